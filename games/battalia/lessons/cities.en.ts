import type { LessonWords } from '@gonfalon/kernel';

export const en = {
  steps: {
    welcome: {
      title: 'A land to fill',
      say: 'You lead the Islanders. A city is worth as many points as its level, and whoever has most points at the end wins. You begin with one city of level 1, on b2, and a deck of ten cards.',
    },
    keep: {
      title: 'Six cards a turn',
      say: 'This is your hand: units, and provisions. Before you act you could put all of it into your shelter, which is your discard pile, and draw five cards instead. This hand is good.',
      do: 'Press “Keep the hand”.',
    },
    reserve: {
      title: 'What can you make?',
      say: 'Under each pile of the reserve stands its price: a filled mark is in your hand, a dashed one is missing. What you can pay for glows and has a tick. A price is paid exactly, without a card too many.',
    },
    hire: {
      title: 'Hire a unit',
      say: 'Provisions hire units: as many as the rank and one more. A citizen has rank 1 and costs two provisions; you take the top card of the pile.',
      do: 'Choose the pile of citizens.',
    },
    pay: {
      title: 'Pay',
      say: 'The cheapest payment is laid out for you; where another would do, you could press those cards. With each unit comes a provision. What you gain cannot be used this turn: it goes to your shelter.',
      do: 'Press “Pay”.',
    },
    road: {
      title: 'Build a road',
      say: 'A straight road or a bend costs a citizen and a provision. You take the top card of its pile, whatever its terrain.',
      do: 'Choose the pile of straight roads.',
    },
    place: {
      title: 'Place it',
      say: 'It must touch a card and be linked by road to a city of yours. Towards every neighbour exit meets exit, and blank side meets blank side. On c2 the road leads east from your city.',
      do: 'Choose c2, then press “Pay”.',
    },
    end: {
      title: 'End your turn',
      say: 'Each card serves once a turn. At the end all you laid, gained and still hold goes to your shelter, and you draw six. When your nation, the draw pile, is empty, the shelter is shuffled and becomes the new one.',
      do: 'Press “End turn”.',
    },
    rival: {
      title: 'A day',
      say: 'A day is over when everyone had a turn; seven days are a week. Now the Emberians play. The log tells what they do.',
    },
    cohort: {
      title: 'A cohort',
      say: 'Day 4. You hold a citizen, a tool and a chief of the Islanders. Three cards of one faction at the start of a turn are a cohort: show them to an opponent and draw one card more; four draw two, five three, six six.',
      do: 'Press “Announce the cohort”.',
    },
    city: {
      title: 'A second city',
      say: 'A city of level 1 costs three citizens, and a tool stands for two of them. You choose the exits freely, but two cities may never lie side by side.',
      do: 'Choose the pile of cities with two opposite exits, level 1, then d2, and pay.',
    },
    upgrade: {
      title: 'Let it grow',
      say: 'Two chiefs raise a city to level 2, two priests to level 3, two lords to level 4. No level is skipped, but a new city may grow at once.',
      do: 'Choose your city on d2 and pay.',
    },
    chief: {
      title: 'To the last card',
      say: 'Three provisions are left: the price of a chief, whose rank is 2. After that your hand is empty, and your turn ends by itself.',
      do: 'Choose the pile of chiefs and pay.',
    },
    oracle: {
      title: 'The Solar Oracle',
      say: 'A week later. Every day the inner star turns on, and its sun ray lights one artefact. Today it is the weapon: each weapon has two uses this turn.',
    },
    recruit: {
      title: 'A hero',
      say: 'A weapon and two provisions recruit a hero in one of your cities. You have two heroes at most.',
      do: 'Choose your city on d2 and pay.',
    },
    walk: {
      title: 'Along the roads',
      say: 'A provision carries a hero one card further, where exit meets exit. The grey city on e3 belongs to nobody; entering it is free and begins no fight.',
      do: 'Choose your hero, then e3, and pay with two provisions.',
    },
    assault: {
      title: 'Assault a neutral city',
      say: 'The number on its badge, 4, is its defence: you must exceed it. An assault begins with a weapon, and yours has a use left. Nobody answers it.',
      do: 'Choose e3.',
    },
    strength: {
      title: 'Strength',
      say: 'The weapon counts 1, a unit its rank. A hero adds 1 as long as every card of the line is of his own faction: 1, 3 and 1 make 5.',
      do: 'Lay the priest, then press “Stop here”.',
    },
    annexed: {
      title: 'Yours, at level 4',
      say: 'The city is yours at level 4, whatever it costs others to build one. With it come a lord of the faction whose native land it is, and a provision.',
    },
    'last-day': {
      title: 'The last day',
      say: 'You agreed on two weeks, and this is the last turn of the last day. Both of you have 7 points.',
    },
    grow: {
      title: 'One point more',
      say: 'Two priests raise a city of level 2 to level 3.',
      do: 'Choose your city on d2 and pay.',
    },
    finish: {
      title: 'And end it',
      say: 'Nothing else would bring you points today.',
      do: 'Press “End turn”.',
    },
    won: {
      title: '8 to 7',
      say: 'You win. A match also ends at once when a player controls a fifth city of level 4, or when no free cell is left on the land. How cities are attacked and defended is told in the second lesson.',
    },
  },
  learned: [
    'A city is worth its level; most points win.',
    'Each card serves once a turn; what you gain comes into play later.',
    'Prices are paid exactly; what can be paid glows.',
    'Roads and cities fit on every side and are linked to a city of yours.',
    'A hero takes a neutral city with more strength than its defence.',
  ],
} satisfies LessonWords;

export type CitiesStep = keyof typeof en.steps;
