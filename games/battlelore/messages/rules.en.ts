import type { Chapter, RuleId, RulingId } from '../content/index.ts';

export const chaptersEn: Readonly<Record<Chapter, string>> = {
  1: 'Units and setting up',
  2: 'The turn and the Command phase',
  3: 'Ordering units',
  4: 'Moving',
  5: 'Combat: target, range and line of sight',
  6: 'Combat: number of dice',
  7: 'Combat: hits and Lore symbols',
  8: 'Retreat',
  9: 'Morale and support',
  10: 'Follow-on actions',
  11: 'Battle back',
  12: 'End of the turn and victory',
  13: 'Mercenaries',
  14: 'Creatures',
  15: 'Lore',
  16: 'The War Council',
  17: 'Terrain',
  18: 'Landmarks',
};

export const rulesEn: Readonly<Record<RuleId, string>> = {
  'BLO-1.1':
    'Two camps face each other, the Pennant and the Standard, each led by one player; players who form a team share a camp. The units of your own camp are your allies, those of the other camp your enemies.',
  'BLO-1.2':
    'All the figures on one hex form a unit. At full size, infantry has 4 figures, cavalry 3 and a creature 1, unless the creature’s card says otherwise. Infantry and cavalry are troops; a creature is neither.',
  'BLO-1.3':
    'A unit is known by the colour of its banner (green for irregulars, blue for regulars, red for veterans), its class, its weapon, its race and the number of its figures.',
  'BLO-1.4':
    'The figures of a unit are all alike, and its banner bearer is always the last to fall. The unit is eliminated when no figure is left.',
  'BLO-1.5': 'A unit with fewer figures than its full size is weakened.',
  'BLO-1.6': 'A hex never holds more than one unit.',
  'BLO-1.7':
    'No unit ever enters or crosses the greyed half hexes at the edge of the board. A unit may leave the board only if the adventure allows it, and none of the ten does.',
  'BLO-1.8':
    'A free hex is a hex without a unit. An empty hex is a free hex of countryside without a landmark.',
  'BLO-1.9':
    'Set up in this order: terrain; bridges, fords, ramparts, landmarks and objectives given by the adventure; units; War Councils; landmarks and strongholds that the players place; Command cards; Lore cards and Lore tokens. The first player named by the adventure then takes the first turn.',
  'BLO-1.10':
    'The 60 Command cards are shuffled, and each camp is dealt as many as the adventure, or the level of its Commander (BLO-16.3), allows. Hands are secret.',

  'BLO-2.1':
    'The players take turns. A turn has five phases: Command, Order, Movement, Combat and End of turn.',
  'BLO-2.2':
    'In the Command phase you play exactly one Command card, face up. In a game with Lore cards you may instead play a Lore card meant to take its place (BLO-15.9).',
  'BLO-2.3':
    'A section card gives a number of orders for each section of the battlefield: left flank, centre and right flank, as you see them from your own side.',
  'BLO-2.4': 'Where a Command card contradicts a rule, the card prevails.',
  'BLO-2.5':
    'A tactic card orders units that meet its own conditions. If it names no place, they may be anywhere on the board.',
  'BLO-2.6':
    'A number “equal to command” is the number of Command cards in your hand plus the one you are playing.',
  'BLO-2.7':
    'If the card you have played can order no unit, you skip the Order, Movement and Combat phases. This is judged after the Lore cards of the Command phase; the extra orders of a Lore card count, and so does a creature outside the card’s sections whose order you can pay for (BLO-14.11).',
  'BLO-2.8':
    'Many tactic cards let you order one unit of any kind instead. You may do so only if you have no unit of the kind named by the card anywhere on the board.',

  'BLO-3.1':
    'Announce all the units you order before any of them moves. You may order fewer than the card allows, or none at all; unused orders are lost.',
  'BLO-3.2': 'Only units ordered this turn may move, battle or take a special action.',
  'BLO-3.3': 'A unit on a hex cut by a dotted line may be ordered from either of the two sections.',
  'BLO-3.4': 'A unit is ordered at most once a turn.',
  'BLO-3.5':
    'When a card gives orders in several sections, each ordered unit must take one order of a section in which it stands, and no order serves twice. You need not say which unit takes which order, as long as some distribution works.',
  'BLO-3.6':
    'A card that orders all units of a kind orders every one of them, without a choice. The exception is a webbed unit: it is ordered only if you pay to free it (BLO-14.18).',

  'BLO-4.1':
    'Your ordered units move one after the other, in the order you like. Finish one move before you begin the next. A unit moves at most once and need not move.',
  'BLO-4.2': 'All movement is over before the first battle.',
  'BLO-4.3':
    'A unit moves from hex to adjacent hex. Each hex on the way must be free and passable: no unit may enter or pass a hex held by another unit, friend or foe.',
  'BLO-4.4': 'A unit may move from one section of the battlefield into another.',
  'BLO-4.5': 'Units never split and never merge.',
  'BLO-4.6':
    'Green infantry moves up to 2 hexes and may battle. Blue infantry moves 1 hex and may battle, or moves 2 hexes and does not battle this turn. Red infantry moves up to 1 hex and may battle.',
  'BLO-4.7':
    'Green cavalry moves up to 4 hexes, blue cavalry up to 3 and red cavalry up to 2; all may then battle.',
  'BLO-4.8': 'Terrain and landmarks may stop a move, or forbid the unit to battle this turn.',
  'BLO-4.9':
    'A unit that left its hex in the Movement phase has moved this turn. A follow-on move counts as well, for any later attack of the turn; a move made by a card in the Command phase does not (BLO-15.24).',
  'BLO-4.10':
    'When a card gives a unit additional hexes of movement, both its limits, with and without a battle, rise by that number for the turn.',

  'BLO-5.1':
    'Your ordered units battle one at a time, in the order you like. Each combat is declared and fully resolved, follow-on actions and battle back included, before the next begins.',
  'BLO-5.2':
    'An ordered unit battles at most once a turn, bonus attacks aside. It is never obliged to battle, except after a goblin rush (BLO-13.5).',
  'BLO-5.3':
    'All the dice of a roll are aimed at one target. You may not attack without a legal enemy target.',
  'BLO-5.4': 'A weakened unit rolls as many dice as a full one.',
  'BLO-5.5':
    'An attack on an adjacent unit is melee, whatever the weapon; with a bow or crossbow it is said to be point-blank. An adjacent unit is always in range, and no line of sight is needed.',
  'BLO-5.6':
    'An attack on a unit two or more hexes away is a ranged attack. It needs a ranged weapon, a target within its range (4 hexes for the bow, 3 for the crossbow) and a line of sight.',
  'BLO-5.7': 'A unit adjacent to one or more enemies may attack only one of those.',
  'BLO-5.8':
    'To check a line of sight, draw a straight line from the centre of the attacker’s hex to the centre of the target’s. Among the hexes between the two, half hexes included, those whose interior the line cuts are crossed, and those whose side it follows are skirted. A hex touched only at a corner does not matter.',
  'BLO-5.9':
    'The line of sight is blocked if a crossed hex holds an obstacle, or if skirted hexes hold obstacles on both sides of the line, wherever they lie along it. Obstacles on one side only do not block it.',
  'BLO-5.10':
    'Obstacles are: any unit of either camp, woods, hills (but see BLO-5.11), ramparts, the landmarks that block the view, and always the half hexes. Countryside, rivers, fords, bridges, the Magic Pentacle and the Healing Pool are none.',
  'BLO-5.11':
    'A hill is no obstacle for an attacker who stands on a hill linked to it by an unbroken chain of adjacent hill hexes, since all hills are of the same height. A rampart or a unit on that hill still blocks the view.',
  'BLO-5.12': 'The terrain of the attacker’s own hex and of the target’s hex never blocks the view.',

  'BLO-6.1':
    'A green unit rolls 2 dice, a blue unit 3 and a red unit 4. A creature rolls the number given on its card, or else that of its banner.',
  'BLO-6.2':
    'A unit with bows or crossbows rolls 1 die less if it has moved this turn, at range as well as point-blank.',
  'BLO-6.3':
    'The attacker’s terrain and the target’s terrain may each limit the number of dice. The lowest limit applies.',
  'BLO-6.4':
    'Take the dice of the unit, adjust them for its weapon, then reduce them to the terrain limit if they exceed it. Bonus dice from Command cards, Lore cards or any other source are added afterwards and may exceed the limit.',
  'BLO-6.5':
    'Card effects that allow at most 1 die, or that halve the dice, apply last of all. An attack left without dice may not be declared.',
  'BLO-6.6':
    'A unit may not battle this turn if it made a move that forbids battle, entered terrain that forbids battle, or is webbed.',

  'BLO-7.1': 'All hits are counted and all losses removed first; flags come next.',
  'BLO-7.2': 'Each helmet of the colour of the target’s banner is a hit. Helmets of other colours miss.',
  'BLO-7.3': 'A sword-on-shield is a hit only if the attacker’s weapon says so. Otherwise it misses.',
  'BLO-7.4':
    'The short sword is a melee weapon. Every sword-on-shield is a hit, except that against cavalry one of them is ignored in each roll.',
  'BLO-7.5': 'The long sword is a melee weapon. Every sword-on-shield is a hit, whatever the target.',
  'BLO-7.6': 'The bow has a range of 4 hexes. It never hits with a sword-on-shield.',
  'BLO-7.7':
    'The crossbow has a range of 3 hexes. It hits with a sword-on-shield in ranged attacks, whatever the class of the target, but never point-blank.',
  'BLO-7.8': 'Each hit removes one figure of the target; hits in excess are lost. Creatures follow BLO-14.3.',
  'BLO-7.9':
    'When a unit is eliminated its banner goes to its owner’s opponent, no matter what removed its last figure.',
  'BLO-7.10': 'In medieval and mercenary adventures a Lore symbol is simply a miss.',
  'BLO-7.11':
    'In adventures with Lore tokens, whoever rolls in combat takes 1 token from the pool for each Lore symbol that no effect uses. Attacks, bonus attacks, battle backs and first strikes all count.',
  'BLO-7.12':
    'A Lore symbol used by a Lore card, by poison or by a creature’s power gives no token. The use by a card or by poison is compulsory; the owner of a creature is free to use a power or not.',
  'BLO-7.13':
    'Panic tests, rolls made again for a critical hit, rolls for a creature that cannot retreat, and rolls of a spell give no tokens.',

  'BLO-8.1':
    'Each flag that is not ignored makes the target retreat 1 hex: 2 hexes if it is Frightened (BLO-9.7), and the number on its card if it is a creature.',
  'BLO-8.2':
    'The owner of the unit chooses the way, one hex at a time: each hex must be one of the neighbours, two at most, in the next row towards the owner’s side. A retreat never goes sideways or forward.',
  'BLO-8.3':
    'Terrain does not slow a retreat. Impassable hexes (a river without ford or bridge, half hexes) and occupied hexes still cannot be entered.',
  'BLO-8.4':
    'If no such hex is available, or the unit stands on its own baseline, it loses one figure in place of that hex of retreat; creatures follow BLO-14.8. Each hex is checked anew, and you may choose a path that ends in a blind alley.',
  'BLO-8.5': 'A unit eliminated during its retreat stops there, and nothing more is resolved for it.',

  'BLO-9.1':
    'A unit that is Bold may ignore flags: Bold 2, for example, means up to 2 flags of each roll against it. Every source adds to the number: 1 for dwarf infantry, 1 for support, 1 on a bridge, 1 on a landmark or rampart, 1 for troops on or next to their own stronghold (which then does not count again as a landmark), 1 for a creature, and what cards give.',
  'BLO-9.2':
    'Ignoring flags is optional. The owner decides how many to ignore, from none to all that Bold allows, and takes the others. Creatures have no choice (BLO-14.5).',
  'BLO-9.3': 'Each new roll brings the full allowance again. What you do not use is not saved for later.',
  'BLO-9.4':
    'A unit of troops adjacent to at least two allied units is supported: it has 1 more Bold, however many allies there are. Support works both ways, at any moment, and is lost as soon as the condition fails.',
  'BLO-9.5': 'Webbed units give no support. Creatures give support but never receive it.',
  'BLO-9.6': 'Morale is normal for a unit that is neither Bold nor Frightened.',
  'BLO-9.7':
    'A Frightened unit retreats 2 hexes for each flag it takes, unless something else is stated, and then undergoes a panic test (BLO-13.8). A unit may be Bold and Frightened at once: it first ignores the flags it can, then flees from the others.',

  'BLO-10.1':
    'Follow-on actions come only after a melee attack by a unit of the player whose turn it is: never after a ranged attack, a battle back, a first strike or a spell.',
  'BLO-10.2':
    'Gaining ground: if the target has left its hex, eliminated or driven back, the attacker may move into that hex. A unit lost to a blocked retreat or to a panic test counts too.',
  'BLO-10.3':
    'Pursuit: when cavalry gains ground it is pursuing. Once in the vacated hex it may go 1 hex further, into any adjacent hex that is free and passable, even back to where it attacked from. Stopping in the vacated hex is still a pursuit.',
  'BLO-10.4':
    'Terrain applies to follow-on moves. A unit stopped this turn by woods, a landmark or a rampart makes none; a pursuit whose first hex stops it, a ford included, ends there. Having entered a ford in the Movement phase prevents neither gaining ground nor pursuit.',
  'BLO-10.5':
    'Bonus attack: cavalry that has pursued may at once make a melee attack on any enemy adjacent to its new hex, the first target or another. There is no bonus attack without a pursuit, nor after entering a hex that forbids battle.',
  'BLO-10.6':
    'A bonus attack uses the normal dice, terrain limits and card bonuses, and its target may battle back.',
  'BLO-10.7':
    'If the bonus attack vacates the target’s hex, the cavalry may gain ground there. There is no second pursuit and no further attack.',
  'BLO-10.8': 'Infantry and creatures may gain ground, but never pursue.',

  'BLO-11.1':
    'Once a melee attack is fully resolved, the unit that was attacked may battle back if it has survived, has not left its hex during the attack, is Bold at that moment and is not webbed.',
  'BLO-11.2': 'Why it stayed does not matter: a Bold unit whose retreat was blocked may battle back.',
  'BLO-11.3': 'A unit that left its hex may not battle back, even if it is supported where it arrives.',
  'BLO-11.4': 'A ranged attack is never answered by a battle back.',
  'BLO-11.5':
    'A battle back is resolved like a melee attack by the defender on the attacker: dice, terrain limits, weapon, Lore symbols, powers of creatures, retreat and panic all apply.',
  'BLO-11.6':
    'A battle back cannot be answered by another, and gives the unit that makes it no follow-on action. It ends the attacker’s combat.',
  'BLO-11.7': 'A unit battles back at most once in each combat of an attacking unit.',

  'BLO-12.1':
    'At the end of the turn, in this order: the Lore cards played this turn by both players are discarded and the tokens on them return to the pool; the Command card is discarded and its player draws one, up to the hand size (none if a Lore card took its place); a Magic Pentacle yields its token; the player makes the Lore choice (BLO-15.20); the other player’s turn begins.',
  'BLO-12.2': 'When a draw pile is empty, Command or Lore, its discard pile is shuffled to form a new one.',
  'BLO-12.3':
    'Victory Banners are counted after every single event, and the first camp to have its number wins at once: in the middle of a turn, on a battle back, a panic test, a trampling or a spell.',
  'BLO-12.4':
    'You gain one Victory Banner for each enemy unit eliminated, creatures included, and those that the adventure grants for its objectives.',
  'BLO-12.5':
    'An objective to hold counts for a camp only while one of its units stands there. An objective to capture is gained for good the first time a unit enters it. The adventure says whether an objective is open to both camps or to one.',

  'BLO-13.1':
    'Mercenaries belong to the camp whose banner they carry. They give and receive support like any other unit.',
  'BLO-13.2':
    'Infantry of the Iron Dwarves is Bold 1 by nature. Supported it is Bold 2, and supported on a rampart Bold 3.',
  'BLO-13.3': 'Goblin rush: goblinoid infantry of any colour may move 2 hexes and then battle in melee.',
  'BLO-13.4':
    'Without a rush, goblinoid infantry has the normal limits of its colour. The terrain on the way applies: it may stop the move or forbid the battle.',
  'BLO-13.5':
    'When blue or red goblinoid infantry moves 2 hexes in order to battle, it rushes. The rush must end adjacent to an enemy; you name one such enemy, and the unit must attack it this turn if the two are still adjacent when the unit battles. Red infantry moves 2 hexes only in a rush; for blue infantry you say whether it rushes or simply moves, without battle.',
  'BLO-13.6':
    'If the named enemy is gone or no longer adjacent, the unit is free to attack another adjacent enemy, or nobody. You may not end the Combat phase while a rush still obliges a unit to attack.',
  'BLO-13.7':
    'Goblin flight: every goblinoid unit, cavalry included, is Frightened and retreats 2 hexes for each flag it takes.',
  'BLO-13.8':
    'Panic test: once the retreat is over, the opponent whose roll caused it rolls 1 die for each hex actually travelled; blocked hexes do not count. Each helmet of the unit’s colour removes one figure. All other faces, sword-on-shield and Lore included, do nothing.',
  'BLO-13.9':
    'A rush may not end on a hex that forbids battle to those who enter it: blue infantry may only make a plain move there, red infantry none. A move of 2 hexes with battle that a card allows is not a rush. If the attack has become impossible, because the unit is webbed or has no dice left, the obligation ends.',

  'BLO-14.1':
    'A creature is a unit of a single figure, neither infantry nor cavalry: cards for those never order or help it. Like any unit, it blocks movement and lines of sight.',
  'BLO-14.2':
    'Unless its card says otherwise, a creature moves and battles like infantry of its colour, with the same terrain rules.',
  'BLO-14.3':
    'Critical hit: hits on a creature, by its colour or by any other face that hits, remove nothing. The dice that hit are rolled again, and the creature dies if at least one of them shows its colour. No other face of the second roll does anything.',
  'BLO-14.4':
    'When a creature dies, its owner’s opponent gains a Victory Banner and 1 Lore token from the pool. The tokens concentrated on the creature return to the pool.',
  'BLO-14.5':
    'A creature is Bold 1 and must ignore as many flags as it can. It receives no support, and no morale from landmarks, strongholds and ramparts included.',
  'BLO-14.6':
    'A creature retreats 2 hexes for each flag it takes, or the number given on its card. It is not Frightened and undergoes no panic test.',
  'BLO-14.7':
    'Trampling: if both hexes behind a retreating creature are unavailable and at least one holds a unit, each unit there, of either camp, loses one figure. If that frees one of the two hexes, the creature retreats into it; if not, this hex of retreat is not made. Each hex is resolved in turn.',
  'BLO-14.8':
    'For each hex of retreat a creature could not make, because of units, impassable terrain or the edge of the board, the opponent rolls 1 die. Dice showing its colour are rolled again, and if one shows it a second time the creature dies.',
  'BLO-14.9': 'A creature that is trampled faces one such die instead of losing a figure.',
  'BLO-14.10': 'A creature battles back like any Bold unit.',
  'BLO-14.11':
    'When you play a section card you may pay 3 Lore tokens to order a creature that stands outside the sections of the card. It uses up one of the card’s orders, of any section.',
  'BLO-14.12':
    'Right after a creature’s combat roll, attack or battle back, its owner may use one of its powers if the Lore symbols just rolled, together with the tokens concentrated on the creature, cover the cost. The owner chooses whether to pay with the rolled symbols, with the tokens, or with both. Only one power may be used per roll.',
  'BLO-14.13':
    'Concentration: a Lore symbol that is not spent on a power may be kept as a token from the pool, placed beside the creature, up to the cost of its strongest power. It may also be taken as a token into your goblet, where any surplus goes.',
  'BLO-14.14':
    'Tokens spent on a power return to the pool. Only Lore symbols rolled by the creature itself can feed its powers; tokens from your goblet never can.',
  'BLO-14.15': 'Concentration does not reduce the number of dice the creature rolls.',
  'BLO-14.16':
    'The Giant Spider has a green banner. It moves up to 4 hexes and battles with 2 dice; its bite hits with a sword-on-shield. It retreats 2 hexes for each flag and concentrates at most 2 tokens.',
  'BLO-14.17':
    'Web (1 Lore): the unit under attack receives a web marker. A webbed unit cannot move, battle or battle back; no effect moves it, and it gives no support. Every flag rolled against it, in this very roll and later, is a hit, and being Bold does not help.',
  'BLO-14.18':
    'To free a webbed unit its owner orders it and pays 1 Lore token at that moment; it may then move and battle this turn. Without a token it cannot be ordered.',
  'BLO-14.19':
    'Venom (2 Lore, and at least one hit in this roll): the target suffers its losses as usual and, if it survives, receives a poison marker for the rest of the game.',
  'BLO-14.20':
    'A poisoned unit loses one figure for each Lore symbol rolled against it in a combat or by a spell, but not in panic tests or in dice rolled again. A poisoned creature takes one hit under BLO-14.3 instead. These symbols give no token and serve no other purpose. The symbols that paid for the Venom do not count.',
  'BLO-14.21':
    'In creature adventures each camp has a goblet with the Lore tokens given by the adventure. Lore symbols bring tokens (BLO-7.11), and tokens pay to order a creature outside the card’s sections and to free webbed units. There is no Lore choice and there are no Lore cards.',
  'BLO-14.22':
    'Concentrated tokens alone may pay for a power, even after a roll without a Lore symbol. Venom still requires its hit.',

  'BLO-15.1':
    'The pool starts with 36 Lore tokens. Everyone may see how many each goblet holds, and there is no limit to that number. An empty pool gives nothing.',
  'BLO-15.2':
    'In a Wizard adventure each camp starts with a Wizard of level 1 and 1 Lore token. The 15 Wizard cards form a common deck; each player is dealt 4, secretly keeps 1, and the others are shuffled back.',
  'BLO-15.3':
    'A Lore card shows its class, its cost, the moment at which it is played, its target, its effect, and whether it is a reaction.',
  'BLO-15.4':
    'An effect “per level” counts once for each level of your Lore Master of the card’s class; a fixed number may then be added or taken away.',
  'BLO-15.5':
    'To play a Lore card you first pay its cost from your goblet; the tokens lie on the card until the end of the turn. If you cannot pay you cannot play it.',
  'BLO-15.6':
    'You may play one Lore card in your own turn and one in your opponent’s turn. No turn therefore sees more than two.',
  'BLO-15.7': 'A Lore card that is not a reaction may be played only in your own turn.',
  'BLO-15.8': 'A card played with your Command card is completely resolved before any unit is ordered.',
  'BLO-15.9':
    'A card played instead of a Command card decides what happens in the turn. You then draw no Command card at the end, and Counter-Attack cannot copy such a turn.',
  'BLO-15.10':
    'A reaction to a Command card is played right after your opponent’s Command card, and after the Lore card played with it has been resolved, before any unit is ordered. It cannot answer a Lore card played instead of a Command card.',
  'BLO-15.11': 'No Lore card of this game is played in the Order phase.',
  'BLO-15.12':
    'A movement card is played in your own Movement phase and affects only units that have not moved yet. A reaction to movement is played when your opponent picks an ordered unit to move, and also affects only units that have not moved.',
  'BLO-15.13':
    'A combat card is played when you declare an attack, in melee or at range, unless the card names an earlier moment. It lasts for the whole combat of that unit, follow-on actions included. As a reaction it may be played for your unit under attack, and then lasts for all the combats of that unit this turn. Melee and ranged cards work in the same way, for that kind of attack only.',
  'BLO-15.14':
    'A card played before the roll comes after an attack on your unit is declared, and before the dice are thrown; a card played after the roll comes before the dice take effect. Either affects that one roll only, and may also answer a battle back in your own turn.',
  'BLO-15.15':
    'A reaction to a Lore card is played right after your opponent plays one, before it takes effect.',
  'BLO-15.16':
    'A Lore card prevails over a rule. Of two Lore cards in conflict, the one played second prevails.',
  'BLO-15.17':
    'A cancelled Lore card has no effect, remains paid for unless it is refunded, is discarded, and counts as its player’s Lore card of the turn. If it was played instead of a Command card, its player now plays a Command card as usual.',
  'BLO-15.18':
    'The player of a card chooses its targets. The moves that result are made by the owner of the unit, unless the card lets its player make them.',
  'BLO-15.19':
    'All other rules stay in force under a card: terrain, occupied hexes, range, line of sight and the terrain limits on dice.',
  'BLO-15.20':
    'Lore choice: at the end of your own turn, before seeing any card, you announce one of three options. Draw 2 Lore cards, keep 1 and discard the other; or draw 1 Lore card and take 1 token; or take 2 tokens.',
  'BLO-15.21':
    'You may hold as many Lore cards as the level of your strongest Lore Master plus one; the Commander does not count. If you have more, you discard at once, from your old cards or the new.',
  'BLO-15.22':
    'A Lore card played in your opponent’s turn is not replaced before the end of your own next turn.',
  'BLO-15.23':
    'Halves are rounded up. If there is less of something than an effect requires, the effect applies to what there is and the rest is lost.',
  'BLO-15.24':
    'A move made by a card in the Command phase is not the unit’s movement of the turn: it may still be ordered and move, and its bows lose no die. If it enters terrain that stops it, however, it moves no further this turn.',
  'BLO-15.25':
    'A spell rolls its dice against a unit and hits with the faces named on the card; a poisoned unit also suffers BLO-14.20, and a creature follows BLO-14.3. There are no terrain limits, no tokens, no follow-on actions and no battle back, and flags count only if the card says so. One card never targets the same unit twice.',
  'BLO-15.26':
    'First strike: the defender makes a melee attack on the attacker before the attack that was declared. Morale, retreat and panic apply to the attacker, who may not battle back against it. If the attacker is eliminated, leaves its hex or is webbed, its attack is lost and its combat ends; otherwise the attack goes on. The defender gets no follow-on action and may not battle back in this combat. A battle back or another first strike cannot be met with a first strike.',
  'BLO-15.27':
    'Lore tokens are gained by the Lore choice, by Lore symbols in combat, by killing a creature, and through cards, landmarks and special rules of the adventure.',

  'BLO-16.1':
    'A War Council gives a level from 0 to 3 to the Commander and to each Lore Master: Wizard, Cleric, Rogue and Warrior. A creature of the army takes up levels of its own, 1 for the Giant Spider.',
  'BLO-16.2': 'In some adventures the War Councils are fixed by the adventure.',
  'BLO-16.3':
    'A Commander of level 1, 2 or 3 gives a hand of 4, 5 or 6 Command cards. Without a Commander you hold 3.',
  'BLO-16.4':
    'With a strongest Lore Master of level 1, 2 or 3 you start with as many Lore cards and as many Lore tokens, and may hold 2, 3 or 4 Lore cards. Without a Lore Master you start with neither and may hold 1 card.',
  'BLO-16.5':
    'The Lore deck takes at random 14 cards of each class that sits in both War Councils, 8 of each class that sits in one, and 5 of each class that sits in neither. They are shuffled together; the other cards stay out of the game, unseen.',
  'BLO-16.6':
    'Each camp is dealt 4 Lore cards and secretly keeps its starting number. The others are shuffled back into the deck.',
  'BLO-16.7':
    'Out of character: a Lore card whose class is absent from your War Council costs 3 tokens more and is played at level 1.',
  'BLO-16.8':
    'For custom War Councils the players agree on a number of levels, normally 6 and at most 10; one side may take fewer as a handicap. They assign them in secret and reveal them together. All levels must be spent and nobody goes above level 3. The adventure may demand a minimum level for the Commander and the level of a creature.',
  'BLO-16.9': 'Lore tokens that the adventure gives to a camp replace the starting tokens of BLO-16.4.',

  'BLO-17.1':
    'Countryside is the normal ground of the board. It limits neither movement, nor battle, nor sight.',
  'BLO-17.2':
    'Woods: a unit that enters must stop and moves no further this turn, but may battle. A unit in woods attacks with at most 2 dice, and a unit in woods is attacked with at most 2 dice. Woods block the line of sight.',
  'BLO-17.3':
    'Hill: movement is free. A unit on a hill attacks with at most 3 dice. A unit on a hill is attacked with at most 2 dice by a unit that is not on one; from hill to hill, only the limit of 3 applies. A hill blocks the line of sight, except as in BLO-5.11.',
  'BLO-17.4': 'River: no unit may enter it, save by a ford or a bridge. It does not block the line of sight.',
  'BLO-17.5':
    'Ford: a unit that enters must stop, but may battle, and may still gain ground and pursue from there. A unit in a ford attacks with at most 2 dice; attacking it is not limited. A ford does not block the line of sight.',
  'BLO-17.6':
    'Bridge: it limits neither movement, nor battle, nor sight. A unit on a bridge has 1 more Bold.',
  'BLO-17.7': 'Terrain limits apply only to the unit’s own dice, not to bonus dice (BLO-6.4).',
  'BLO-17.8': 'If two features share a hex, the stricter limit of each kind applies.',
  'BLO-17.9': 'A retreating unit need not stop where terrain stops a moving one.',

  'BLO-18.1':
    'Unless stated otherwise, a landmark gives its occupant 1 more Bold. A unit that enters must stop, moves no further and may not battle this turn. A unit on it attacks with at most 2 dice, and is attacked with at most 2 dice. It blocks the line of sight. All this holds for both camps, with the exception of strongholds (BLO-18.10); special effects serve the owner only.',
  'BLO-18.2':
    'If the adventure uses the landmarks of the Lore Masters, a camp with a Lore Master of level 3 receives the landmark of that class. If both camps have level 3 in the same class, neither receives it.',
  'BLO-18.3':
    'Landmarks are placed before the cards are dealt: the first player places all of theirs, then the other player. Each goes on an empty hex of the third or fourth row from its owner’s side; if there is none, the landmark is not placed.',
  'BLO-18.4':
    'Magic Pentacle (Wizard): its occupant has 1 more Bold. It limits neither movement nor battle, and does not block the line of sight. If one of the owner’s units stands on it at the end of the owner’s turn, the owner takes 1 Lore token.',
  'BLO-18.5':
    'Rogue’s Den (Rogue): a landmark as in BLO-18.1. Once in the game, an ordered unit of the owner that is already there may open the secret passage: choose a free hex of woods or hill anywhere on the board, which becomes the exit for good. Opening the passage costs no movement.',
  'BLO-18.6':
    'An ordered unit of the owner that began the turn in the Den may use its whole movement to go to the exit, if that is free, for 1 Lore token. It may battle on arrival. The passage leads only from the Den to the exit; the unit that opens it may use it in the same turn.',
  'BLO-18.7': 'Secret Passage: the exit keeps the rules of its terrain and gives any occupant 1 more Bold.',
  'BLO-18.8':
    'Training Camp (Warrior): a landmark as in BLO-18.1. An ordered unit of the owner’s troops that is already there may train: green becomes blue, or blue becomes red. Its figures, class and weapon do not change, and it neither moves nor battles this turn. The camp is then removed. Red units cannot train.',
  'BLO-18.9':
    'Healing Pool (Cleric): its occupant has 1 more Bold. A unit that enters must stop, but may battle; the pool does not limit dice or block the line of sight. When a weakened, ordered unit of the owner’s troops moves onto it in the Movement phase, the owner may restore it to full size. It then does not battle this turn, and the pool is removed.',
  'BLO-18.10':
    'Stronghold (Commander of level 3, if the adventure uses strongholds): the owner places it on a countryside hex held by one of their units. It follows BLO-18.1, except that only the owner’s troops gain 1 more Bold, on it or adjacent to it. An enemy on it gains none.',
  'BLO-18.11':
    'When an enemy unit enters a stronghold that is not yet captured, its owner discards a Command card at random and holds one card fewer from then on. This lasts until one of the owner’s units enters the stronghold again; the owner then draws a card at once. An enemy who merely leaves gives nothing back.',
  'BLO-18.12':
    'Rampart (at most 4, given by the adventure): a landmark as in BLO-18.1, except that a unit coming from an adjacent rampart neither stops nor loses its battle. On a hill or other terrain, the strictest limits apply.',
  'BLO-18.13':
    'Creature Lair: placed as in BLO-18.3, but on any free, passable hex of those rows. It follows BLO-18.1 unless the creature’s card says more; no creature of this game does.',
  'BLO-18.14': 'When a landmark is removed, the terrain below it remains: countryside.',
  'BLO-18.15':
    'A camp never owns more than one stronghold. If the adventure already gives it one, a Commander of level 3 brings no second.',
};

