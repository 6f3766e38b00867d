import type { Chapter, RuleId, RulingId } from '../content/rule-ids.ts';

export const chaptersEn: Readonly<Record<Chapter, string>> = {
  1: 'Set-up',
  2: 'Turn and events',
  3: 'Spaces',
  4: 'Phase 2: movement',
  5: 'Sea transport',
  6: 'Phase 3: battles in general',
  7: 'First Strike, Durable, castles',
  8: 'Naval battles',
  9: 'Dungeons',
  10: 'Retreat',
  11: 'Result and conquest',
  12: 'Treasures and victory points',
  13: 'Phase 4: reposition',
  14: 'Phase 5: reinforce',
  15: 'Phase 6: income',
  16: 'Victory',
  17: 'Cards in general',
};

export const rulesEn: Readonly<Record<RuleId, string>> = {
  'NER-1.1': 'Turn order is Karkoth, Vailin, Iron Circle, Nerath in every game round and never changes.',
  'NER-1.2': '2 seats: seat 1 plays Karkoth and Iron Circle, seat 2 Vailin and Nerath; Alliances.',
  'NER-1.3': '3 seats: seat 1 plays Vailin and Nerath, seat 2 Karkoth, seat 3 Iron Circle; Alliances.',
  'NER-1.4':
    '4 seats: one realm each (seat 1 Karkoth, 2 Vailin, 3 Iron Circle, 4 Nerath); Alliances or free-for-all.',
  'NER-1.5':
    'In Alliances, Karkoth and Iron Circle are side A, Vailin and Nerath side B; in free-for-all each realm is a side of its own. Realms of different sides are enemies. Sides never change.',
  'NER-1.6':
    'Mode and length are fixed before the game. Alliances: 20 victory points (VP) of the side in a short game, 30 in a medium one; all capitals or 12 treasures in a long one. Free-for-all: 13 or 20 VP; all capitals or 8 treasures.',
  'NER-1.7':
    'Every realm has its own gold, event deck, hand, discard pile, treasures, castle pool and VP, also when one seat plays two realms. A side’s VP and treasures are the sums over its realms. Nothing may be given to another realm.',
  'NER-1.8':
    'Place the starting armies. Every land territory then holds at least one unit of its owner; nine sea zones and all dungeon entrances hold none.',
  'NER-1.9': 'Starting gold: Karkoth 10, Vailin 11, Iron Circle 12, Nerath 13.',
  'NER-1.10': 'Each realm shuffles its 20 events and draws 2.',
  'NER-1.11':
    'An immediate card in a starting hand is resolved at the start of that realm’s first Draw phase, before the draw, in the order drawn.',
  'NER-1.12':
    'Shuffle the 40 guardian tiles; put 1 face down on each of the 12 entrances; the other 28 form the face-down stack.',
  'NER-1.13': 'Shuffle the 30 treasures into one face-down deck.',
  'NER-1.14':
    'The number of seats settles the mode: with 2 or 3 seats the match is Alliances whatever was chosen; with 4 seats the chosen mode holds. No combination of options and seats is refused.',
  'NER-1.15':
    'A name and a colour belong to a realm, not to a seat. A seat with two realms answers for each of them separately; every question says for which realm it is.',

  'NER-2.1':
    'A turn has six phases in this order: 1 Draw (piocher), 2 Move (mouvements), 3 Battles (batailles), 4 Reposition (repositionnement), 5 Reinforce (renfort), 6 Income (revenus).',
  'NER-2.2':
    'Phases 1 and 6 always take place. In phases 2 to 5 the realm may do nothing, except what NER-6.2, 13.1, 13.3, 13.6 and 13.7 force.',
  'NER-2.3':
    'Turn start comes before phase 1: the realm uses its turn-start cards and properties in any order, each property once, also a property whose card it has just played there.',
  'NER-2.4': 'Phase 1: draw 1 card from the realm’s own event deck.',
  'NER-2.5':
    'If the deck is empty when a card must be drawn, the discard pile is shuffled into a new deck; if that is empty too, no card is drawn.',
  'NER-2.6': 'There is no hand limit.',
  'NER-2.7':
    'A card marked immediate (à jouer immédiatement) is resolved as soon as it is drawn, even if it harms its owner; if it can do nothing it is discarded without effect.',
  'NER-2.8': 'Draw-window cards are played after the draw, in phase 1, in any number.',
  'NER-2.9': 'A resolved event goes face up to its realm’s discard pile.',
  'NER-2.10':
    'A card is shown to the others when its last target has been chosen; until then nothing of it happens on the board, later choices only take earlier ones into account, and its play can be taken back. If it rolls dice or asks another seat on the way (card 22), it is shown before the first of these. An immediate card is shown as soon as it is drawn, one of the starting hand when NER-1.11 resolves it.',

  'NER-3.1':
    'Two spaces are adjacent if they share a border. An entrance is adjacent to the two land territories and the sea zone that it touches.',
  'NER-3.2': 'Opposite board edges are not connected.',
  'NER-3.3':
    'A land territory is controlled by its starting owner until it is conquered; control is kept without any piece there.',
  'NER-3.4':
    'Land controlled by your side is friendly (ami); land controlled by another side is enemy (ennemi), even when empty.',
  'NER-3.5':
    'A sea zone is enemy while it holds a piece of another side (also while your own pieces there still have to fight), otherwise friendly. Nobody controls a sea zone.',
  'NER-3.6':
    'A dungeon entrance (entrée de donjon) is hostile to everybody: never friendly, never an “enemy space” for cards, never controlled.',
  'NER-3.7': 'A land territory is empty (vide) if it holds no piece of any realm; a castle is a piece.',
  'NER-3.8': 'A land territory adjacent to a sea zone is coastal (côtier).',
  'NER-3.9': 'A castle belongs to the controller of its territory.',
  'NER-3.10': 'A unit aboard a warship is in the ship’s sea zone, not on land.',

  'NER-4.1':
    'The active realm may move none, some or all of its pieces, each up to its movement value in spaces, in any interleaving.',
  'NER-4.2':
    'Land units step from land to adjacent land; warships from sea zone to adjacent sea zone; castles never move.',
  'NER-4.3':
    'A land unit or warship that enters an enemy space (even empty) must stop and moves no more this phase.',
  'NER-4.4': 'Friendly spaces, own or allied, may be crossed and occupied freely.',
  'NER-4.5': 'Only heroes may enter a dungeon entrance; they stop there.',
  'NER-4.6':
    'Flying units step between any adjacent spaces, over land, sea, enemy spaces and dungeon entrances, without having to stop. They may end on any land territory or sea zone, never on a dungeon entrance.',
  'NER-4.7':
    'A unit that ends its movement in an enemy space or a dungeon entrance is attacking it. The attack is resolved in phase 3.',
  'NER-4.8': 'Units from several spaces may attack one space; units from one space may attack several.',
  'NER-4.9': 'A realm never moves another realm’s pieces, not even its ally’s in its own territory.',
  'NER-4.10':
    'A transfer (by a card) is not movement: it uses none, needs none, and its destination must be friendly to the piece.',
  'NER-4.11':
    'If an attacked space becomes friendly before its battle is resolved, the attack lapses and the units simply stand there.',
  'NER-4.12':
    'If no attacking piece is left in an attacked space before its battle starts (card 77, an immediate card), the attack lapses too: no window, no result, control unchanged.',
  'NER-4.13':
    'A march names origin and destination. It costs each piece the length of its shortest legal way; the way itself has no effect and is never asked. A piece with movement left may march again, within NER-4.3 to 4.5 and chapter 5. Whether a flying unit (or a hero that may pass, card 101) attacks is read when the phase ends.',
  'NER-4.14':
    'A march is a plan until the phase ends: it may be taken back, in any order, as if it had never been made. It stands if a later march builds on it, if others have boarded in place of those who went ashore, or once a card has been played. Where more than 250 marches are possible, the origin is asked first and the destination then.',

  'NER-5.1':
    'A warship carries up to 2 land units of its own realm: footsoldiers, siege engines, fighters, wizards, monsters.',
  'NER-5.2':
    'It never carries castles, flying units (dragons, storm elementals, heroes under card 110), warships or an ally’s units.',
  'NER-5.3':
    'Loading: a land unit on a friendly coastal territory boards a ship of its realm in an adjacent sea zone that is friendly. The unit must not have moved this phase; boarding counts as 1 movement and the unit then moves only by disembarking.',
  'NER-5.4': 'A ship may load before, during and after its own movement, from different territories.',
  'NER-5.5':
    'At most 2 units may be loaded onto a given ship in one Move phase, and it never holds more than 2.',
  'NER-5.6':
    'Unloading: a carried unit steps onto a land territory adjacent to the ship’s zone. It costs no movement; the unit moves no further this phase.',
  'NER-5.7':
    'A ship that has unloaded a unit does not move again this turn. It may unload onto two different territories.',
  'NER-5.8':
    'Units never change ship, and a unit is not unloaded onto the territory it boarded from this turn.',
  'NER-5.9': 'Bridging: a ship may load and unload in the same zone without moving, under NER-5.3 to 5.8.',
  'NER-5.10':
    'Units may stay aboard across turns; units aboard at the start of the turn may unload where the ship stands (it then stays, NER-5.7) or after it has moved.',
  'NER-5.11':
    'Unloading onto enemy land is a landing (débarquement), an attack. In phase 2 it needs a friendly sea zone; from an enemy zone it must wait for NER-5.12.',
  'NER-5.12':
    'Landing step: when all naval battles are over, each surviving ship of the active realm that took part in a naval battle the realm won, or whose naval attack lapsed (NER-4.11), may unload its surviving cargo (not if it unloaded before): onto enemy land (starting an attack or joining one), onto friendly land, or, heroes only, onto a dungeon entrance.',
  'NER-5.13':
    'Heroes may also be unloaded onto an adjacent dungeon entrance in phase 2 from a friendly zone.',
  'NER-5.14':
    'When a warship is destroyed or removed, everything aboard goes with it, destroyed or removed likewise.',
  'NER-5.15':
    'In phase 2 a ship in an enemy sea zone neither loads nor unloads, not even onto friendly land; its cargo waits for NER-5.12.',
  'NER-5.16':
    'From land to a sea zone a land unit boards a ship there; from a sea zone to land or to a dungeon entrance it leaves its ship; from zone to zone ships sail with all they carry. Which ship is boarded is asked only if the ships there with room differ in cargo, movement left or loads.',

  'NER-6.1':
    'In every attacked space there is a battle. Attacker: the active realm, with all its pieces there. Defenders: the controller of the land and all realms of enemy sides with pieces there, or the guardians.',
  'NER-6.2':
    'All naval battles come first, then the landing step, then land and dungeon battles; within each group the attacker chooses the order, one battle at a time. Every attack must be resolved.',
  'NER-6.3': 'Each unit rolls the dice of the unit table once per battle round.',
  'NER-6.4': 'A die of 6 or more scores a hit.',
  'NER-6.5':
    'If an effect lets a unit hit on 5+, its dice need 5; otherwise, in a dungeon, hero dice need the highest “heroes need” value of the unbeaten guardians there; otherwise 6.',
  'NER-6.6':
    'A battle round: (1) First Strike step; (2) normal step, attacks; (3) damage of the normal step; (4) attacker continues or retreats; (5) result if the battle is over.',
  'NER-6.7':
    'In each step the attacker rolls first and the defender second, but attacks of one step are simultaneous: units lost in a step still roll in it.',
  'NER-6.8': 'The owner of the pieces that are hit chooses which of them take the hits.',
  'NER-6.9':
    'Each hit of a step goes to a different eligible piece. Only when every eligible piece has one may a Durable piece with capacity left take a second. Hits that cannot be assigned are lost.',
  'NER-6.10': 'Eligible: every piece of that side taking part (naval: NER-8.2), except inactive castles.',
  'NER-6.11': 'After both sides have assigned, destroyed pieces are returned to the supply together.',
  'NER-6.12':
    'Allied pieces in one space defend together. If both realms belong to one seat, that seat assigns freely. Otherwise the realms agree on a share; without agreement each takes half, the odd hit going to the realm with more eligible pieces (tie: the controller of the space; at sea the realm earlier in turn order). What one realm cannot absorb passes to the other.',
  'NER-6.13':
    'Order of dice, for replay: per step all attacker dice, then all defender dice; within a side by realm in turn order, then by unit table order, then piece id; a piece’s own dice before its bonus dice; guardians by tile order, dice as listed. Rerolls follow directly after that side’s roll.',
  'NER-6.14':
    'If the attacked land holds no defending piece when the battle starts, the battle-start window still opens. If there is still none when it closes and an attacker is left, the attack is unopposed: the attacker conquers at once, without rounds, and this is not a fought battle (not “a battle won” for any ability or card). If no attacker is left (card 53), NER-11.1 holds: control does not change.',
  'NER-6.15':
    'The battle is over when a side has no piece (guardian) left that is not an inactive castle, or the attacker has retreated. This is checked whenever a battle window closes; after a step only once the windows that follow its damage have closed, so a death attack (card 105) and a piece put there by card 9 still count.',
  'NER-6.16':
    'Invariant: outside phases 2 and 3 no space holds pieces of two enemy sides. So all pieces of the active realm in an attacked space are attackers, and no others are.',
  'NER-6.17':
    'The share of NER-6.12 is asked only if the two realms belong to two seats, neither seat is absent (NER-16.8), the hits are fewer than the side can absorb, and more than one share is possible (NER-6.20). Otherwise the half of NER-6.12 holds.',
  'NER-6.18':
    'Losses are given one by one or all at once in the default order: active castle; dragon without a mark; footsoldier; siege engine; fighter; warship without cargo; storm elemental; wizard; monster; warship with cargo; marked dragon. The default order always obeys NER-6.9. If the hits reach or exceed what the side can absorb, nothing is asked.',
  'NER-6.19':
    'In one step: the hit side’s window before damage (the defending side first), then the defending side assigns, then the attacking side, then all destroyed pieces leave together (NER-6.11), then NER-17.20. Hits that are cancelled (cards 3, 62, 94) are taken off before a share or an assignment.',
  'NER-6.20':
    'NER-6.9 holds for a side as a whole, also with two realms: with no more hits than eligible pieces no realm takes more hits than it has eligible pieces; with more hits than eligible pieces no realm takes fewer. Shares outside these limits, or beyond what a realm can absorb, are not possible; the half of NER-6.12 becomes the nearest possible share. After a share the realms assign in turn order from the attacker.',
  'NER-6.21':
    'Hits of cards 6, 25, 45, 65 and 91 fall before round 1 and belong to no round: cards 3 and 62 do not cancel them, card 94 does (among several dragons the hit on a marked one). They are followed by NER-17.20 without the window after damage.',
  'NER-6.22':
    'A death attack (card 105) belongs to the round and the step in which the wizard fell, or to none if it fell before round 1. Cards played before a roll do not apply to it; rerolls follow its dice (card 102; card 33 in a round), and its hits may be cancelled like others (card 94; in a round also 62, in round 1 also 3).',
  'NER-6.23':
    'After a roll, first the properties 90 and 102, then card 33; no die is rerolled twice, and the rerolls that card 33 has promised for the normal step come first of all. Before an assignment first card 3, by itself, then property 94, then card 62. No seat is asked about hits or misses that no longer exist.',

  'NER-7.1':
    'First Strike step: all units with First Strike on both sides roll; damage is applied before anyone else rolls.',
  'NER-7.2':
    'In the normal step every unit rolls that has not rolled in this round: units without First Strike, and units with it that joined or regained it after the First Strike step. A unit that rolled in the First Strike step does not roll again.',
  'NER-7.3':
    'Durable: the first hit a Durable unit takes in a battle only marks it; the next one destroys it. Marks are removed when the battle ends.',
  'NER-7.4':
    'A castle that takes a hit becomes inactive until the end of the battle: it neither rolls nor takes hits. It is never destroyed or removed. After the battle it is active again.',
  'NER-7.5': 'A castle may be given a hit like any other piece, at its owner’s choice.',
  'NER-7.6':
    'Powerful Attack: a siege engine rolls 2d8 when its realm is the attacker of the battle, 1d8 when defending.',
  'NER-7.7': 'Capsize: a storm elemental rolls 2d8 in sea zones, 1d8 on land, in attack and defence.',

  'NER-8.1':
    'A battle in a sea zone is a naval battle. Warships, flying units and heroes aboard ships take part.',
  'NER-8.2': 'Other units aboard are cargo: they roll no dice and cannot be given hits.',
  'NER-8.3': 'A hero aboard may be given a hit like any piece, also in the same step as its own ship.',
  'NER-8.4': 'A ship that is destroyed takes its cargo and heroes with it.',
  'NER-8.5': 'Winning a naval battle conquers nothing and scores no VP.',
  'NER-8.6':
    'Heroes keep First Strike and card bonuses at sea, and may afterwards land (NER-5.12) and fight again.',

  'NER-9.1':
    'Heroes in an entrance in phase 3 explore it. All its tiles are turned face up, then the battle is fought.',
  'NER-9.2':
    'The player to the left of the attacker acts for the guardians: the seat of the next realm in turn order, which is always an enemy. It chooses which dice the hits remove, or leaves that to NER-9.14. It is asked nothing else.',
  'NER-9.3':
    'All guardians of the entrance fight together, each with all its remaining dice; they hit on 6+.',
  'NER-9.4':
    'Each hit on the guardians removes one die among those still there (which one: NER-9.2); a guardian without dice is beaten.',
  'NER-9.5': 'A guardian with First Strike rolls in the First Strike step.',
  'NER-9.6':
    '“Heroes need 7+ / 8+” holds for all dice of all heroes while any such guardian is unbeaten; the highest value counts; 5+ effects override it.',
  'NER-9.7':
    'If the heroes retreat or are all destroyed while a guardian is unbeaten, all guardians recover all their dice, tiles beaten in this battle included; the tiles stay face up.',
  'NER-9.8':
    'If all guardians are beaten and a hero survives, the realm loots: it gains the sum of their rewards in gold and draws exactly 1 treasure, whatever the numbers of heroes and guardians.',
  'NER-9.9':
    'If the last guardian and the last hero fall in the same step there is no loot; the entrance counts as beaten for NER-13.4.',
  'NER-9.10':
    'When an entrance is beaten (NER-9.8, 9.9) its tiles go face up to a discard; it is shuffled into a new stack when a tile is needed and the stack is empty.',
  'NER-9.11': 'If the treasure deck is empty, looting gives gold only.',
  'NER-9.12':
    'A tile put on an entrance whose battle is going on is turned up and fights from the next round.',
  'NER-9.13':
    'If neither stack nor discard holds a tile, none is placed. Nobody may enter an entrance without tiles.',
  'NER-9.14':
    'Default choice for the guardians: a hit removes the smallest die that has already rolled in this battle round; if none has, the smallest die. Equal dice: the first in the order of tiles (as they were put there), then of the tile’s list.',

  'NER-10.1':
    'After a round in which both sides have pieces other than inactive castles (or guardians) left, the attacker chooses: another round, or retreat. Defenders never retreat (except card 75).',
  'NER-10.2': 'A retreat takes all attacking pieces of that battle.',
  'NER-10.3':
    'Each land unit goes to an adjacent friendly land territory, freely chosen and split; it need not be where it came from; territory conquered this turn is allowed.',
  'NER-10.4': 'Each flying unit goes to an adjacent friendly land territory or friendly sea zone.',
  'NER-10.5':
    'Only if no adjacent friendly land territory exists may land units retreat aboard own warships with free places in adjacent sea zones.',
  'NER-10.6': 'Land units for which there is no place are destroyed; the owner chooses which.',
  'NER-10.7': 'Naval: ships go to adjacent friendly sea zones, cargo aboard.',
  'NER-10.8':
    'Retreat is offered only if at least one attacking piece has a legal destination; a piece without one is destroyed.',
  'NER-10.9': 'From a dungeon entrance heroes retreat under NER-10.3 to 10.6.',
  'NER-10.10':
    'Retreated land units and cargo of retreated ships neither move nor disembark for the rest of the turn. Flying units may still reposition in phase 4.',
  'NER-10.11':
    'Who retreats names one space for all, if all can go there, or scatters piece by piece. A piece with a legal place must take one; when only pieces without a place are left, they are destroyed.',

  'NER-11.1':
    'If no attacker is left in the space (destroyed, removed or retreated), the defender wins and keeps control, even with no piece left.',
  'NER-11.2':
    'If no defending piece other than inactive castles is left and an attacker survives, the attacker wins; surviving attackers stay in the space.',
  'NER-11.3':
    'Winning (or an unopposed attack) on land conquers it: the attacker controls it from now on, except NER-11.7.',
  'NER-11.4':
    'Conquering an enemy-controlled territory scores 1 VP at once; 5 instead if it is the capital of an enemy realm, whoever held it.',
  'NER-11.5': 'No VP for a starting territory or the capital of the conqueror’s own realm.',
  'NER-11.6': 'No VP for a starting territory or the capital of the conqueror’s ally.',
  'NER-11.7':
    'Liberation: an ally’s starting territory taken from an enemy returns to the ally’s control at once, even if only your pieces stand there. Effects that speak of conquering apply to you. A liberated capital is usable normally on the ally’s next turn.',
  'NER-11.8': 'The same territory may score any number of times, for any realm; VP are never lost.',
  'NER-11.9': 'A castle in a conquered territory stays and becomes the new controller’s.',
  'NER-11.10':
    'A realm that does not control its capital loses unlimited placement (NER-14.3) and half its income (NER-15.3) until it controls it again.',
  'NER-11.11':
    'Run Amok: when on its own turn a realm wins a fought battle in a land territory, each of its monsters (under card 88 also each of its fighters) that survived it there may at once move to an adjacent enemy-controlled empty land territory and conquer it. They may go to different territories or together. This is not a battle and gives no further Run Amok.',
  'NER-11.12': 'Conquest by Run Amok or by card is a conquest for VP and for effects, not a battle.',
  'NER-11.13': 'A realm without territory or pieces stays in the game and takes its turns.',
  'NER-11.14':
    'Order after a won land battle (after an unopposed attack only the first two): control and VP; automatic conquest effects (cards 69, 95); the window at the end of the battle (cards 2, 5, 78); Run Amok; the window after it (card 76).',
  'NER-11.15':
    'A fought battle is won by every realm that takes part in it (NER-17.2) on the winning side, and lost by every one on the other. After a naval battle, and after a land battle that the defender wins (also by the attacker’s retreat), only the window at the end of the battle (cards 5, 78) follows; after a dungeon battle only the loot (NER-9.8) and the chance to play the treasure.',

  'NER-12.1':
    'A drawn treasure goes to the realm’s hand. It may be played at the time printed on it and then stays face up for the rest of the game.',
  'NER-12.2':
    'Playing it scores its VP at once, applies its Power (pouvoir) once and its Property (propriété) from then on.',
  'NER-12.3': 'Properties serve the owning realm’s pieces only.',
  'NER-12.4': 'VP come only from conquest (NER-11.4) and played treasures.',

  'NER-13.1':
    'Dungeon exit (sortir d’un donjon): each hero in an entrance must move to an adjacent friendly land territory or aboard an own warship with a free place in an adjacent sea zone; heroes may split. A hero that can do neither is destroyed.',
  'NER-13.2':
    'Flight (s’envoler): each flying unit may move up to its full movement again, over anything, to a friendly space it may stop in; territory conquered this turn counts.',
  'NER-13.3':
    'At the end of the phase each flying unit of the active realm must be on friendly land; one with Hover may be in a friendly sea zone instead. Others are destroyed. (Another realm’s dragon that card 75 took out to sea is safe until the end of its own phase 4.)',
  'NER-13.4':
    'Repopulating (repeuplement): at the end of the phase each entrance that holds no tile gets 2 new tiles, face down, in order of space id: those whose guardians were all beaten this turn, and any that stayed empty for lack of tiles (NER-9.13).',
  'NER-13.5': 'No movement of this phase may enter an enemy space or start a battle.',
  'NER-13.6': 'Order: exits, flights, losses, repopulating.',
  'NER-13.7':
    'The flights cannot be ended while a flying unit that NER-13.1 or 13.3 would destroy can still fly to a space that saves it. Heroes that fly (card 110) leave an entrance by flight, not by NER-13.1.',

  'NER-14.1':
    'The realm buys any units it can pay; unspent gold is kept. Unit numbers are unlimited except castles: each realm places at most 6 of its own castles in the game, the 3 starting ones included; captured castles do not count.',
  'NER-14.2':
    'A new unit is placed on a land territory with a castle that the realm controls now and controlled at the start of its turn.',
  'NER-14.3': 'The own capital takes any number; any other castle takes at most 4 new units per turn.',
  'NER-14.4':
    'Another realm’s captured capital is an ordinary castle. Exception to the limit: a realm that controls exactly one castle at the start of the phase has no limit there.',
  'NER-14.5':
    'A castle captured or retaken this turn may not be used, except the own capital, which is usable at once and without limit.',
  'NER-14.6':
    'A new castle goes on a land territory the realm controls, without castle, not conquered this turn. No new unit is placed on the territory of a castle bought this turn, whichever is bought first (moving there under NER-14.10 is allowed).',
  'NER-14.7':
    'A realm that controls no castle at the start of the phase places new units on the friendly land territory or territories nearest to the own capital (fewest steps over land and sea spaces, dungeon entrances excluded, whoever holds them), ties shared freely, without limit, also if it was conquered this turn; that territory stands for the castle in NER-14.8 and 14.9. Without any friendly land it buys nothing. If the realm controls castles but none is usable, it places nothing but new castles.',
  'NER-14.8':
    'A new warship goes to a friendly sea zone adjacent to the castle; a new storm elemental to the castle or such a zone. Both count against that castle’s limit. Never an enemy zone.',
  'NER-14.9':
    'New land units may be placed directly aboard a new or existing own ship with room in a sea zone adjacent to the castle, within that castle’s limit.',
  'NER-14.10':
    'Each new unit may then move up to its movement value, through and to friendly spaces only; new flying units may cross enemy spaces and entrances. No battle may result; no dungeon may be entered.',
  'NER-14.11':
    'A new warship may move with new units aboard and unload them onto friendly land. An existing ship does not move; new units may board it or use it for bridging onto friendly land. NER-5.1 to 5.8 apply.',
  'NER-14.12': 'New flying units must end as in NER-13.3.',
  'NER-14.13':
    'A purchase names the castle that is charged, the unit type, the number and the space where the units end: any space that placing (NER-14.2, 14.7 to 14.9) and the free move (NER-14.10) together allow. Their move is then spent; only new units aboard a ship may still land.',
  'NER-14.14':
    'A new warship is placed in a zone of NER-14.8. As long as the phase lasts it may sail, with its cargo, up to its movement in all, through and to friendly zones. New units aboard any own ship may land from the zone where it stands onto friendly land (NER-14.11); a ship that has landed a unit sails no more. A unit is not landed on the territory of the castle that was charged for it.',
  'NER-14.15': 'At most 2 new units are put aboard one ship in this phase (NER-5.5).',

  'NER-15.1':
    'The realm receives 1 gold per land territory it controls (equal to base income, plus conquests, minus losses). A capital counts 1.',
  'NER-15.2': 'A liberated territory pays its controller, the ally.',
  'NER-15.3': 'A realm that does not control its own capital receives half of its total, rounded up.',

  'NER-16.1':
    'Short and medium: at the end of a game round (after Nerath’s turn and the game-round-end window) a side wins if it has reached the target and has strictly more VP than every other side.',
  'NER-16.2':
    'If the target is reached but two or more sides share the highest VP, another game round is played, as often as needed.',
  'NER-16.3': 'Long: a side wins at once, in the middle of anything, when it controls all four capitals.',
  'NER-16.4':
    'Long: at the end of a game round a side wins if it owns at least 8 treasures (free-for-all) or 12 (Alliances), in hand or in play, and strictly more than every other side; a tie plays on.',
  'NER-16.5':
    'In long games VP decide nothing; in short and medium games capitals and treasure counts decide nothing beyond their VP.',
  'NER-16.6':
    'Round limit: if the match has a limit of rounds and nobody has won by NER-16.1 to 16.4 at the end of the last of them, the match ends there. The side with the most VP wins; in a long game the side with the most treasures, among equals the one with the most VP. Sides that are still equal draw: they are all winners, and it counts as a draw between them.',
  'NER-16.7':
    'A seat’s score is the VP of its side; in a long game the number of treasures of its side, in hand and in play. Winners are all seats of the winning side.',
  'NER-16.8':
    'Resignation: a seat that resigns is absent for the rest of the match. Its realms stay on the board. Each question to it is answered by its fallback at once: it still draws, resolves immediate cards, defends and collects income; it does not move, attack, buy or play cards. Its VP and treasures go on counting for its side.',
  'NER-16.9':
    'A side all of whose seats are absent is out: it cannot win and is left out of every comparison in NER-16.1 to 16.6. As soon as only one side is not out, that side wins at once. With 2 seats a resignation therefore ends the match; with 3 seats that of seat 1 does.',

  'NER-17.1': 'An event or treasure is played only in its window, by the realm that holds it.',
  'NER-17.2':
    'Battle windows are open only to realms taking part: the attacker, the controller of the attacked land, and realms with pieces taking part.',
  'NER-17.3':
    'In a window the active realm (in a battle: the attacker; at the end of a game round: Karkoth) is asked first, then the others in turn order from it; a played card resolves at once and the round of asking starts again; the window closes when all have passed in a row.',
  'NER-17.4':
    'Any number of cards may be played in a window. Equal abilities do not add up (First Strike, “hit on 5+”, double hits); bonus dice do.',
  'NER-17.5': '“Friendly” means own or allied; “you control” means your realm only.',
  'NER-17.6':
    'Add: from the supply, free, outside castle and placement limits; pieces added before or during the own Move phase may move in it.',
  'NER-17.7': 'Transfer: NER-4.10.',
  'NER-17.8':
    'Remove and replace are not destruction: they trigger nothing that speaks of destroyed pieces. Castles are never removed, replaced or transferred.',
  'NER-17.9':
    'Bombardment (cards 11, 12, 16, 22, 58, 74): roll the dice; 6+ hits (5+ where an effect says so); the controller of the territory (card 58: the heroes’ owner) assigns the hits among enemy pieces there under NER-6.9. It is not a battle: First Strike, rerolls and battle cards do not apply (card 94 does, on its owner’s turn). A castle or an unmarked Durable unit may absorb one hit; both recover at once. Nothing is conquered. Against several territories (16, 74): one after the other by space id, each with its roll, its losses and unitDestroyed.',
  'NER-17.10': 'Stolen gold is limited to what the victim has.',
  'NER-17.11': 'If only part of an effect is possible, that part is done.',
  'NER-17.12':
    'A die that “scores 2 hits” needs to be a hit and to show the stated value before any modification; each of the two hits is assigned separately.',
  'NER-17.13':
    'Units added to a naval battle must be flying or fit aboard own ships there; others are not added.',
  'NER-17.14': 'Cards that speak of units or pieces do not affect guardians; hits do.',
  'NER-17.15': '“Land battle” means in a land territory; a dungeon battle is neither land nor naval.',
  'NER-17.16': 'Effects “until the end of the battle” cover pieces that join it later.',
  'NER-17.17':
    'A piece that is added to, or arrives in, a space whose battle is going on takes part in it on its realm’s side: it may be given hits and counts for NER-6.15 at once, and rolls from the next step that begins.',
  'NER-17.18':
    'A window asks every realm that could play a card in it by public facts, and no other: its hand is not empty, at least one of its events for this window is not in its face-up discard, and the public part of that card’s condition holds; or it holds an unplayed treasure, and at least one treasure for this window is not yet in play. What it really holds never decides whether it is asked, only what it is offered besides the pass.',
  'NER-17.19':
    '“Any time” means: in the menus of the own turn (turn start, Draw, Move, Reinforce), at the start of a battle the realm takes part in, directly after its own looting, in the interludes of other realms’ turns, and at the end of a game round. Cards for any Move phase, for the end of a Battle phase and for the end of any phase are played, in other realms’ turns, in the interludes only; card 77 also in the own interludes and in the own menus of phases 1 and 5, card 71 also in the own interlude after Battles.',
  'NER-17.20':
    'After pieces have been destroyed in a step: first all death attacks of card 105 roll (NER-6.22), then their hits are assigned and those pieces leave; then the owners of destroyed pieces are asked, the attacker’s realm first, then in turn order from it (card 9, then card 104, for each destroyed hero); then come the cards played after damage; then NER-6.15. Outside a battle only the owners of destroyed pieces are asked, the active realm first.',
  'NER-17.21':
    'An interlude asks the other three realms in turn order from the active one, after the active realm where NER-17.19 lets it. What is played there may change pending battles: NER-4.11, 4.12, 6.14.',
  'NER-17.22':
    'An effect whose target is lost before it resolves does nothing to it. A question about targets is asked only with at least one legal target; a forced one is answered at once.',
  'NER-17.23':
    'An event that is not immediate is playable only if it can do something: where it needs a target there is a legal one, where it takes gold a victim has some, where it rolls dice at least one die is rolled. An effect that lasts (for the round, the battle or the turn) always does something. All this is public and part of its condition in NER-17.18.',
  'NER-17.24':
    'A card whose player in the end chooses nobody (28, 44, 75, 76) was not played: it stays in the hand unseen, and in a window this counts as a pass.',
  'NER-17.25':
    'A warship that a card removes takes its cargo with it (NER-5.14); the cargo does not count towards the number to be removed.',
};

