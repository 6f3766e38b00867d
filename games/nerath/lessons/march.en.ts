import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    welcome: {
      title: 'Four realms, two sides',
      say: 'You lead Karkoth and the Iron Circle against Vailin and Nerath. In a short match a side wins at the end of a game round if it has at least 20 victory points and more than the other.',
    },
    turn: {
      title: 'A turn in six phases',
      say: 'Each realm takes its own turn: draw, move, battles, reposition, reinforce, income. The bar shows where you are. Karkoth has drawn its event card and may now move.',
    },
    armies: {
      title: 'Who stands where',
      say: 'A token is a kind of unit, the small number how many. The number on the flag or castle is what all of them cost together. Point at a place, or press it for a moment on a touch screen, to read who stands there.',
    },
    march: {
      title: 'March',
      say: 'Land units go to adjacent land, as far as their movement lasts. Entering enemy land is an attack: they stop there, and fight in the next phase.',
      do: 'Press Ashen Vale, then Starfall Watch: all of them march.',
    },
    part: {
      title: 'Leave a piece at home',
      say: 'Units from several places may attack together. Land keeps its owner even when empty, but who leaves nobody behind invites the enemy.',
      do: 'Press Blackgate, then “All but one”, then Starfall Watch.',
    },
    plan: {
      title: 'A plan until you end it',
      say: 'The plate tells the exact chance to win, without cards from hands. Until the phase ends each march can be taken back, unless a later one builds on it or a card has been played.',
    },
    dice: {
      title: 'What they roll',
      say: 'Every unit rolls its own dice once each round: a footsoldier a d6, an attacking siege engine two d8, heroes a d10. A die of 6 or more is a hit. Wizards have First Strike: they roll before all others.',
    },
    fight: {
      title: 'To battle',
      say: 'Every attack must be fought, one battle at a time. In each step both sides roll, and only then are losses taken: whoever falls has still rolled in that step.',
      do: 'Press “On to 1 battle” to end your movement.',
    },
    losses: {
      title: 'Who is hit is your choice',
      say: 'Two hits against you. Whoever is hit chooses the losses among their own units; the cheapest are proposed, and you may name others.',
      do: 'Press “Lose 2 footsoldiers”.',
    },
    onward: {
      title: 'Another round?',
      say: 'After each round the attacker fights on or retreats with every piece. The defenders never retreat. Only one footsoldier is left against you.',
      do: 'Press “Fight on”.',
    },
    conquered: {
      title: 'Conquered',
      say: 'Your wizard struck first, and nobody was left to strike back. Conquering enemy land is worth 1 victory point at once, an enemy capital 5. Your points are never lost, even if the land is.',
    },
    reposition: {
      title: 'Reposition',
      say: 'In this phase flying units may move once more, to a friendly place; at its end a dragon must stand on friendly land. Yours stays where it is.',
      do: 'Press “Done”.',
    },
    buy: {
      title: 'Buy at a castle',
      say: 'New units appear at a castle that you held when your turn began: any number at your capital, at most 4 at any other. Gold that you don’t spend is kept.',
      do: 'Press Blackgate, then Footsoldier; then Blackgate again, and 4.',
    },
    capital: {
      title: 'New units may move at once',
      say: 'What is bought may go its full movement through friendly places. So monsters from the capital reach Ashen Vale, which you left empty.',
      do: 'Press Karthoki Throneholds, then Monster; then Ashen Vale, and 2.',
    },
    income: {
      title: 'Income',
      say: 'At the end of its turn a realm receives 1 gold for each land that it controls, and half of it while its capital is lost. Starfall Watch pays already.',
      do: 'Press “Done: keep 0 gold” to end the turn.',
    },
    later: {
      title: 'Five rounds later',
      say: 'It is the Iron Circle’s turn. Your side has 16 points, the other 14: 4 more are needed. The Iron Circle stands in Coinfort, next to Sael Vailin, the capital of Vailin.',
    },
    castle: {
      title: 'A castle fights too',
      say: 'A castle defends with a d20. When it is hit it falls silent until the battle ends; it is never destroyed, and belongs to whoever conquers its land.',
    },
    assault: {
      title: 'Storm the capital',
      say: 'Look at the chance before you go. Then go, and end your movement: the battle follows at once.',
      do: 'March from Coinfort to Sael Vailin, then press “On to 1 battle”.',
    },
    taken: {
      title: 'Five points',
      say: 'Sael Vailin is yours: 5 points for a capital. Until Vailin has it back it receives half its income, and may place no more than 4 units at any castle, unless it controls only one.',
    },
    finish: {
      title: 'The round must end',
      say: 'Points decide at the end of the game round, after Nerath’s turn. Your dragon rests; then end the turn.',
      do: 'Press “Done” for each phase that is left.',
    },
    won: {
      title: 'Victory',
      say: '21 points against 14: your side wins. You know the core of the game; ships, dungeons, treasures and cards are in the next lesson.',
    },
  },
  learned: [
    'Draw, move, battles, reposition, reinforce, income: each realm in its turn.',
    'A die of 6 or more hits; the owner of the units that are hit chooses the losses.',
    'First Strike rolls first, and who falls to it does not roll.',
    'Units are bought at castles that were yours when the turn began.',
    'Enemy land is worth 1 point, a capital 5; points decide when a game round ends.',
  ],
} satisfies LessonWords;

export type MarchStep = keyof typeof en.steps;