export const rulingsEn: Readonly<Record<RulingId, string>> = {
  'R-01':
    'Rows of 13 and of 12 hexes alternate, with 13 on both baselines and half hexes at the ends of the rows of 12. This fits the nine rows and the greyed half hexes of the rulebook.',
  'R-02':
    'The dotted lines cut the fourth hex from each end of the rows of 12, and run between the hexes of the rows of 13. They are symmetrical, as in other games of this family.',
  'R-03': 'Left and right are always seen from the player’s own side.',
  'R-04':
    'An obstacle to the left at one point and one to the right at another block the same line of sight: the text only asks for obstacles on either side. Touching a single corner is not crossing.',
  'R-05':
    'Darken the Sky: a unit battles twice if it does not move, once otherwise. The printed text is damaged, but its legible end and the sister games point there.',
  'R-06': 'The target need not be on the hill: the text frees the view of those who stand on linked hills.',
  'R-07': 'The crossbow has a range of 3 hexes, as the running text says twice.',
  'R-08':
    'The penalty of archers who moved comes first, the terrain limit second, in the order of the combat steps.',
  'R-09': 'Only hexes that share a side are adjacent.',
  'R-10':
    'A move ends on another hex than it began. Only the destination is chosen; of several legal paths, the one best for the moving unit counts.',
  'R-11': 'A retreat is made one hex at a time, and a blind alley may be chosen.',
  'R-12': 'How many flags to ignore is decided for each roll, before the first hex of retreat.',
  'R-13': 'Flags left over when a unit is eliminated have no effect.',
  'R-14':
    'A unit must be Bold at the moment it battles back. The later sentence of the rulebook says that this is enough.',
  'R-15': 'A unit battles back once in each combat of an attacking unit.',
  'R-16': 'Cavalry that enters the vacated hex and stops there has pursued, and may make its bonus attack.',
  'R-17':
    'A unit that entered woods or a landmark this turn cannot gain ground: it may not move again this turn. The text on fords expressly differs.',
  'R-18':
    'If the vacated hex is a ford, the pursuit ends there. A bonus attack is allowed, with at most 2 dice.',
  'R-19': 'If the target of a goblin rush is gone, the obligation to attack ends.',
  'R-20':
    'Green goblinoid infantry may move 2 hexes without battle, as that is its normal move. Goblinoid cavalry has no rush. Hobgoblin archers who moved 2 hexes make any legal attack with 1 die.',
  'R-21': 'A panic test counts only the hexes actually travelled. Blocked hexes already cost figures.',
  'R-22':
    'A goblinoid unit that chooses not to ignore a flag takes it like any other: 2 hexes and a panic test.',
  'R-23':
    'A creature on a bridge is Bold 2: only support and landmarks are denied to it, and a bridge is terrain.',
  'R-24': 'If trampling opens a hex, the creature goes there, and that hex of retreat is made.',
  'R-25': 'The banner of an allied unit lost to trampling goes to the enemy.',
  'R-26':
    'Losses from one trampling are simultaneous: if both camps reach their number, the player whose turn it is wins. The units hit by a spell are handled one by one, and the game stops at the first victory.',
  'R-27': 'Only one power may be used per roll: the text offers one power, or a cheaper one in its place.',
  'R-28':
    'A Lore symbol against a poisoned unit is used by the poison. It gives no token and feeds no power.',
  'R-29':
    'A webbed unit cannot be moved or exchanged by a card, and cannot evade. A second web adds nothing, and there is no limit to the markers. Flags against a webbed creature are hits, and are then rolled again.',
  'R-30': 'The spider appears only in adventures that use Lore tokens.',
  'R-31': 'Spells bring no Lore tokens; only the combat rolls of units do.',
  'R-32': 'The tokens on a card that has been played are not in the pool before the end of the turn.',
  'R-33': 'When the Lore deck is empty, its discard pile is shuffled.',
  'R-34':
    'Both discard piles lie face up for everyone to see, cards discarded at the end of a turn included.',
  'R-35':
    'A War Council without a Lore Master starts with no Lore card and no token, may hold 1 card, and plays every card out of character.',
  'R-36': 'Landmarks are placed before the cards are seen, as the board is set up first.',
  'R-37': 'The exit of the Den may be any free hex of woods or hill without a landmark.',
  'R-38':
    'A stronghold helps only its owner’s troops. It goes on helping those adjacent to it while an enemy stands in it.',
  'R-39': 'A captured stronghold that is left empty stays captured until a unit of its owner enters it.',
  'R-40':
    'Gaining ground onto a Healing Pool does not heal, since healing needs an ordered move and excludes battle. Creatures do not heal.',
  'R-41': 'A player with no Command card left passes straight to the end of the turn, and draws.',
  'R-42': 'The unit that opens the secret passage must be ordered. Opening it costs no token.',
  'R-43':
    'A camp with several Lore Masters of level 3 receives all their landmarks and places them in the order it likes.',
  'R-44':
    'An attack goes in this order: declaration; the attacker’s card; cards before the roll; the roll; cards after the roll; effects. Each Lore card may be answered as it is played, and nobody goes back a step.',
  'R-45': 'Each creature ordered outside the sections of the card costs 3 tokens.',
  'R-46':
    'A tactic card orders any one unit instead only if you have none of its kind on the board. Units of that kind which cannot be ordered do not count as missing.',
  'R-47':
    'A card for a banner colour orders creatures of that colour. Only cards for infantry or cavalry leave them out.',
  'R-48': 'A unit that struck first has had its reply and may not battle back.',
  'R-49': 'If a Lore card played instead of a Command card is cancelled, its player plays a Command card.',
  'R-50': 'All sources of Bold add up: the rulebook’s dwarves on a wall ignore three flags.',
  'R-51': 'In a custom War Council each creature takes up 1 level.',
  'R-52':
    'With the turn limit, after 60 turns each the camp that lacks fewer Victory Banners wins, and equality is a draw. The limit is normal between bots and off between people.',
  'R-53':
    'You may end the Combat phase with units that have not battled, unless a goblin rush obliges one to attack.',
  'R-54': 'A promoted unit keeps its race and all its markers.',
  'R-55': 'A unit that already stands on a Healing Pool does not heal: it must move onto it.',
  'R-56': 'If the target of a card is gone before its effect, the rest of the effect is lost.',
};
