import type { Chapter, RuleId, RulingId } from '../content/index.ts';

export const chaptersEn: Readonly<Record<Chapter, string>> = {
  1: 'Setting up',
  2: 'The turn',
  3: 'Resources',
  4: 'Movement, exploration, terrain',
  5: 'Actions and building',
  6: 'Combat',
  7: 'Deploying units',
  8: 'Technologies',
  9: 'End of the turn, victory',
  10: 'Keywords',
  11: 'Game modes and decks',
  12: 'Vocabulary of the cards',
  13: 'What is known',
};

export const rulesEn: Readonly<Record<RuleId, string>> = {
  'ECH-1.1':
    'Each player rolls a die; those who tie for the highest roll again. The highest roller is the leader.',
  'ECH-1.2':
    'The leader chooses a civilisation first or lets the other choose first; then each player chooses one. Two players may not choose the same one, unless the table allows it.',
  'ECH-1.3':
    'Base game: your start tile lies in your own lower left corner, so the Capitals stand on a1 and f6.',
  'ECH-1.4':
    'The seven tiles of the chosen map are shuffled and fill the other places face down. Their rotation is unknown until they are revealed.',
  'ECH-1.5':
    'On the Constantinople map the tile with the rich Mines lies face down in the centre, as its back says. The other six are shuffled.',
  'ECH-1.6': 'Your Capital stands on the Capital square of your start tile.',
  'ECH-1.7':
    'Before shuffling, one Starting Scout is taken from your deck. It stands on your Capital, on an ordinary pawn, unexhausted and in melee mode. If your deck has different Starting Scouts, you choose which one begins.',
  'ECH-1.8':
    'Your Civilisation card lies open on your Unit field and is never drawn. Your other 34 cards are shuffled face down.',
  'ECH-1.9':
    'You begin with 1 food and 1 wood as main resources, unexhausted. They belong to no Camp and are never lost with one. Then you draw 5 cards.',
  'ECH-1.10': 'Opening resupply: once, in turn order, each player may resupply any number of the 5 cards.',
  'ECH-1.11':
    'The leader takes the first turn. The second player gets 1 temporary joker on the Civilisation card.',
  'ECH-1.12':
    'If the two water tiles C2 and C3 lie at both exits of the same start tile, the six tiles are shuffled and laid out again. Everyone knows this.',
  'ECH-1.13':
    'Order of setting up: decks, if they are built; dice; civilisations; tiles; Starting Scouts; shuffling; 5 cards each; in a team game who begins; opening resupply in turn order; first turn.',
  'ECH-1.14':
    'Setting up is neither a deployment nor an exploration nor a draw by an effect: it sets off nothing. For everything that goes by the order of entering play, the Civilisation cards come first, then the Capitals, then the Starting Scouts, each in seat order.',

  'ECH-2.1':
    'A turn has four phases: Start, Mobilisation, Deployment, End. A phase that you have left is over for this turn.',
  'ECH-2.2':
    'At the Start of your turn, refresh all your main resources and units. In your first turn of the match you skip this phase, with everything that would happen in it.',
  'ECH-2.3':
    'Order of the Start: effects that last until your next turn end; resources refresh; units refresh, except those held by Fatigue; Regenerate heals; start-of-turn effects happen.',
  'ECH-2.4':
    'Exhausted units cannot move, act or switch mode. Exhausted resources cannot pay. Both still count for everything else: an exhausted unit counter-attacks, gives its War cry and occupies its square.',
  'ECH-2.5': 'In Mobilisation you move, act, switch modes and play Strategy cards in any order.',
  'ECH-2.6':
    'In Deployment you deploy units and play Technologies. Units do not move in this phase, unless an effect moves them.',
  'ECH-2.7': 'You may pass either phase at once.',

  'ECH-3.1':
    'Main resources come from the set-up and from Camps. Paying with one exhausts it until your next Start.',
  'ECH-3.2':
    'A temporary resource pays once and goes back to the supply. Until then it lies on the card that gave it, or on your Civilisation card. It is never exhausted.',
  'ECH-3.3':
    'A card with “Max. X” never holds more than X temporary resources of that effect. You do not gain what exceeds it.',
  'ECH-3.4': 'When a card leaves play, the temporary resources on it are lost.',
  'ECH-3.5': 'A joker pays 1 of any kind.',
  'ECH-3.6':
    '“Resource of choice”: you name food, wood or gold when you gain it, for each token anew. It is never a joker.',
  'ECH-3.7': 'The grey part of a cost is paid with any resources, mixed as you like.',
  'ECH-3.8': 'You can play a card only if you can pay its whole cost. You choose what to pay with.',
  'ECH-3.9': 'You may spend unexhausted resources in an opponent’s turn, for Reactions.',
  'ECH-3.10':
    'Temporary resources of one kind are not told apart. They are spent from units and upgrades first, then from Events, then from the Civilisation card, then from Actions in front of you; the oldest first.',
  'ECH-3.11':
    'Each part of a cost is met by a source of its own that may pay it. A price can be paid if all parts can be met at once, whichever source meets which part.',
  'ECH-3.12':
    'A main or temporary resource pays for its own kind and for grey parts; a joker pays for every part. A card may let your own main resources pay for further kinds. A mate’s and borrowed resources pay for their own kind and for grey parts, a mate’s jokers for every part.',
  'ECH-3.13':
    'Automatic payment spares the most valuable sources. It prefers, in this order: borrowed resources; your main resources for their own kind or a grey part; your main resources for another kind; your temporary ones; your jokers; your mate’s main resources; your mate’s temporary ones; your mate’s jokers. Among equal ways it keeps your three kinds as even as possible, then uses food before wood before gold.',
  'ECH-3.14':
    'Cost reductions are applied before paying, in the order in which their cards came into play: first those of one kind, then those of the total. A minimum never raises a price that is already lower. A price of 0 needs no payment.',
  'ECH-3.15':
    'A payment is made as a whole: when its last part is chosen, all its sources are used together. An Action in front of you that gave its last resource is discarded.',
  'ECH-3.16':
    'If a card lets you pay with health, each part of a matching price may also be met by that much health of your own Capital, as often as at least 1 is left. Automatic payment uses as little of it as possible, and you are always asked first.',

  'ECH-4.1':
    'In Mobilisation each unexhausted unit may move once per turn, from 1 up to its movement points. Each square that it enters costs 1 point.',
  'ECH-4.2':
    'A move follows one straight line in one of the unit’s directions: along rows and columns, along diagonals, or both. It never turns.',
  'ECH-4.3': 'The two squares beside a diagonal step never block it.',
  'ECH-4.4': 'A square holds one unit, except for Front line.',
  'ECH-4.5':
    'A move never enters a square with an enemy unit, an enemy Fortified building or water. A melee attack enters the first two; ships and Naval units enter water.',
  'ECH-4.6':
    'You may enter, cross and stop on enemy Camps and allied buildings. Standing on an enemy Camp neither takes nor damages it.',
  'ECH-4.7': 'You may cross an allied unit, but not end your move on its square, except for Front line.',
  'ECH-4.8':
    'A move that comes onto a Mountain goes no further. An allied Barracks on the Mountain cancels this.',
  'ECH-4.9': 'Water is impassable, except to ships and Naval units.',
  'ECH-4.10':
    'Every unit may enter, cross and stop on a River. For every rule or effect that speaks of water, a River is water.',
  'ECH-4.11': 'A Village is entered like any square, for 1 point.',
  'ECH-4.12': 'Farmland, Forest, Mine and Plain do not affect movement.',
  'ECH-4.13':
    'Exploring: when a unit enters a face-down tile, its move ends on the first square that it enters. The tile is revealed, you choose its rotation, and it stays open.',
  'ECH-4.14':
    'If the unit may not stand on that square after the rotation, it goes back along its path to the first square where it may, at the latest to where it began.',
  'ECH-4.15':
    'Exploring is no action and does not exhaust. It does use up the unit’s move of the turn; points that are left are lost.',
  'ECH-4.16': 'Any unit may step into a face-down tile. None can cross one, or attack across one.',
  'ECH-4.17': 'A unit that acted is exhausted and cannot move afterwards. A unit that moved may still act.',
  'ECH-4.18':
    'A unit may stand on a square if the square is discovered; no enemy unit and no enemy Fortified building is there; at most one other unit is there, an allied one, and one of the two has Front line; and the terrain allows it. A ship may not stand on any Fortified building. Every rule that says “may stand”, “unoccupied”, “free” or “goes back” means this test.',
  'ECH-4.19':
    'Only rotations that give different squares are offered. If there is only one, nothing is asked.',
  'ECH-4.20':
    'Order of an exploration: the unit is on the square that it entered; the tile is revealed to all; you rotate it; the unit stays or goes back; effects of exploring happen. The squares of the move count as entered for Charge, even if the unit goes back.',
  'ECH-4.21':
    'Going back follows the squares of the path, the last one first, then the square where the move began. That one is always open to the unit.',
  'ECH-4.22':
    'A unit on a square where it may no longer stand stays there until it moves. Nothing pushes it off.',
  'ECH-4.23':
    'A face-down tile has no terrain for any rule. What you may choose never depends on what lies under it.',

  'ECH-5.1':
    'Each unit has 1 action per turn, which exhausts it: build a Camp, build a Barracks, transfer, attack, use a village, or use an Action ability.',
  'ECH-5.2':
    'A building is placed on the builder’s own square. There is one building per square, and none on a Capital square.',
  'ECH-5.3': 'A Camp is free. You may build one per turn.',
  'ECH-5.4':
    'A Camp needs a square that yields a resource: Farmland yields food, Forest wood, a Mine gold, a rich Mine 2 gold.',
  'ECH-5.5':
    'A new Camp gives its resource at once, unexhausted. You keep it as a main resource while the Camp stands.',
  'ECH-5.6':
    'A Barracks costs 2 wood and 2 gold; temporary resources and jokers may pay. You may build any number per turn.',
  'ECH-5.7':
    'A Barracks may stand neither on water nor on a river, nor adjacent to any Capital, yours or an enemy’s. Diagonally is allowed.',
  'ECH-5.8': 'Under a Barracks the terrain yields nothing. A village under it may still be used.',
  'ECH-5.9': 'Barracks and Capitals are Fortified. You deploy units there.',
  'ECH-5.10': 'You have 8 Camps and 3 Barracks. Pieces that leave the map may be built again.',
  'ECH-5.11':
    'Transfer: if all 8 of your Camps are on the map, or all 3 of your Barracks, a unit’s build action may destroy one of that kind and build it on the unit’s square. All rules of building hold. Damage on it is gone.',
  'ECH-5.12':
    'A transferred Camp uses the turn’s Camp; its old resources go as if it were lost, then you gain the new ones. A transferred Barracks costs its full price.',
  'ECH-5.13': 'A unit on a Village square may use its action to resupply or to draw 1 card.',
  'ECH-5.14':
    'Resupply: set any number of hand cards aside and draw as many, fewer if the deck runs short. After the draw the cards set aside are shuffled into the deck.',
  'ECH-5.15':
    'A resupply of 0 cards changes nothing, but an action used for it is used. “Resupply 1 card” means at most 1.',
  'ECH-5.16':
    'You may build where another allied unit stands too. A unit on an enemy Camp builds nothing there. A ship builds nothing on water; a Light ship on land, and any unit on a River, builds as others do.',
  'ECH-5.17':
    'The building that is transferred must be on another square than the unit. Order: pay, destroy the old building with its resources, build the new one, exhaust the unit, effects of building. It is no loss. Units on the old square stay there.',
  'ECH-5.18':
    'Order of building: pay, place the building, gain its resources, exhaust the unit, effects of building. Order of every other action but the attack: choose, exhaust the unit, effect.',
  'ECH-5.19':
    'An Action ability is offered only if it has a legal target. A village and Recruit may be used even if nothing can be drawn: the unit is exhausted.',
  'ECH-5.20':
    'A unit that may still build after attacking may take one build action in the same Mobilisation although it is exhausted, even if its attack was cancelled. It stays exhausted.',
  'ECH-5.21':
    'A Barracks placed by a card needs a discovered square without Capital square, water, river, other building or enemy unit, not adjacent to a Capital, and a Barracks in stock. A Camp that it replaces goes with its resources; that is no loss. Allied units there are garrisoned from then on.',
  'ECH-5.22':
    'A building that you destroy by your own card goes back to stock with its resources. This sets off nothing; units on it stay.',

  'ECH-6.1':
    'A unit attacks in its current mode, melee or ranged. It may attack enemy units and enemy buildings.',
  'ECH-6.2':
    'In your Mobilisation an unexhausted unit may switch its mode, at most twice a turn, and again twice after an effect refreshed it. This is no action and costs nothing.',
  'ECH-6.3':
    'Only a unit whose ranged attack is above 0 may be in ranged mode. If it falls to 0, the unit returns to melee mode.',
  'ECH-6.4': 'You may declare an attack only if its attack value against that target is above 0.',
  'ECH-6.5':
    'Melee attack: the unit makes its move of the turn along a legal line and ends it by entering the target’s square, within its movement points. It must not have moved this turn.',
  'ECH-6.6': 'A unit that already stands on an enemy Camp may attack it in melee from there, moved or not.',
  'ECH-6.7': 'While a melee attack is resolved, the attacker counts as being on the target’s square.',
  'ECH-6.8':
    'The attack value is the printed value of the mode with all modifiers: effects, King, Anti, Charge, Volley, War cry, Long range. It is never below 0.',
  'ECH-6.9':
    'Damage is 0 if the attack value is 0; otherwise it is the attack value minus armour, but at least 1. This minimum holds against every reduction.',
  'ECH-6.10':
    'Against melee, Armour and Melee armour add up. Against ranged attacks, Armour and Reinforced armour add up, and a building has 4 more: building protection.',
  'ECH-6.11':
    'Counter-damage: a unit in melee mode that is attacked in melee deals damage to the attacker at the same time: its melee attack with its modifiers, plus Riposte, against the attacker’s Armour and Melee armour, at least 1.',
  'ECH-6.12':
    'The counter is dealt even if the target is destroyed. There is none against a ranged attack, from a unit in ranged mode, from a building, or against Intimidation.',
  'ECH-6.13':
    'Ranged attack: the target is on a square around the attacker, diagonals included. Nothing in between blocks it. The attacker does not move.',
  'ECH-6.14':
    'If the target of a melee attack is gone and the attacker may stand on its square, it stays there. An intact enemy Camp does not hinder.',
  'ECH-6.15':
    'Otherwise the attacker goes back along its path to the first square where it may stand, at the latest to where it began.',
  'ECH-6.16': 'The attacker is exhausted after its attack, even if the attack was cancelled.',
  'ECH-6.17': 'If both units die at once, both are lost and the square stays empty.',
  'ECH-6.18':
    'Garrison: enemies can neither target nor affect a unit inside a Fortified building of its own side, except by effects that name garrisoned units. It may act, move out and shoot as usual, and your own effects reach it.',
  'ECH-6.19':
    'A Camp has 4 health, a Barracks 5, a Capital as the mode says. Damage stays until it is healed.',
  'ECH-6.20':
    'After a melee attack on a building: if it survives, or falls while another unit keeps the attacker from standing there, the attacker goes back; else it stays on the square. A unit that attacked a surviving Camp from its square goes to another square around where it may stand; it stays if there is none.',
  'ECH-6.21':
    'If an enemy unit stands on an enemy Camp, you choose the unit or the Camp. Only a targeted unit counter-attacks.',
  'ECH-6.22': 'When a Barracks falls, a unit on it stays there, no longer garrisoned.',
  'ECH-6.23':
    'A unit with health 0 or less is lost: its card and its upgrades go face up to their owners’ discard piles, its damage and temporary resources vanish, and its pawn returns to the Unit field.',
  'ECH-6.24':
    'A lost Camp takes its resource with it: an unexhausted one of that kind first, else an exhausted one. Only the numbers count.',
  'ECH-6.25':
    'A unit that cannot enter the target’s square, because of water or because a ship may not go there, cannot attack it in melee.',
  'ECH-6.26': '“When attacking” looks at attacks on units; “when targeted” at your unit being attacked.',
  'ECH-6.27':
    'Direct damage ignores all armour, building protection and every reduction. It is no attack: there is no counter, and no keyword of combat works.',
  'ECH-6.28':
    'A cancelled attack deals nothing to either side and sets off nothing that comes after an attack. The unit has attacked all the same: it is exhausted, and held if it has Fatigue.',
  'ECH-6.29':
    'Losses are looked for again after each removal, since an effect that gave health may end with it. When nothing more falls, victory is checked once.',
  'ECH-6.30':
    'Both damages of an attack are worked out from the moment before either is dealt. A unit that this attack damages did not count as damaged in it; the War cry of a unit that dies in it still counts.',
  'ECH-6.31':
    'If the attacker is lost before damage is dealt, the attack ends. The target is not its destroyer then.',
  'ECH-6.32':
    'Buildings have no mode, no counter and no class. Only Volley and “Anti buildings” raise an attack on them.',
  'ECH-6.33':
    'Units lost by an effect are removed, and victory is checked, as soon as that effect is done. What their loss sets off comes when the whole card or ability is done; within an attack it waits until the attack’s own losses.',
  'ECH-6.34':
    'The destroyer is the unit whose attack or counter-damage caused a loss. Damage by an effect has none. Rewards for destroying look at attacks only, not at counters.',
  'ECH-6.35': 'A ranged attack has no path: the attacker stays where it is.',

  'ECH-7.1':
    'In Deployment: pay the card’s cost, take a free pawn, and place the unit on your own Capital or one of your Barracks that holds no unit. Without a free building you cannot deploy.',
  'ECH-7.2':
    'The unit enters unexhausted and undamaged, in melee mode, or in ranged mode if you wish and its ranged attack is above 0.',
  'ECH-7.3': 'Ships are deployed on water, as their keyword says.',
  'ECH-7.4': 'You have 4 ordinary pawns, the King and the Queen. You choose which one a unit gets.',
  'ECH-7.5': 'The King gives its unit +1 melee, the Queen +2 health.',
  'ECH-7.6':
    'King and Queen are used once each: when the unit leaves the map, for whatever reason, the pawn is out of the game, unless a card brings it back.',
  'ECH-7.7':
    'Full field: if no pawn is free, you may discard one of your deployed units on an ordinary pawn, with its upgrades, as part of deploying. Its pawn and square are then free. A unit on the King or Queen pawn cannot be discarded so.',
  'ECH-7.8': 'You may deploy any number of units in a turn, as far as resources, pawns and buildings allow.',
  'ECH-7.9':
    'A deployment is offered only if price, pawn and place are all there. On a full field only those units may be discarded that leave a legal place for the new one.',
  'ECH-7.10':
    'You name the card and the place, then the pawn and the mode if there is a choice, then you pay. Then the unit is on the map, what its deployment sets off happens, and opponents may react.',
  'ECH-7.11':
    'With no free pawn you name the card, the unit that goes, and the place. That unit leaves when the price is paid; until then it counts.',
  'ECH-7.12':
    'A replaced unit takes its upgrades and temporary resources with it. Between its leaving and the new unit’s entering nothing is checked and nothing happens.',
  'ECH-7.13':
    'Revive: if a card allows it, in your Deployment you may bring your King or Queen pawn that is out of the game back, as new, without the card it carried. Each time your Capital loses the health that the card says.',
  'ECH-7.14':
    'If a card allows it, a matching unit may also be deployed on one of your Camps that holds no unit. It is not garrisoned there.',
  'ECH-7.15':
    'While a card takes the pawns’ bonus away, King and Queen give your units nothing; a unit whose health falls to 0 by this is lost at once. They stay King and Queen for every other rule.',

  'ECH-8.1':
    'There are four types of Technology: Upgrade, Action, Reaction, Event. You play them from your hand by paying their cost.',
  'ECH-8.2':
    'You play Upgrades, Actions and Events in your Deployment. A card marked Strategy may also be played in your Mobilisation.',
  'ECH-8.3':
    'Of a card with several effects you choose one when playing it. Only that effect’s cost and condition count.',
  'ECH-8.4':
    'You may play a card only if the condition of the chosen effect holds and everything that it must choose is there.',
  'ECH-8.5':
    'An Upgrade is attached to an allied unit on the map, garrisoned or not. It works only while that unit has one of the named classes; without a named class it always works.',
  'ECH-8.6':
    'An Upgrade may be attached to a unit of a wrong class, without effect. A unit may have several different Upgrades, but never the same one twice.',
  'ECH-8.7': 'An Upgrade stays as long as its unit is on the map, then it is discarded.',
  'ECH-8.8':
    'An Action is discarded after its effect. One that gives temporary resources stays in front of you with them, and is discarded when the last one is spent.',
  'ECH-8.9':
    'A Reaction is played only in an opponent’s turn, at the moment that it names. You pay with unexhausted resources, then it is discarded.',
  'ECH-8.10':
    'Reactions cannot be answered by Reactions. At one moment you may play several, one after another, until you pass.',
  'ECH-8.11':
    'An Event stays active for the rest of the game. You may have 3 active Events; to play another, first discard one of yours.',
  'ECH-8.12': 'You may discard any of your active Events in your own Mobilisation or Deployment.',
  'ECH-8.13': 'Events and Civilisation cards work from the moment they are in play. They cannot be targeted.',
  'ECH-8.14':
    'Opponents may react to a Technology after its cost is paid and its choices are made, before its effect. A cancelled Technology is discarded and stays paid; its temporary resources are never gained.',
  'ECH-8.15':
    'An Action that holds temporary resources lies in front of you. Everyone sees it; it counts for nothing else, and cannot be targeted or discarded at will.',
  'ECH-8.16':
    'Order of playing a Technology: choose the card, and an Upgrade’s unit; choose the effect; make the choices of its first effect; pay; the card is shown; opponents may react; carry out the effects in order. Later choices are made when their turn comes. An effect whose target is gone does nothing; the others still happen.',
  'ECH-8.17':
    'You may search your deck whatever it holds, and may stop at any time. What you take is shown to all. Then the deck is shuffled.',
  'ECH-8.18':
    'Who may react: to an attack the owner of the target; to a loss the owner of the lost unit, once for each unit; to a Technology or a deployment every opponent of the active player, in turn order. Your mate cannot react for your unit.',
  'ECH-8.19':
    'Whether you are asked for a Reaction depends on public facts only, so that being asked tells nothing.',
  'ECH-8.20':
    'After a Reaction you are asked again, as long as you could have another one. Of two opponents the first passes before the second is asked. It is over at once when what it is about is gone or cancelled.',
  'ECH-8.21':
    'What a Reaction has to choose is chosen when it is carried out. What playing it sets off belongs to the player who played it.',
  'ECH-8.22':
    'The Event that makes room for a fourth leaves when the price is paid: its resources may still pay, its reductions still count.',
  'ECH-8.23':
    '“Once per turn” counts what was done: an effect that you declined, or that could do nothing, is not used up.',
  'ECH-8.24':
    'What a played effect gives to units for some time stays with the units that it found, wherever they go. Only lasting abilities of cards in play look again.',
  'ECH-8.25':
    'What an Event does when you discard it happens right after it left. You may discard it only if your Capital keeps at least 1 health.',
  'ECH-8.26':
    'The first attack is the first one that the active player declares this turn, whatever its target and even if it is cancelled. A player who may make no more attacks can still use Action abilities.',
  'ECH-8.27':
    'When a card lets an opponent choose, that opponent chooses one option. It is then carried out as an effect of the player who played the card.',

  'ECH-9.1':
    'Order of the End: end-of-turn effects; effects until the end of the turn end, and units whose health falls to 0 by this are lost; draw; discard; next player.',
  'ECH-9.2': 'Draw up to 5 cards in hand. If you already have 5 or more, draw 1.',
  'ECH-9.3':
    'If you then have more than 7 cards, discard down to 7, as you choose. The hand limit is checked only here.',
  'ECH-9.4': 'An empty deck gives no card and no penalty. The discard pile is never reshuffled.',
  'ECH-9.5': 'You lose at once when your Capital has 0 health.',
  'ECH-9.6': 'You lose at once when you have no unit on the map, whatever your hand holds.',
  'ECH-9.7':
    'Victory is checked right after damage and losses, before anything that they set off. If both sides lose at the same moment, the match is a draw.',
  'ECH-9.8': 'You may resign at any moment: you lose at once, and in a team game so does your mate.',
  'ECH-9.9':
    'After 40 turns in a row in which no card was played or deployed, no tile revealed, no unit lost and no Capital brought lower than ever before, the match is a draw. This is looked at when a turn ends.',
  'ECH-9.10':
    'At an unrated table of four a player who gives up is replaced by a bot; the side loses only when its second member gives up too. At a rated table the side loses at once.',
  'ECH-9.11':
    'Drawing and discarding at the end of the turn come after the check for victory. A match never ends during them.',
  'ECH-9.12':
    'If the losing side has lost a Capital and also has a player without units, it lost by the Capital. If both sides lose at one check, it is a draw, whatever the reasons.',
  'ECH-9.13':
    'To lose health: your own Capital loses so much. It is neither damage nor an attack: nothing reduces it, nothing is set off. It can be healed like damage.',
  'ECH-9.14':
    'A choice that takes health from your own Capital is offered only if at least 1 is left after all that it takes. Losses without a choice may bring it to 0.',

  'ECH-10.1':
    '+X Health: maximum and current health rise by X; damage already taken stays. When it ends, both fall.',
  'ECH-10.2':
    'Anti [class] X: +X to the attack used, melee or ranged, attacking or countering, against a unit of that class, or against buildings. Every Anti that matches counts.',
  'ECH-10.3': 'Armour X: −X damage from melee and ranged attacks and from counter-damage.',
  'ECH-10.4': 'Reinforced armour X: −X damage from ranged attacks only. It adds to Armour.',
  'ECH-10.5':
    'Charge X: +X melee when attacking a unit, if this unit has moved 2 or more squares this turn, the target’s square included. Not against buildings, not in counters. Being pushed, placed or going back does not count.',
  'ECH-10.6':
    'War cry X: other allied units around this unit have +X melee, attacking or countering; without a number +1. It does not help the unit itself. Several add up.',
  'ECH-10.7': 'Short range: ranged attacks only along rows and columns.',
  'ECH-10.8':
    'Fatigue: after it attacked, the unit does not refresh at your next Start, but at the one after. An effect that refreshes it before then lifts this.',
  'ECH-10.9': 'Intimidation: its attacks are never countered. When it is targeted it fights normally.',
  'ECH-10.10': 'Long range: it may also attack with ranged at distance 2, with −1 to the attack value.',
  'ECH-10.11': 'Naval: it may enter, cross and stop on water.',
  'ECH-10.12':
    'Light ship: it moves only on water and on squares around water. Deploy it on an unoccupied water or river square around one of your units.',
  'ECH-10.13':
    'Heavy ship: it moves only on water. Allied units may cross, but not stop on, the water square that it occupies. Deploy it on an unoccupied water or river square around one of your units. Ships are never deployed in buildings.',
  'ECH-10.14':
    'Piercing: its attacks ignore Armour, Melee armour, Reinforced armour and building protection. Its counter-damage does not.',
  'ECH-10.15':
    'Front line: it may stand on a square with one other allied unit. Enemy attacks and targeted effects must choose a Front line unit there first. Deployment still needs an empty building.',
  'ECH-10.16': 'Recruit: as its action, draw 1 card; the unit is exhausted.',
  'ECH-10.17': 'Regenerate: it heals 1 damage at the Start of your turn.',
  'ECH-10.18': 'Riposte X: +X counter-damage when it is targeted, where a counter is dealt at all.',
  'ECH-10.19':
    'Volley X: +X to the attack used against buildings and Siege units. When it attacks them it ignores all armour and building protection. Its counter against a Siege unit gets +X but does not ignore armour.',
  'ECH-10.20':
    'A ship never stands on or crosses an allied Fortified building. It may attack an enemy one in melee if it may go to that square. If the building falls, the ship may stay there.',
  'ECH-10.21':
    'A keyword with X at 0 or less does nothing. Losing a keyword takes it away with all its X, printed or granted, for as long as that lasts.',
  'ECH-10.22':
    'First the printed value, then what replaces it, then all modifiers and pawn bonuses, then the keywords’ parts. Only the final sum is raised to 0 if it is lower.',
  'ECH-10.23':
    'Front line decides among the units of a square. A Camp on the square may be chosen as target all the same.',
  'ECH-10.24':
    'Melee armour X: −X damage from melee attacks and counter-damage, not from ranged attacks. It adds to Armour.',
  'ECH-10.25':
    'Piercing against units: its attacks ignore every armour of units, but neither building protection nor the armour of buildings.',

  'ECH-11.1':
    'Long game: 8×8 squares, all 14 Highland tiles, Capitals with 20 health. Your start tile lies in the second place from your left: the Capitals stand on c1 and f8. The Constantinople tiles are not used.',
  'ECH-11.2':
    'Team game: seats 1 and 3 against seats 2 and 4, on 8×8 squares. The start tiles lie on the two middle places of each team’s side: Capitals on c1, e1, f8 and d8. 12 of the 14 Highland tiles are used at random.',
  'ECH-11.3':
    'A die decides the first team, which chooses who of it begins. Turns alternate between the teams: the beginner, the opponent with the lower seat, the beginner’s mate, the other opponent.',
  'ECH-11.4':
    'The second team gets 1 temporary joker. Either member may use it once in their own turn, not for Reactions.',
  'ECH-11.5':
    'You may pay with your mate’s unexhausted main resources and temporary resources as if they were yours, for Reactions too. No consent is needed.',
  'ECH-11.6':
    '“Allied” includes your mate’s units and buildings: War cry, crossing, entering buildings, Front line, healing, upgrades. “Your” means yours only: deploying, moving, building, your limits.',
  'ECH-11.7': '“Your opponent”: the player using the effect names one of the two.',
  'ECH-11.8':
    'If one player of a team loses, the team loses at once. You may play Reactions in either opponent’s turn.',
  'ECH-11.9': 'A deck has cards of one civilisation only.',
  'ECH-11.10': 'A deck has exactly 35 cards, plus the Civilisation card.',
  'ECH-11.11': 'A deck has exactly 1 Conqueror.',
  'ECH-11.12': 'A deck has at least 1 Starting Scout.',
  'ECH-11.13': 'A deck has at most as many copies of a card as its rarity says: I one, II two, III three.',
  'ECH-11.14': 'A deck that breaks a limit cannot be handed in.',
  'ECH-11.15':
    'In a team game all four roll; the highest roller is the leader and their team the first team. Civilisations are chosen in seat order beginning with the leader, or, if the leader lets the others choose first, with the next seat, so that the leader comes last.',
  'ECH-11.16':
    'With built decks you hand in your deck before the dice. It fixes your civilisation, and two players may have the same one.',
  'ECH-11.17':
    'Muster: with built decks each player in seat order chooses a civilisation, then changes the list. It begins as the preset, which may be handed in at once.',
  'ECH-11.18':
    'In a muster you add a copy, take one out, empty the list, make it the preset again, or hand it in. The Civilisation card is never in the list.',
  'ECH-11.19':
    'A muster is hidden: the others see only that you are mustering. All civilisations are shown when the last player has handed in. Lists stay hidden until the match ends.',
  'ECH-11.20':
    'You may keep lists and play one back. An unknown card of an old list is left out, and you are told.',
  'ECH-11.21':
    'After 150 changes you may only take the preset or hand in your list; after taking the preset then, only hand it in.',
  'ECH-11.22':
    'The pool has every card of the civilisation as often as its rarity says. Some cards are in the pool only, not in the preset.',
  'ECH-11.23':
    'The team’s joker pays only in the own turn of either member, never for a Reaction. For both it counts as an own joker.',
  'ECH-11.24':
    'An Upgrade that you attach to your mate’s unit stays your card: it goes to your discard pile and works for the unit. A mate’s unit in your building is garrisoned. You never move, exhaust or refresh a mate’s unit unless a card says “allied”.',
  'ECH-11.25': 'Long game: everything else is as in the base game. Capitals are not healed above 20.',
  'ECH-11.26': 'Among four players, “in turn order” means the order in which they play after the active one.',
  'ECH-11.27': 'The English pool is the published deck and nothing more: 43 cards, 25 different ones.',

  'ECH-12.1': 'Adjacent: the square itself and its 4 neighbours by row and column.',
  'ECH-12.2': 'Around: the square itself and its 8 neighbours.',
  'ECH-12.3':
    'Unoccupied square: no unit, no enemy Fortified building, and not water; for ships and Naval units water is fine. A river never hinders.',
  'ECH-12.4': 'A tile is 2×2 squares. Effects measure squares, unless they say tile.',
  'ECH-12.5':
    'Allied: your units and buildings and, in a team game, your mate’s. Enemy: those of the other side.',
  'ECH-12.6': 'A unit has all classes printed on it. An effect for a class works if any of them matches.',
  'ECH-12.7': 'The total cost of a card is the printed sum of its cost, whatever was paid.',
  'ECH-12.8':
    'Melee, ranged and health in a condition are the present values, unless the text says “printed”. Costs are always printed ones.',

  'ECH-13.1': 'Each hand has a public list of known cards: those that everyone saw on their way into it.',
  'ECH-13.2':
    'A card becomes known when it is taken by a search or from a discard pile. It is no longer listed when it leaves the hand in the open.',
  'ECH-13.3':
    'When you resupply 1 or more cards, your list of known cards is cleared: any of them may have gone. Your mate sees your hand anyway.',
  'ECH-13.4':
    'The unseen copies of a card are those of the published list minus those that lie in the open or are known. For a built deck the list is the pool, so this is the most there can be.',
  'ECH-13.5':
    'You are asked for a Reaction if your civilisation has one for this moment, you could pay it, and you could hold it by what everyone knows. What you really hold plays no part.',
  'ECH-13.6':
    'You are offered the Reactions that you really hold and can play, or to pass. If you can only pass, the table passes for you after the usual short wait.',
  'ECH-13.7':
    'Bots guess what they cannot see. A guess keeps to everything that is public: numbers of cards, known cards, the layout rule and the limits of decks.',
  'ECH-13.8':
    'Where the number of choices depends on hidden cards, you are asked even if there is only one, so that silence tells nothing.',
  'ECH-13.9':
    'Until the price of a card is paid nothing of it is shown. Then all of it is shown together. Until then you may take it back.',
  'ECH-13.10':
    'Why something is not allowed is told only to the player who is asked, from what that player may see.',
};

