import type { CivilisationCard, TechnologyCard } from '../card.ts';

export const scotsTechnologies = [
  {
    id: 'sco-civ',
    civ: 'scots',
    kind: 'civilisation',
    abilities: [
      {
        a: 'static',
        fx: [{ do: 'permit', what: 'ignoreMountain', to: { pick: 'all', of: 'unit', side: 'own' } }],
      },
      {
        a: 'static',
        fx: [
          {
            do: 'grantKeyword',
            k: 'riposte',
            x: 1,
            to: {
              pick: 'all',
              of: 'unit',
              side: 'own',
              classes: ['infantry'],
              if: [{ c: 'terrain', terrain: ['forest', 'mountain'] }],
            },
          },
        ],
      },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'house',
  },
  {
    id: 'sco-lochaber-axe',
    civ: 'scots',
    kind: 'technology',
    tech: 'upgrade',
    strategy: false,
    forClasses: ['infantry'],
    cost: { food: 0, wood: 1, gold: 0, any: 1 },
    abilities: [
      {
        a: 'static',
        fx: [
          { do: 'statModifier', stat: 'melee', n: 1, to: 'self' },
          { do: 'grantKeyword', k: 'anti', x: 1, vs: 'cavalry', to: 'self' },
        ],
      },
    ],
    copies: 2,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-targe',
    civ: 'scots',
    kind: 'technology',
    tech: 'upgrade',
    strategy: false,
    forClasses: ['infantry'],
    cost: { food: 0, wood: 1, gold: 0, any: 1 },
    abilities: [
      {
        a: 'static',
        fx: [
          { do: 'grantKeyword', k: 'healthPlus', x: 2, to: 'self' },
          { do: 'grantKeyword', k: 'reinforced', x: 1, to: 'self' },
        ],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-claymore',
    civ: 'scots',
    kind: 'technology',
    tech: 'upgrade',
    strategy: false,
    forClasses: ['infantry'],
    cost: { food: 0, wood: 0, gold: 1, any: 1 },
    abilities: [
      {
        a: 'static',
        fx: [
          { do: 'statModifier', stat: 'melee', n: 1, to: 'self' },
          { do: 'grantKeyword', k: 'charge', x: 1, to: 'self' },
        ],
      },
    ],
    copies: 0,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-ambush',
    civ: 'scots',
    kind: 'technology',
    tech: 'action',
    strategy: true,
    cost: { food: 0, wood: 1, gold: 0, any: 1 },
    abilities: [
      {
        a: 'play',
        fx: [
          {
            do: 'directDamage',
            n: 2,
            to: {
              pick: 1,
              of: 'unit',
              side: 'enemy',
              near: { of: 'ownUnit', dist: 1 },
              if: [{ c: 'nearTerrain', terrain: ['forest', 'mountain'], dist: 1 }],
            },
          },
        ],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-ring-of-pikes',
    civ: 'scots',
    kind: 'technology',
    tech: 'action',
    strategy: true,
    cost: { food: 2, wood: 0, gold: 0, any: 0 },
    abilities: [
      {
        a: 'play',
        fx: [
          {
            do: 'grantKeyword',
            k: 'armour',
            x: 1,
            to: {
              pick: 'all',
              of: 'unit',
              side: 'own',
              classes: ['infantry'],
              if: [
                {
                  c: 'near',
                  sel: { pick: 1, of: 'unit', side: 'own', classes: ['infantry'], other: true },
                  dist: 1,
                  adj: true,
                  min: 1,
                },
              ],
            },
            until: 'yourNextTurn',
          },
          { do: 'grantKeyword', k: 'riposte', x: 2, to: 'chosen', until: 'yourNextTurn' },
        ],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-cattle-raid',
    civ: 'scots',
    kind: 'technology',
    tech: 'action',
    strategy: false,
    cost: { food: 0, wood: 0, gold: 0, any: 0 },
    abilities: [
      { a: 'play', fx: [{ do: 'gainTempResource', res: 'food', n: 1, on: 'card' }] },
      {
        a: 'play',
        if: [
          {
            c: 'count',
            sel: { pick: 'all', of: 'unit', side: 'own', near: { of: 'enemyCamp', dist: 1 } },
            min: 1,
          },
        ],
        fx: [{ do: 'gainTempResource', res: 'food', n: 2, on: 'card' }],
      },
    ],
    copies: 1,
    rarity: 3,
    provenance: 'house',
  },
  {
    id: 'sco-clan-gathering',
    civ: 'scots',
    kind: 'technology',
    tech: 'action',
    strategy: false,
    cost: { food: 0, wood: 0, gold: 0, any: 1 },
    abilities: [
      {
        a: 'play',
        fx: [
          { do: 'searchDeck', filter: { kind: 'unit', classes: ['infantry'], maxCost: 2 }, n: 2, upTo: true },
        ],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-scorched-earth',
    civ: 'scots',
    kind: 'technology',
    tech: 'action',
    strategy: true,
    cost: { food: 0, wood: 1, gold: 0, any: 0 },
    abilities: [
      {
        a: 'play',
        fx: [
          {
            do: 'directDamage',
            n: 2,
            to: {
              pick: 1,
              of: 'building',
              side: 'enemy',
              building: ['camp'],
              near: { of: 'ownUnit', dist: 1 },
            },
          },
        ],
      },
    ],
    copies: 0,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-blood-feud',
    civ: 'scots',
    kind: 'technology',
    tech: 'reaction',
    strategy: false,
    cost: { food: 0, wood: 0, gold: 0, any: 1 },
    abilities: [
      {
        a: 'reaction',
        on: 'ownUnitLost',
        if: [{ c: 'destroyerIs', of: 'unit' }],
        fx: [{ do: 'directDamage', n: 2, to: 'destroyer' }],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-mist',
    civ: 'scots',
    kind: 'technology',
    tech: 'reaction',
    strategy: false,
    cost: { food: 0, wood: 0, gold: 0, any: 1 },
    abilities: [
      {
        a: 'reaction',
        on: 'attackDeclared',
        if: [{ c: 'defenderIs', of: 'unit', terrain: ['forest', 'mountain'] }],
        fx: [{ do: 'cancelAttack' }],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-stand-fast',
    civ: 'scots',
    kind: 'technology',
    tech: 'reaction',
    strategy: false,
    cost: { food: 0, wood: 1, gold: 0, any: 0 },
    abilities: [
      {
        a: 'reaction',
        on: 'attackDeclared',
        if: [
          { c: 'defenderIs', of: 'unit', classes: ['infantry'] },
          { c: 'attackerIs', classes: ['cavalry'] },
        ],
        fx: [
          { do: 'grantKeyword', k: 'armour', x: 2, to: 'defender', until: 'combat' },
          { do: 'grantKeyword', k: 'riposte', x: 2, to: 'defender', until: 'combat' },
        ],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-kinsmen',
    civ: 'scots',
    kind: 'technology',
    tech: 'reaction',
    strategy: false,
    cost: { food: 0, wood: 0, gold: 0, any: 1 },
    abilities: [
      {
        a: 'reaction',
        on: 'ownUnitLost',
        fx: [{ do: 'searchDeck', filter: { kind: 'unit', classes: ['infantry'], maxCost: 3 }, n: 1 }],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'house',
  },
  {
    id: 'sco-crag-and-wood',
    civ: 'scots',
    kind: 'technology',
    tech: 'event',
    strategy: false,
    cost: { food: 1, wood: 2, gold: 0, any: 0 },
    abilities: [
      {
        a: 'static',
        fx: [
          {
            do: 'grantKeyword',
            k: 'armour',
            x: 1,
            to: {
              pick: 'all',
              of: 'unit',
              side: 'own',
              classes: ['infantry', 'archer'],
              if: [{ c: 'terrain', terrain: ['forest', 'mountain'] }],
            },
          },
        ],
      },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'house',
  },
  {
    id: 'sco-auld-alliance',
    civ: 'scots',
    kind: 'technology',
    tech: 'event',
    strategy: false,
    cost: { food: 2, wood: 1, gold: 0, any: 0 },
    abilities: [
      { a: 'on', on: 'startOfTurn', fx: [{ do: 'gainTempResource', res: 'gold', n: 1, max: 1, on: 'card' }] },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'house',
  },
  {
    id: 'sco-stone-of-destiny',
    civ: 'scots',
    kind: 'technology',
    tech: 'event',
    strategy: false,
    cost: { food: 0, wood: 1, gold: 0, any: 2 },
    abilities: [
      { a: 'on', on: 'deployed', by: { classes: ['infantry'] }, once: 'turn', fx: [{ do: 'draw', n: 1 }] },
    ],
    copies: 0,
    rarity: 1,
    provenance: 'house',
  },
] as const satisfies readonly (CivilisationCard | TechnologyCard)[];
