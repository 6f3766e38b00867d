import type { Names } from './names.ts';

export const namesEn: Names = {
  camps: {
    pennant: { name: 'Pennant', camp: 'Pennant camp' },
    standard: { name: 'Standard', camp: 'Standard camp' },
  },
  armies: {
    english: 'English',
    'english-and-welsh': 'English and Welsh',
    french: 'French',
  },
  banners: {
    green: { name: 'green banner', colour: 'green', troops: 'irregulars' },
    blue: { name: 'blue banner', colour: 'blue', troops: 'regulars' },
    red: { name: 'red banner', colour: 'red', troops: 'veterans' },
  },
  classes: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    creature: 'creature',
  },
  weapons: {
    short_sword: 'short sword',
    long_sword: 'long sword',
    bow: 'bow',
    crossbow: 'crossbow',
    bite: 'bite',
  },
  races: {
    human: 'humans',
    dwarf: 'Iron Dwarves',
    goblinoid: 'goblinoids',
    creature: 'creatures',
  },
  unitTypes: {
    human_archer: 'archers',
    human_militia: 'light infantry',
    human_infantry: 'infantry',
    human_heavy: 'heavy infantry',
    human_light_cavalry: 'light cavalry',
    human_cavalry: 'cavalry',
    human_heavy_cavalry: 'heavy cavalry',
    dwarf_crossbow: 'dwarf crossbowmen',
    dwarf_infantry: 'dwarf infantry',
    dwarf_heavy: 'dwarf veterans',
    hobgoblin_archer: 'hobgoblin archers',
    goblin_marauder: 'goblin marauders',
    goblin_infantry: 'goblin infantry',
    hobgoblin_infantry: 'hobgoblin infantry',
    hobgoblin_cavalry: 'hobgoblin cavalry',
    giant_spider: 'Giant Spider',
  },
  creatures: {
    giant_spider: 'Giant Spider',
  },
  powers: {
    web: {
      name: 'Web',
      text: '1 Lore. The unit under attack is webbed: flags rolled against it are hits, in this very roll and later, and it can neither move nor battle until its owner orders it and pays 1 token.',
    },
    venom: {
      name: 'Venom',
      text: '2 Lore, and at least one hit in this roll. If it survives, the unit under attack is poisoned for the rest of the game.',
    },
  },
  markers: {
    web: {
      name: 'web',
      text: 'Cannot move, battle or battle back, is moved by nothing and gives no support; every flag rolled against it is a hit. Freed when its owner orders it and pays 1 Lore token.',
    },
    poison: {
      name: 'poison',
      text: 'Loses one figure for each Lore symbol rolled against it in a combat or by a spell, until the end of the game.',
    },
  },
  terrain: {
    plain: 'countryside',
    forest: 'woods',
    hill: 'hill',
    river: 'river',
    ford: 'ford',
    bridge: 'bridge',
  },
  landmarks: {
    generic: 'Landmark',
    magic_pentacle: 'Magic Pentacle',
    rogues_den: 'Rogue’s Den',
    secret_passage: 'Secret Passage',
    training_camp: 'Training Camp',
    healing_pool: 'Healing Pool',
    stronghold: 'Stronghold',
    rampart: 'Rampart',
    creature_lair: 'Creature Lair',
  },
  faces: {
    G: { name: 'green helmet', mark: 'G' },
    B: { name: 'blue helmet', mark: 'B' },
    R: { name: 'red helmet', mark: 'R' },
    S: { name: 'sword-on-shield', mark: 'S' },
    F: { name: 'flag', mark: 'F' },
    L: { name: 'Lore', mark: 'L' },
  },
  flanks: {
    left: 'left flank',
    centre: 'centre',
    right: 'right flank',
  },
  council: {
    commander: 'Commander',
    wizard: 'Wizard',
    cleric: 'Cleric',
    rogue: 'Rogue',
    warrior: 'Warrior',
    creature: 'Creature',
  },
  levels: {
    medieval: { name: 'Medieval', text: 'Human armies and Command cards. Lore symbols are misses.' },
    mercenaries: { name: 'Mercenaries', text: 'Iron Dwarves and goblinoids join the armies.' },
    creatures: {
      name: 'Creatures',
      text: 'The Giant Spider enters the field, and Lore tokens fill the goblets.',
    },
    wizard: {
      name: 'Wizard',
      text: 'Each camp has a Wizard of level 1 and draws from the common deck of Wizard cards.',
    },
    'council-fixed': {
      name: 'War Council',
      text: 'The adventure gives each camp a War Council, and all four kinds of Lore cards are in play.',
    },
    'council-custom': {
      name: 'Custom War Council',
      text: 'The players assemble their own War Councils; some adventures add landmarks.',
    },
  },
  inPlay: {
    'lore-tokens': 'Lore tokens',
    'lore-cards': 'Lore cards',
    landmarks: 'landmarks of the Lore Masters',
    strongholds: 'strongholds',
  },
  objectives: {
    hold: 'to hold',
    capture: 'to capture',
  },
  phases: {
    command: 'Command',
    order: 'Order',
    movement: 'Movement',
    combat: 'Combat',
    end: 'End of turn',
  },
  timings: {
    COMMAND_WITH: 'With your Command card',
    COMMAND_INSTEAD: 'Instead of your Command card',
    COMMAND_REACT: 'In reaction to your opponent’s Command card',
    MOVE_OWN: 'In your Movement phase',
    MOVE_REACT: 'When your opponent picks a unit to move',
    COMBAT: 'In a combat',
    MELEE: 'In melee',
    RANGED: 'In ranged combat',
    BEFORE_ROLL: 'Before your opponent’s roll',
    AFTER_ROLL: 'After your opponent’s roll',
    LORE_REACT: 'In reaction to your opponent’s Lore card',
  },

  commands: {
    'SC-L': {
      name: 'Scout Left',
      text: 'Order 1 unit on your left flank. At the end of the turn, draw 2 Command cards instead of 1, keep one and discard the other.',
    },
    'SC-C': {
      name: 'Scout Centre',
      text: 'Order 1 unit in your centre. At the end of the turn, draw 2 Command cards instead of 1, keep one and discard the other.',
    },
    'SC-R': {
      name: 'Scout Right',
      text: 'Order 1 unit on your right flank. At the end of the turn, draw 2 Command cards instead of 1, keep one and discard the other.',
    },
    'PA-L': { name: 'Patrol Left', text: 'Order up to 2 units on your left flank.' },
    'PA-C': { name: 'Patrol Centre', text: 'Order up to 2 units in your centre.' },
    'PA-R': { name: 'Patrol Right', text: 'Order up to 2 units on your right flank.' },
    'AT-L': { name: 'Attack Left', text: 'Order up to 3 units on your left flank.' },
    'AT-C': { name: 'Attack Centre', text: 'Order up to 3 units in your centre.' },
    'AT-R': { name: 'Attack Right', text: 'Order up to 3 units on your right flank.' },
    'AS-L': {
      name: 'Assault Left',
      text: 'Order units on your left flank, up to a number equal to command: the Command cards in your hand plus this one.',
    },
    'AS-C': {
      name: 'Assault Centre',
      text: 'Order units in your centre, up to a number equal to command: the Command cards in your hand plus this one.',
    },
    'AS-R': {
      name: 'Assault Right',
      text: 'Order units on your right flank, up to a number equal to command: the Command cards in your hand plus this one.',
    },
    LA: { name: 'Line Advance', text: 'Order up to 1 unit in each section.' },
    FL: { name: 'Flank Attack', text: 'Order up to 2 units on each flank.' },
    WE: { name: 'Wedge', text: 'Order up to 1 unit on each flank and up to 2 units in the centre.' },
    GA: { name: 'General Advance', text: 'Order up to 2 units in each section.' },
    GB: {
      name: 'Green Banners',
      text: 'Order units with a green banner anywhere, creatures included, up to a number equal to command. If you have none on the board, order any 1 unit.',
    },
    BB: {
      name: 'Blue Banners',
      text: 'Order units with a blue banner anywhere, creatures included, up to a number equal to command. If you have none on the board, order any 1 unit.',
    },
    RB: {
      name: 'Red Banners',
      text: 'Order units with a red banner anywhere, creatures included, up to a number equal to command. If you have none on the board, order any 1 unit.',
    },
    DS: {
      name: 'Darken the Sky',
      text: 'Order all your units with a ranged weapon that are not adjacent to an enemy. Such a unit may battle twice if it does not move, both times at range, against the same target or another; if it moves, it battles once, as usual. If you have no ranged weapon on the board, order any 1 unit.',
    },
    MC: {
      name: 'Mounted Charge',
      text: 'Order cavalry units anywhere, up to a number equal to command. Each battles in melee with 1 more die this turn, bonus attacks included. If you have no cavalry on the board, order any 1 unit.',
    },
    FO: {
      name: 'Foot Onslaught',
      text: 'Order infantry units anywhere, up to a number equal to command. Each may move up to 2 hexes and still battle in melee; after 2 hexes, only a green unit may attack at range. If you have no infantry on the board, order any 1 unit.',
    },
    BL: {
      name: 'Battle Lust',
      text: 'Order units that are adjacent to an enemy, anywhere, up to a number equal to command. They may not move in the Movement phase but battle in melee with 1 more die, bonus attacks included; they may gain ground and pursue. If none of your units is adjacent to an enemy, order any 1 unit.',
    },
    LE: { name: 'Leadership', text: 'Order up to 4 units of your choice anywhere, creatures included.' },
    CA: {
      name: 'Counter-Attack',
      text: 'This card becomes the last Command card your opponent played, or the card that one became. It works on the same parts of the board, so your opponent’s left is your right, and with your own command. If your opponent’s last turn leaves no card to copy, as after a Lore card played instead of a Command card, order any 1 unit.',
    },
  },

  lore: {
    'WIZ-01': {
      name: 'Lore Sight',
      text: 'You alone see your opponent’s Lore cards. Then draw 1 Lore card; if you are above your limit, discard one of yours.',
    },
    'WIZ-02': {
      name: 'Ethereal Step',
      text: 'Move one of your units, not webbed, up to 1 hex per level by the rules of movement. This is not its movement of the turn, but terrain that stops it does stop it.',
    },
    'WIZ-03': {
      name: 'Crackling Weapons',
      text: 'For the whole combat of your attacking unit, follow-on attacks included, every Lore symbol it rolls is a hit.',
    },
    'WIZ-04': {
      name: 'Eagle Eye',
      text: 'Play in the Combat phase, before an attack is declared. Choose up to 1 of your ordered units with a ranged weapon per level: until the end of the turn, each has 1 more hex of range and 1 more die in ranged attacks.',
    },
    'WIZ-05': {
      name: 'Veil of Mist',
      text: 'Until the end of the turn, enemy units may not attack at a distance of more than 2 hexes.',
    },
    'WIZ-06': {
      name: 'Leaden Feet',
      text: 'Choose up to 1 ordered enemy unit per level that has not moved; the one just picked to move must be among them. Each moves at most 1 hex in this Movement phase. Follow-on moves are not affected.',
    },
    'WIZ-07': {
      name: 'Phantom Ford',
      text: 'Choose up to 1 of your ordered units per level, plus 1, that have not moved. In this Movement phase they may cross river hexes as if these were countryside, but may not end their move on one.',
    },
    'WIZ-08': {
      name: 'Mass Shield',
      text: 'Choose up to 1 of your units per level, plus 2. Until the end of the turn, in every combat roll against them, all flags are ignored and so is the first hit from a helmet or a sword-on-shield. Hits from Lore symbols always count.',
    },
    'WIZ-09': {
      name: 'Mass Speed',
      text: 'All your ordered units that have not moved may move 1 additional hex and still battle.',
    },
    'WIZ-10': {
      name: 'Mass Might',
      text: 'All the units you order this turn battle in melee with 1 more die, bonus attacks included.',
    },
    'WIZ-11': {
      name: 'Portal',
      text: 'Place one of your units, not webbed, on any free and passable hex within 3 hexes, plus 1 per level, of its own; it needs neither a path nor a line of sight. This is not its movement of the turn, but terrain that stops it does stop it.',
    },
    'WIZ-12': {
      name: 'Chain Lightning',
      text: 'Roll 1 die per level, plus 1, against an enemy unit; its colour and Lore symbols hit. After a hit you may strike another enemy unit within 2 hexes of the last, not yet targeted by this card, with one die fewer each time. Stop at a roll without a hit, when no die is left, or when you wish.',
    },
    'WIZ-13': {
      name: 'Creeping Doom',
      text: 'Roll 1 die per level, plus 1, against an enemy unit, then as many against each unit of either camp that stood adjacent to it when the card was played, in the order you choose. The colour of each unit and Lore symbols hit.',
    },
    'WIZ-14': {
      name: 'Fireball',
      text: 'Roll 1 die per level, plus 2, against an enemy unit. A Lore symbol destroys the whole unit, even a creature, without a second roll. Otherwise only its colour hits.',
    },
    'WIZ-15': {
      name: 'Dispel Magic',
      text: 'Cancel the Lore card your opponent has just played. You pay half the tokens it cost them, rounded up; they take back half of those tokens, rounded up.',
    },

    'CLE-01': {
      name: 'Lore Manna',
      text: 'Take 1 Lore token per level, plus 2, from the pool, as far as it holds them.',
    },
    'CLE-02': {
      name: 'Healing Hands',
      text: 'One of your weakened units of troops regains up to 1 figure per level, never beyond the full size of its type.',
    },
    'CLE-03': {
      name: 'Bless',
      text: 'Your attacking unit rolls 1 more die per level for its whole combat, bonus attack included. Terrain does not limit these dice.',
    },
    'CLE-04': {
      name: 'Move as the Wind',
      text: 'Up to 1 of your ordered units per level that have not moved may move 1 additional hex and still battle.',
    },
    'CLE-05': {
      name: 'Purification',
      text: 'Remove every web and poison marker from up to 1 of your units per level.',
    },
    'CLE-06': {
      name: 'Sanctuary',
      text: 'The dice of the roll against your unit are halved, rounded up, after every other modifier. This affects one roll only.',
    },
    'CLE-07': {
      name: 'Smite',
      text: 'Roll 1 die per level, plus 1, against an enemy unit. Its colour hits, and flags make it retreat, panic test or trampling included. Nobody gets a follow-on action.',
    },
    'CLE-08': {
      name: 'Intercession',
      text: 'Cancel up to 1 hit per level of the roll against your unit, whatever face scored it, before figures are removed or, for a creature, before the critical hit is rolled. Flags are not affected.',
    },
    'CLE-09': {
      name: 'Holy Zeal',
      text: 'Choose up to 1 of your units per level, plus 2. Each has 1 more Bold until the start of your next turn.',
    },
    'CLE-10': {
      name: 'Greater Healing',
      text: 'Your weakened units of troops regain up to 1 figure per level, plus 2, in all. Share them as you like, no unit going beyond the full size of its type.',
    },
    'CLE-11': {
      name: 'Blinding Light',
      text: 'Until the end of the turn, your opponent’s units attack with at most 1 die. This limit applies last, after all bonuses.',
    },
    'CLE-12': {
      name: 'Hills Rumble',
      text: 'Choose a section. Roll 1 die per level, plus 1, against each enemy unit on a hill there. The colour of each unit and Lore symbols hit.',
    },
    'CLE-13': {
      name: 'Rivers Rage',
      text: 'Choose a section. Roll 1 die per level, plus 1, against each enemy unit there that is on or adjacent to a river, ford or bridge. The colour of each unit and Lore symbols hit.',
    },
    'CLE-14': {
      name: 'Forest Frenzy',
      text: 'Choose a section. Roll 1 die per level, plus 1, against each enemy unit in woods there. The colour of each unit and Lore symbols hit.',
    },
    'CLE-15': {
      name: 'Wrath of Heaven',
      text: 'Choose a section. Roll 1 die per level, plus 1, against each enemy unit that stands there when the card is played, in the order you choose; the colour of each unit and Lore symbols hit, and flags make it retreat. You order no unit this turn.',
    },

    'ROG-01': {
      name: 'Pick Pocket',
      text: 'Take up to 1 Lore token per level, plus 1, from your opponent’s goblet.',
    },
    'ROG-02': {
      name: 'Spy',
      text: 'You alone see your opponent’s Command cards. You may choose one of them: it is discarded, and they draw another at once.',
    },
    'ROG-03': {
      name: 'Déjà Vu!',
      text: 'All the dice of your opponent’s combat roll are rolled again, and the second result stands. Panic tests, spells and rolls for the death of a creature cannot be answered.',
    },
    'ROG-04': {
      name: 'Hit and Run',
      text: 'When the combat of your attacking unit is over, if it survives and is not webbed, it may move up to 2 hexes by the rules of movement. It may not if it entered terrain that stopped it this turn, a ford aside.',
    },
    'ROG-05': {
      name: 'Caltrops',
      text: 'Roll 1 die per level, plus 1, against the enemy unit of troops just picked to move; its colour hits. If it is hit and survives, it may not move in this Movement phase but may still battle.',
    },
    'ROG-06': {
      name: 'Ambush',
      text: 'Your unit attacked in melee, not webbed, and on or adjacent to woods, a hill or a landmark, strikes first with 1 more die. The attack goes on if it is still possible; your unit gets no follow-on action and may not battle back.',
    },
    'ROG-07': {
      name: 'False Orders',
      text: 'The total number of units that your opponent’s Command card may order is halved, rounded up; the numbers for each section still apply. If the card orders all units of a kind, it orders half of them, rounded up.',
    },
    'ROG-08': {
      name: 'Terrified!',
      text: 'Until the end of the turn, the enemy unit of troops you attack retreats 1 hex more for each flag it does not ignore, and must take panic tests.',
    },
    'ROG-09': {
      name: 'Evade',
      text: 'Your attacked unit of troops, not webbed, moves 1 or 2 hexes like a retreat, hex by hex. The attack is lost, and the attacker’s combat ends without a follow-on action. Not playable if the unit cannot move 1 hex.',
    },
    'ROG-10': {
      name: 'Sabotage',
      text: 'Your opponent discards 1 Lore card: at random at level 1; at level 2 or 3 you look at their Lore cards and choose it.',
    },
    'ROG-11': {
      name: 'Hidden Paths',
      text: 'Choose up to 1 of your ordered units per level, plus 1, that have not moved. This turn, terrain and landmarks neither stop them nor forbid them to battle when they enter.',
    },
    'ROG-12': {
      name: 'Bribery',
      text: 'Choose an enemy unit of troops, not webbed, that has a green banner or is a mercenary. You move it up to 2 hexes through free and passable hexes; terrain may stop it. This is not its movement of the turn.',
    },
    'ROG-13': {
      name: 'Poisoned Blades',
      text: 'For the whole combat of your unit attacking in melee, the Lore symbols it rolls are hits. A target that loses a figure to one of its rolls and survives is poisoned; for a creature, one hit is enough.',
    },
    'ROG-14': {
      name: 'Night Raid',
      text: 'Order up to 4 of your infantry units anywhere. Each may move 1 additional hex and still battle, and battles in melee with 1 more die.',
    },
    'ROG-15': {
      name: 'Foiled!',
      text: 'Cancel the Lore card your opponent has just played. You pay the tokens it cost them less 1 per level, and at least 1. They take nothing back.',
    },

    'WAR-01': {
      name: 'Shield Wall',
      text: 'Choose your infantry unit under attack in melee. Until the end of the turn, every sword-on-shield rolled against it is a miss.',
    },
    'WAR-02': {
      name: 'Bravery',
      text: 'Choose your unit in this combat, attacking or attacked. Until the end of the turn it may ignore all flags.',
    },
    'WAR-03': {
      name: 'Strength',
      text: 'Your unit attacking in melee rolls 1 more die per level for its whole combat. Terrain does not limit these dice.',
    },
    'WAR-04': {
      name: 'Spur On',
      text: 'One of your ordered cavalry units that has not moved may move 2 additional hexes and still battle.',
    },
    'WAR-05': {
      name: 'Berserk',
      text: 'When the combat of your unit attacking in melee is over, if it survives and is not webbed, it may attack an adjacent enemy once more with its normal dice. It may then gain ground but not pursue, and the defender may battle back.',
    },
    'WAR-06': {
      name: 'Seize the Initiative',
      text: 'Your unit attacked in melee, not webbed, strikes first with its normal dice. The attack goes on if it is still possible; your unit gets no follow-on action and may not battle back.',
    },
    'WAR-07': {
      name: 'Intercept',
      text: 'Your unit of troops attacked in melee exchanges hexes with another of your units of troops adjacent to it; neither may be webbed. The attack goes on against the unit now in the attacked hex.',
    },
    'WAR-08': {
      name: 'Cry Havoc!',
      text: 'Until the end of the turn, every Lore symbol your units roll in attacks and bonus attacks is a hit.',
    },
    'WAR-09': {
      name: 'Forced March',
      text: 'All your ordered infantry units that have not moved may move 1 additional hex and still battle.',
    },
    'WAR-10': {
      name: 'Weapon Mastery',
      text: 'Play in the Combat phase, before an attack is declared. Until the end of the turn, every sword-on-shield your units roll is a hit, whatever the weapon, the distance or the target.',
    },
    'WAR-11': {
      name: 'Coup de Grâce',
      text: 'Your unit attacks a weakened unit of troops in melee. In this one roll, helmets of every colour are hits.',
    },
    'WAR-12': {
      name: 'Call the Reserves',
      text: 'This turn you may order 2 more units anywhere, besides those of your Command card.',
    },
    'WAR-13': {
      name: 'Hold at All Costs',
      text: 'Until the end of the turn, all your units have 1 more Bold and battle back with 1 more die.',
    },
    'WAR-14': {
      name: 'Heroic Charge',
      text: 'Order up to 3 of your units anywhere, each cavalry or with a red banner. Each battles in melee with 2 more dice.',
    },
    'WAR-15': {
      name: 'Assault',
      text: 'Order all your units within 2 hexes of an enemy unit. Each battles in melee with 1 more die.',
    },
  },

  adventures: {
    'agincourt-1415': {
      name: 'Agincourt – 1415',
      text: 'Rain has fallen all night on the ploughland between two woods, and the flower of French chivalry is in no mood to wait. Across the mud, a thin line of English and Welsh archers plants its stakes. If the longbows keep their distance the field is theirs; if the knights reach them it will be over in a moment.',
      objective: 'The first camp with 4 Victory Banners wins.',
    },
    'vernoy-crossing': {
      name: 'The Crossing at Vernoy',
      text: 'The spring floods have left a single bridge at Vernoy, and two fords where a horse can find its footing. Both armies were told that the other was a day’s march away. They meet at dawn, with the river between them and every carter of the valley watching from the hills.',
      objective:
        'The first camp with 5 Victory Banners wins. The bridge on E7 is worth one banner to the camp whose unit stands on it, for as long as it stays there.',
    },
    'gold-and-goblins': {
      name: 'Gold and Goblins',
      text: 'Both captains have opened their chests. One hired a stubborn company of Iron Dwarves, the other bought goblins by the hundred, and neither has told his human soldiers what the newcomers are paid. On one flank the horde is already howling; on the other, men who know their trade wait for the noise to come closer.',
      objective: 'The Pennant camp wins with 4 Victory Banners, the Standard camp with 6.',
    },
    'kerlock-wood': {
      name: 'The Spider of Kerlock Wood',
      text: 'Woodcutters no longer go to Kerlock, and those who did left their carts on the road, wrapped in grey silk. The Pennant captain has found out what lives there, and how to make it follow him. The Standard army has brought crossbows, torches and a great deal of doubt.',
      objective:
        'The first camp with 5 Victory Banners wins. The Giant Spider is worth one like any other unit.',
    },
    'wizards-and-lore': {
      name: 'Wizards & Lore',
      text: 'Two armies of equal strength, two hills of equal height, and beside each commander an old man whom the soldiers avoid. Since yesterday the candles have burned blue in both camps. Whoever is the first to master the Lore need not be the stronger.',
      objective: 'The first camp with 6 Victory Banners wins.',
    },
    'shadows-over-saint-aubin': {
      name: 'Shadows over Saint-Aubin',
      text: 'The abbey of Saint-Aubin rings its bell at noon, because it is as dark as at vespers. Goblins have been seen in the orchards, and a wizard on the road. The abbot has called for his dwarves, his knights and all his saints, and sits down in council while there is still time.',
      objective: 'The Pennant camp wins with 4 Victory Banners, the Standard camp with 6.',
    },
    'the-marshals-road': {
      name: 'The Marshal’s Road',
      text: 'Marshal Jean de Brosse holds the road where it crosses the stream, with one bridge, three fords and a holy man whose prayers are known to be answered. The army that comes down from the north has a great captain, better drilled troops and no time for a siege. It will have to get its feet wet.',
      objective: 'The Pennant camp wins with 4 Victory Banners, the Standard camp with 6.',
    },
    'walls-of-rougemont': {
      name: 'The Walls of Rougemont',
      text: 'Rougemont has four stretches of wall, one keep and more dwarves than beds. The besiegers have run out of bread but not of goblins, and something with eight legs has been brought up from the rear. Today they will climb; tomorrow there will be nobody left to feed, on one side or the other.',
      objective:
        'The first camp with 6 Victory Banners wins. The hill of the keep, on G7, is worth two banners to the Pennant camp for as long as one of its units stands there.',
    },
    'free-companies': {
      name: 'Free Companies on a War Footing',
      text: 'When the kings make peace, the companies go on making war. One has taken dwarves and a tame monster into its pay, the other the largest goblin horde seen since the plague. Both captains choose their counsellors tonight, in secret, and both believe that they have chosen better.',
      objective: 'The Pennant camp wins with 6 Victory Banners, the Standard camp with 4.',
    },
    'assaulting-the-tourelles': {
      name: 'Assaulting the Tourelles',
      text: 'At the end of the great bridge of Orléans stands the fort of the Tourelles, and behind it the Loire runs high. The English mean to have it before winter, with ladders, hired goblins and a spider that even their own men will not look at. The French have only to hold, with their backs to the river.',
      objective: 'The first camp with 6 Victory Banners wins.',
    },
  },
};