export const rulingsEn: Readonly<Record<RulingId, string>> = {
  'R-1':
    'The start tile lies in your own lower left corner: “lower left from your view” is then true of tile and board.',
  'R-2': 'The step onto a melee target is part of the unit’s one move.',
  'R-3':
    'A unit that moved may attack in melee later that turn only from an enemy Camp’s own square, or if an effect gave its move back.',
  'R-4': 'The icons of King +1 and Queen +2 are lost: we read melee and health.',
  'R-5': 'War cry and Charge raise melee: crossed swords stand on the English cards.',
  'R-6': 'A Barracks may stand diagonally to a Capital: adjacent is without diagonals.',
  'R-7': 'Piercing, and what Volley ignores, do not help counters: both speak of attacking.',
  'R-8': 'Long range takes 1 off the attack value: a value of 1 deals nothing at distance 2.',
  'R-9': 'A mode may be switched twice a turn for each unit: there and back again is enough.',
  'R-10': 'A deployed unit enters in the mode that its owner chooses.',
  'R-11': 'Tokens and dice are not limited: they only mark.',
  'R-12': 'A refreshed unit does not move again, unless the effect says so.',
  'R-13': 'Discarding a unit to make room is no loss.',
  'R-14': 'If both sides lose together the match is a draw.',
  'R-15': 'No Camp on a square that yields nothing.',
  'R-16': 'Constantinople is not used on the large grid, which has no centre place.',
  'R-17': 'In a team game each Capital has 10 health; 20 is an option.',
  'R-18': 'Upgrades are not attached to enemies.',
  'R-19': 'Events are discarded in your own turn: elsewhere it would change nothing that matters.',
  'R-20': 'Effects of enemies do not reach garrisons, even if they target nobody.',
  'R-21':
    'Damage by an effect meets armour as a melee or ranged attack would; only direct damage ignores it.',
  'R-22': 'Transferring a Camp uses the turn’s Camp.',
  'R-23':
    'A Front line unit that is not Naval cannot stop on a Heavy ship’s water: the ship only lets units cross.',
  'R-24': 'A unit that goes back skips squares where it may not stand.',
  'R-25': 'Each player skips the Start of their own first turn. What was spent before it stays exhausted.',
  'R-26': 'Mates see each other’s hands: they may talk freely.',
  'R-27':
    'Effects that come together: the active player’s first, then the others’ in turn order; each in the order of entering play.',
  'R-28': 'The rulebook names no end for a match in which nothing happens: after 40 such turns it is a draw.',
  'R-29': 'War cry does not help its own unit.',
  'R-30': 'Villages cost 1 point like other squares: the English text only says that they do not hinder.',
  'R-31': 'Constantinople layouts that could separate the Capitals are laid out again.',
  'R-32': 'Automatic payment uses what an opponent lends first, jokers late and a mate’s resources last.',
  'R-33': 'Ships are never garrisoned.',
  'R-34': 'You may end a search without taking a card: nobody could check.',
  'R-35': 'On a full field you name the unit that is discarded.',
  'R-36': 'When one of two mates resigns, both lose at a rated table; elsewhere a bot takes the seat.',
  'R-37': 'Built decks stay hidden until the end, even whether they are the preset.',
  'R-38':
    'If two units are lost at once, there is a moment to react for each, the active player’s units first.',
  'R-39': 'A transfer needs all pieces of that kind on the map, not all eleven.',
  'R-40': 'A unit on an enemy Camp may attack it in melee from there.',
  'R-41': 'Your own effects reach your garrison.',
  'R-42': 'If a building survives, the attacker goes back along its path, as after an attack on a unit.',
  'R-43': 'Naval units may stop on water, and all units on rivers.',
  'R-44': 'The Unit field is full when no pawn is free.',
  'R-45': 'A Camp under a Front line unit may be targeted first: Front line ranks units.',
  'R-46': 'At the end of the turn you draw up to 5; the overview of the rulebook only sums up.',
  'R-47': 'Exactly 1 Conqueror: “at least” is said of the Starting Scout only.',
  'R-48': 'Declining does not use up “once per turn”.',
  'R-49': 'An effect may move units in Deployment.',
  'R-50': 'A mate’s unit in your Fortified building is garrisoned.',
  'R-51': 'A unit with attack value 0 cannot attack.',
  'R-52': 'Melee armour also works against counter-damage.',
  'R-53': 'The Yeoman ignores every armour of units, none of buildings.',
  'R-54': 'War cry 2 gives +2.',
  'R-55': 'The Watchman’s Barracks costs only the Camp and its resource; the limits of building hold.',
  'R-56': 'Ring of Iron may not place a Barracks next to a Capital.',
  'R-57': '“At any time” means in your Deployment for a revival, in your own turn for an Event.',
  'R-58': 'Losing health is no damage, and nobody loses the match by choice: who wants to may resign.',
  'R-59': 'Discarding Magna Carta always has its price.',
  'R-60': '“When it becomes 2” means when the second gold is put on the card.',
  'R-61': '“Takes damage” by a card, without a kind and outside combat, is direct damage.',
  'R-62': 'Hammer of the Scots cancels the declared attack, and no other follows this turn.',
  'R-63': 'Hammer of the Scots strengthens the units on the map when it is played, in your whole next turn.',
  'R-64': 'The Strategy icon on a Reaction has no meaning.',
  'R-65': 'Royal Forest destroys any number of Camps, at least 1.',
  'R-66': 'Pontoon Bridge has one water square for all.',
  'R-67': 'Eyre gives 1 gold for a Camp on a rich Mine.',
  'R-68': 'The Earl’s Armour 1 does not help himself.',
  'R-69': 'Edward I: first the joker, then the look at 2.',
  'R-70': 'Starting Scout is a mark, not a class.',
  'R-71': 'A one-time action is used once for each stay on the map.',
  'R-72': 'A Barracks that a card places needs no unit there.',
  'R-73': 'The Sheriff has left his Camp when he attacks in melee; on it he counters with its bonus.',
};
