import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    welcome: {
      title: 'Two realms',
      say: 'Each of you has a Capital, you on a1, your rival on f6, and a scout beside it. Between them the land lies face down. You win at once when the enemy Capital has no health left, or when your rival has no unit left on the map.',
    },
    civ: {
      title: 'Choose your people',
      say: 'You rolled higher, so you decide who chooses a civilisation first, and you take the first turn. Each civilisation has cards and a power of its own.',
      do: 'Press “Choose first”, then take the Scots.',
    },
    hand: {
      title: 'Your first hand',
      say: 'You draw five cards: units and Technologies. Once, you may set any of them aside and draw as many new ones; then the old ones are shuffled back. These will do.',
      do: 'Press “Keep my hand”.',
    },
    turn: {
      title: 'A turn',
      say: 'A turn has four parts. Start: what is exhausted is refreshed; your first turn has none. Mobilisation: your units move and act. Deployment: you play cards. End: you draw.',
    },
    explore: {
      title: 'Explore',
      say: 'A unit moves once a turn, in a straight line. Your Gillie goes up to two squares in any direction. Whoever steps onto a face-down tile stops there and turns it over.',
      do: 'Choose the Gillie on a1, then square c1.',
    },
    rotate: {
      title: 'Lay the land',
      say: 'You decide how the tile lies. Farmland gives food, Forest wood, a Mine gold; and you have no gold yet. When the Gillie explores you may also swap one card.',
      do: 'Turn the tile until the Mine lies under the Gillie and lay it so; then press “Keep my hand”.',
    },
    camp: {
      title: 'Build a Camp',
      say: 'A unit that moved may still act, once a turn; acting exhausts it. A Camp is free, but you build only one a turn. It gives its resource at once, for as long as it stands.',
      do: 'Choose the Gillie and press “Camp: +1 gold”.',
    },
    deployment: {
      title: 'On to your cards',
      say: 'The Gillie is exhausted, nothing else can move. In Deployment you spend resources: you have one food and one wood from the beginning, and now one gold.',
      do: 'Press “On to Deployment”.',
    },
    deploy: {
      title: 'Deploy a unit',
      say: 'A new unit enters on your Capital, or on a Barracks of yours, if no unit is there. The Highland Clansman costs one food and one wood.',
      do: 'Choose the Highland Clansman in your hand, then your Capital on a1.',
    },
    pawn: {
      title: 'Pawns',
      say: 'You have four ordinary pawns, a King and a Queen. The King gives its unit 1 melee more, the Queen 2 health; but once that unit leaves the map, the pawn is out of the game. Keep them for better ones.',
      do: 'Choose the ordinary pawn.',
    },
    end: {
      title: 'End your turn',
      say: 'At the end of your turn you draw until you hold five cards; if you hold five or more already, you draw one. More than seven must be discarded.',
      do: 'Press “End turn”.',
    },
    rival: {
      title: 'Your rival’s turn',
      say: 'Now the Norse explore, build and deploy. As second player they began with a joker, which pays for any resource, once. The log tells everything.',
    },
    refresh: {
      title: 'Refreshed',
      say: 'Your turn starts: resources and units are fresh again. The Clansman moves up to two squares along rows and columns.',
      do: 'Move the Clansman to the Forest on b1, choose it again and build a Camp there.',
    },
    again: {
      title: 'A growing realm',
      say: 'One Camp each turn, and soon you can pay for more. The Schiltron Pikemen cost one food and two wood: exactly what you have.',
      do: 'Press “On to Deployment” and deploy the Schiltron Pikemen on a1, on an ordinary pawn.',
    },
    later: {
      title: 'Some turns later',
      say: 'The whole land is known now, and the Norse Capital has only 5 of its 10 health left. It is your turn, and one Bondi Levy bars the way.',
    },
    numbers: {
      title: 'Melee, ranged, health',
      say: 'Choose a unit to see its numbers and what it can do. On each target you read what the attack deals and what it takes, before you risk anything. Armour lowers each hit, but never below 1.',
    },
    shoot: {
      title: 'Shoot first',
      say: 'A unit with a ranged attack may switch its mode. In ranged mode it hits what is next to it, diagonals included, without moving, and nothing strikes back.',
      do: 'Choose the Ettrick Archer on f3, switch it to ranged, then attack the Bondi Levy with it.',
    },
    melee: {
      title: 'Then strike',
      say: 'A melee attack is the unit’s move of the turn and ends on the target’s square. A target in melee mode strikes back at the same time, even if it falls: the Levy’s 2, less your Armour 1.',
      do: 'Attack the Bondi Levy on f4 with the Gallowglass on e4.',
    },
    'won-square': {
      title: 'The square is yours',
      say: 'The target is gone, so the Gallowglass stands on its square; otherwise it would have gone back the way it came. It lost 1 health and is exhausted.',
      do: 'Press “On to Deployment”.',
    },
    upgrade: {
      title: 'An Upgrade',
      say: 'Upgrades stay with a unit until it leaves the map. The Lochaber Axe, for Infantry, gives 1 melee more.',
      do: 'Play the Lochaber Axe on the Gallowglass.',
    },
    pay: {
      title: 'Pay',
      say: 'The axe costs one wood and one resource of any kind. The coins that lean forward would pay; press others to pay with those instead. Main resources come back at your next Start.',
      do: 'Press “Pay with these”.',
    },
    king: {
      title: 'A King for a rider',
      say: 'The Hobelar rides three squares in any direction. With the King it strikes with 4 instead of 3.',
      do: 'Deploy the Hobelar on a1, choose the King, and end your turn.',
    },
    garrison: {
      title: 'Behind walls',
      say: 'The Norse Spearman stands inside the Capital: garrisoned. There it cannot be attacked, and buildings never strike back. The Norse wait for you.',
    },
    storm: {
      title: 'Storm the Capital',
      say: 'The Gallowglass is fresh again. With the axe its melee is 5, and the Capital has 5 health. Only shots are weakened by walls, by 4.',
      do: 'Attack the Capital on f6 with the Gallowglass.',
    },
    won: {
      title: 'The Capital has fallen',
      say: 'The match ends at once, whatever else stands. Guard your own Capital as well, and never let your last unit die: that is the other way to lose.',
    },
  },
  learned: [
    'A turn: Start, Mobilisation, Deployment, End.',
    'Each unit moves once and acts once; acting exhausts it.',
    'A Camp each turn brings resources; new units enter on your Capital or a Barracks.',
    'In melee both sides hit; shots are not answered.',
    'A Capital without health, or a ruler without units, ends the match.',
  ],
} satisfies LessonWords;

export type RealmStep = keyof typeof en.steps;