/** Questions that the rulebook leaves open, what we decided, and why. */
export const rulingsEn: Readonly<Record<RulingId, string>> = {
  'R-1': '“Fin d’un tour”: turn or round? Game round. Public English wording: “at end of game round”.',
  'R-2':
    'Two sides past the target: “alone”, or the one with more? Highest VP wins; equal highest plays on (NER-16.1, 16.2). The text plays on only “as long as the tie lasts”. VP never fall, so with “alone past the target” a match might never end.',
  'R-3':
    'Long game: all capitals or all enemy ones? All four, own side’s included; at once. Table says all; both readings agree while the side holds its own.',
  'R-4': 'Do unplayed treasures count in long games? Yes. “Accumuler / collect”; counts of cards are public.',
  'R-5': 'Alliances with 2 and 3 seats. Always Alliances. Only set-ups given.',
  'R-6':
    'Immediate card in the starting hand. Resolved in the realm’s first Draw phase. Keeps turn order fair, keeps it mandatory.',
  'R-7':
    'Draw-phase cards before or after drawing. After. So the drawn card may be used; “turn start” is the earlier window.',
  'R-8':
    'Who is “the player to the left” for the guardians? The seat of the next realm in turn order; asked only if it matters, and it may leave the choice to the default for good (NER-9.2, 9.14). Turn order is seating order. The text gives this player the choice twice; a standing order keeps the game flowing.',
  'R-9':
    'Attack on empty land. Battle-start window opens; if still empty, conquest without a fought battle (NER-6.14). Moving in is an attack, but nothing is won by fighting; stops Run Amok chains through empty land.',
  'R-10': 'Does a castle make a territory non-empty? Yes. Castles are land units; a lone castle defends.',
  'R-11':
    'Two hits on one dragon in one step. Only if every other eligible piece has a hit (NER-6.9). “Each hit to a new unit”, yet all hits must be dealt.',
  'R-12':
    'Marked dragon and later steps. A hit in any later step of the battle destroys it. Recovery is only at battle end.',
  'R-13': 'Hit on a ship and on a hero aboard it. Legal. Both are participants; owner chooses.',
  'R-14': 'How many units can one ship bridge? 2 loads per Move phase. Capacity 2; stops endless ferries.',
  'R-15':
    'Unloading on friendly land after a won naval battle. Allowed. The delay comes from the contested zone only.',
  'R-16':
    'Retreat with no place for some. Those are destroyed; no retreat if nobody has a place. Extends the rule for lack of ships.',
  'R-17': 'Retreat aboard ships when friendly land is adjacent. Not allowed. Text makes ships the fallback.',
  'R-18': 'Hero that cannot leave a dungeon. Destroyed. Exit is compulsory.',
  'R-19':
    'Simultaneous fall of last guardian and last hero. No loot, entrance repopulated. Defender “wins”, but all guardians are beaten.',
  'R-20':
    'Supply of tiles and treasures. Tiles recycle, treasures do not; an entrance without tiles is closed until it is repopulated (NER-9.13, 13.4). Tiles are needed for repopulating; treasures stay in play; without guardians there is nothing to fight or to loot.',
  'R-21':
    'May Fey Crossing (28) transfer into enemy land? No. The bare words would allow it (“of your choice”). But a transfer is not movement, and only movement attacks; all other transfers say friendly. The rules reader says so; easy to change.',
  'R-22': 'Removed / replaced = destroyed? No. Different verbs; keeps triggers narrow.',
  'R-23':
    'Castles and dragons under bombardment cards. Each may absorb one hit and recovers. Same damage rules as in battle.',
  'R-24': '“Ami” versus “que vous contrôlez”. Friendly includes the ally, control does not. Literal.',
  'R-25':
    'Single-castle exception. Castles controlled when phase 5 starts. Literal “no longer control more than one”.',
  'R-26': '“Nearest” without castles. Steps over land and sea. Simple, works for islands.',
  'R-27':
    'New castle on allied land, number of castles. Own land only; 6 per realm. A castle belongs to the controller; figure limit is stated but its number lost: house.',
  'R-28':
    'New units and existing ships. May board and bridge; the ship stays. Only the ship’s movement is forbidden.',
  'R-29': 'Philosopher’s Stone and lost capital. Added before halving. “Income you can receive” is halved.',
  'R-30':
    'Window order. Active realm or attacker first; a realm that has passed is asked again only after another’s play. Needed for play on a server.',
  'R-31': 'Die of Soul Rot (16). d6. Icon lost; weak deck.',
  'R-32': 'Bombardment (42) without siege engine. Not playable. Name and aim of the card.',
  'R-33': 'Pit Trap (58). Before and outside the battle. “Avant la bataille”.',
  'R-34':
    'Privateers (26) against the ally. Not allowed. Theft is from enemies; card 40 says “another realm”.',
  'R-35': '“All monsters” on card 81. Own monsters. All other properties serve the owner.',
  'R-36': 'Nolzur’s Pigments (96). Once each turn. It is a property.',
  'R-37':
    'Winged Boots (110) and dungeons, ships. Heroes still explore. Ships no longer carry them; those aboard when the card is played stay in the zone as flyers. Only heroes enter dungeons, and they are still heroes. Ships carry land units only, and it is always clear that a hero at sea is in the air.',
  'R-38': 'Staff of the Magi (105) with Robe (103). d20 of 10+ scores 2. It is a wizard’s die.',
  'R-39': 'Lichdom (9) and Rod (104) on one wizard. Both apply. Different effects of one event.',
  'R-40': 'Acid Breath (1) in defence. Allowed. Same wording family as 29, 47, 64.',
  'R-41': 'Chill Breath (64): one round or battle? Dice this step; no retreat for the battle. Literal.',
  'R-42': 'Empty territory after a flying conqueror leaves. Stays controlled. Control needs no piece.',
  'R-43':
    'Attack on land held only by the controller’s ally. Those pieces defend; the controller may play defender cards. NER-6.1, 17.2.',
  'R-44': 'Do heroes’ bonus dice suffer “need 7+”? Yes. “All rolls of all heroes”.',
  'R-45': 'Gold, cards or units between allies. Never exchanged. No rule allows it.',
  'R-46':
    'Card names. Printed spelling repaired (Withering Grasp, Winged Boots, Silverclaw Barbarians). Typing slips in the source.',
  'R-47':
    'Guardian beaten, then heroes retreat. It recovers with the others (NER-9.7). “Guardians regain full strength”; replacement only when all are beaten.',
  'R-48': 'Allied seats and hands. Not shown to each other. Not stated; chat is free.',
  'R-49':
    '“Unités amies” (28), “de votre camp” (60): the ally’s pieces too? Own realm’s pieces only. The bare words would allow it; but no realm handles another’s pieces (NER-4.9). As R-21, easy to change.',
  'R-50': 'Sea zones for Disguised Advance (44). Land only. Same family as 14 and 28.',
  'R-51':
    'Nentir Vale “occupied” (67). Controlled by an enemy. Own or allied pieces are no hindrance; compare 66.',
  'R-52':
    'Risen Hulk (13) in another realm’s Move phase. One offer, in the interlude when that realm ends the phase. One stop instead of one per move; Karkoth has then seen every move.',
  'R-53':
    'Lichdom (9) in a battle for k03 itself. The new wizard joins it (NER-17.17). It stands in the attacked space.',
  'R-54':
    'A player leaves. NER-16.8, 16.9: the realm stays and answers by fallback; a side without a present seat is out; the last side in wins. The text is silent. Nobody profits from a vanished army, no ally is punished for the other’s leaving.',
  'R-55':
    'Several things follow one death (9, 104, 105). Death attacks first, all rolled before any is assigned; then 9 and 104, attacker’s realm first (NER-17.20). 105 says “immediately”; one order for replay.',
  'R-56':
    '“Any time”, “end of any phase”. Menus of the own turn, own battles, after looting, two interludes per turn, round end (NER-17.19). Literally there would be some 24 stops in each game round. Lost: card 77 after another realm’s phases 1, 4, 5 and 6, where the next interlude serves as well.',
  'R-57':
    'Blockade (22) “at the end of your Move phase”. Played from the Move menu; it ends the movement. Same moment, no extra stop.',
  'R-58':
    'May a flyer be left to die in phase 4? Not if it can be saved (NER-13.7). “Must end on friendly land”; nobody wants it; guards against a slip.',
  'R-59':
    'Endless matches: ties, long games. A limit of rounds can be set (NER-16.6). Needed for bots and clocks; off by default.',
  'R-60':
    'Mode with 2 or 3 seats. The option is not read (NER-1.14). As R-5; options stay valid at every number of seats.',
  'R-61':
    'Placing, then moving new units. One choice: castle, type, number, final space (NER-14.13). Same result, a third of the clicks; ships keep their own step because they carry.',
  'R-62':
    'What a question or a pass may tell. Windows by public facts (NER-17.18). Being asked must not betray a hand.',
  'R-63':
    '“Must disembark on another territory”. Another than the one it boarded from in the same turn (NER-5.8). A unit that stayed aboard over a turn may come home.',
  'R-64':
    'Border Patrol (63): whose territories? Those Nerath controls. The text names no owner; “your side’s” would hand pieces out on allied land without saying so.',
  'R-65':
    '“In this round” (3, 62) and hits before round 1. Those hits belong to no round (NER-6.21). Literal; card 94 names no round and helps.',
  'R-66':
    '“Opposing side” (5), “in both sides” (20). Any realm that took part and lost; any fighter of Karkoth’s side. Literal “camp”.',
  'R-67': 'One die, two rerolls. Never (NER-6.23). One order for replay; no chains.',
};
