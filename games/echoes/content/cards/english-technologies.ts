import type { CivilisationCard, TechnologyCard } from '../card.ts';

export const englishTechnologies = [
  {
    id: 'eng-civ',
    civ: 'english',
    kind: 'civilisation',
    abilities: [{ a: 'static', fx: [{ do: 'permit', what: 'revivePawn', n: 2 }] }],
    copies: 1,
    rarity: 1,
    provenance: 'public',
  },
  {
    id: 'eng-arrowslits',
    civ: 'english',
    kind: 'technology',
    tech: 'upgrade',
    strategy: false,
    forClasses: ['archer'],
    cost: { food: 0, wood: 1, gold: 1, any: 0 },
    abilities: [
      {
        a: 'static',
        if: [{ c: 'onBuilding', side: 'own' }],
        fx: [{ do: 'statModifier', stat: 'ranged', n: 1, to: 'self' }],
      },
    ],
    copies: 2,
    rarity: 2,
    provenance: 'public',
  },
  {
    id: 'eng-marcher-lord',
    civ: 'english',
    kind: 'technology',
    tech: 'upgrade',
    strategy: false,
    cost: { food: 1, wood: 0, gold: 1, any: 0 },
    abilities: [{ a: 'static', fx: [{ do: 'permit', what: 'buildAfterAttack', to: 'self' }] }],
    copies: 1,
    rarity: 2,
    provenance: 'public',
  },
  {
    id: 'eng-royal-forest',
    civ: 'english',
    kind: 'technology',
    tech: 'action',
    strategy: true,
    cost: { food: 0, wood: 0, gold: 0, any: 0 },
    abilities: [
      {
        a: 'play',
        fx: [
          {
            do: 'destroyBuilding',
            to: {
              pick: 'all',
              upTo: true,
              min: 1,
              of: 'building',
              side: 'own',
              building: ['camp'],
              if: [{ c: 'terrain', terrain: ['forest'] }],
            },
          },
          { do: 'gainTempResource', res: 'food', n: { count: 'chosen', times: 2 }, on: 'card' },
        ],
      },
      {
        a: 'play',
        cost: { food: 0, wood: 0, gold: 0, any: 1 },
        fx: [{ do: 'gainTempResource', res: 'wood', n: 1, on: 'card' }],
      },
    ],
    copies: 2,
    rarity: 2,
    provenance: 'public',
  },
  {
    id: 'eng-pontoon-bridge',
    civ: 'english',
    kind: 'technology',
    tech: 'action',
    strategy: true,
    cost: { food: 0, wood: 1, gold: 0, any: 1 },
    abilities: [
      {
        a: 'play',
        fx: [
          {
            do: 'relocate',
            to: { pick: 'all', upTo: true, min: 1, of: 'unit', side: 'own' },
            where: { oneWater: true },
            toll: 1,
          },
        ],
      },
    ],
    copies: 2,
    rarity: 2,
    provenance: 'public',
  },
  {
    id: 'eng-wool-export',
    civ: 'english',
    kind: 'technology',
    tech: 'action',
    strategy: true,
    cost: { food: 0, wood: 0, gold: 0, any: 0 },
    abilities: [
      {
        a: 'play',
        fx: [
          { do: 'gainTempResource', res: 'gold', n: 1, on: 'card' },
          { do: 'gainTempResource', res: 'food', n: 1, on: 'civ', who: 'opponent' },
        ],
      },
      {
        a: 'play',
        fx: [
          { do: 'gainTempResource', res: 'gold', n: 2, on: 'card' },
          { do: 'gainTempResource', res: 'food', n: 2, on: 'civ', who: 'opponent' },
        ],
      },
      {
        a: 'play',
        fx: [
          { do: 'gainTempResource', res: 'gold', n: 3, on: 'card' },
          { do: 'gainTempResource', res: 'food', n: 3, on: 'civ', who: 'opponent' },
        ],
      },
    ],
    copies: 1,
    rarity: 2,
    provenance: 'public',
  },
  {
    id: 'eng-eyre',
    civ: 'english',
    kind: 'technology',
    tech: 'action',
    strategy: true,
    cost: { food: 0, wood: 0, gold: 0, any: 4 },
    abilities: [
      {
        a: 'play',
        fx: [
          {
            do: 'gainTempResource',
            res: 'camp',
            each: {
              pick: 'all',
              of: 'building',
              side: 'own',
              building: ['camp'],
              if: [{ c: 'occupied', side: 'own' }],
            },
            on: 'card',
          },
        ],
      },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'public',
  },
  {
    id: 'eng-model-parliament',
    civ: 'english',
    kind: 'technology',
    tech: 'action',
    strategy: false,
    cost: { food: 0, wood: 0, gold: 2, any: 2 },
    abilities: [
      {
        a: 'play',
        fx: [
          { do: 'draw', n: { count: { pick: 'all', of: 'unit', side: 'own', if: [{ c: 'cost', max: 4 }] } } },
          {
            do: 'gainTempResource',
            res: 'joker',
            n: { count: { pick: 'all', of: 'unit', side: 'own', if: [{ c: 'cost', min: 5 }] } },
            on: 'card',
          },
          {
            do: 'loseLife',
            n: 2,
            if: [
              {
                c: 'count',
                sel: { pick: 'all', of: 'unit', side: 'own', if: [{ c: 'cost', max: 4 }] },
                max: 0,
              },
            ],
          },
          {
            do: 'loseLife',
            n: 2,
            if: [
              {
                c: 'count',
                sel: { pick: 'all', of: 'unit', side: 'own', if: [{ c: 'cost', min: 5 }] },
                max: 0,
              },
            ],
          },
        ],
      },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'public',
  },
  {
    id: 'eng-ring-of-iron',
    civ: 'english',
    kind: 'technology',
    tech: 'action',
    strategy: true,
    cost: { food: 0, wood: 3, gold: 4, any: 0 },
    abilities: [
      {
        a: 'play',
        fx: [
          {
            do: 'buildFree',
            what: 'barracks',
            at: {
              pick: 2,
              upTo: true,
              min: 1,
              of: 'square',
              near: { of: 'enemyBuilding', dist: 1, adj: true },
            },
          },
        ],
      },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'public',
  },
  {
    id: 'eng-hammer',
    civ: 'english',
    kind: 'technology',
    tech: 'reaction',
    strategy: false,
    cost: { food: 0, wood: 0, gold: 0, any: 2 },
    abilities: [
      {
        a: 'reaction',
        on: 'attackDeclared',
        if: [{ c: 'firstAttack' }],
        fx: [
          {
            do: 'choose',
            who: 'opponent',
            options: [
              {
                id: 'hold',
                fx: [
                  { do: 'cancelAttack' },
                  { do: 'noMoreAttacks', who: 'opponent', until: 'turn' },
                  { do: 'gainTempResource', res: 'choice', n: 1, on: 'civ', who: 'opponent' },
                  { do: 'heal', n: 1, to: { pick: 'all', of: 'unit', side: 'own' } },
                ],
              },
              {
                id: 'attack',
                fx: [
                  {
                    do: 'statModifier',
                    stat: 'melee',
                    n: 2,
                    to: { pick: 'all', of: 'unit', side: 'own' },
                    until: 'nextTurn',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'public',
  },
  {
    id: 'eng-bowyers',
    civ: 'english',
    kind: 'technology',
    tech: 'event',
    strategy: false,
    cost: { food: 0, wood: 1, gold: 1, any: 0 },
    abilities: [
      {
        a: 'static',
        fx: [
          { do: 'costReduction', res: 'wood', n: 1, filter: { kind: 'unit', classes: ['archer'] } },
          { do: 'permit', what: 'deployOnCamp', filter: { kind: 'unit', classes: ['archer'] } },
        ],
      },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'public',
  },
  {
    id: 'eng-purveyance',
    civ: 'english',
    kind: 'technology',
    tech: 'event',
    strategy: false,
    cost: { food: 2, wood: 0, gold: 2, any: 0 },
    abilities: [{ a: 'static', fx: [{ do: 'payWithLife', n: 2, filter: { kind: 'unit' } }] }],
    copies: 1,
    rarity: 1,
    provenance: 'public',
  },
  {
    id: 'eng-magna-carta',
    civ: 'english',
    kind: 'technology',
    tech: 'event',
    strategy: false,
    cost: { food: 0, wood: 1, gold: 2, any: 0 },
    abilities: [
      { a: 'static', fx: [{ do: 'losePawnBonus' }] },
      {
        a: 'on',
        on: 'endOfTurn',
        if: [
          {
            c: 'count',
            sel: { pick: 'all', of: 'unit', side: 'own', if: [{ c: 'onPawn', pawns: ['king', 'queen'] }] },
            min: 1,
          },
        ],
        fx: [
          { do: 'gainTempResource', res: 'gold', n: 1, max: 2, on: 'card' },
          {
            do: 'directDamage',
            n: 2,
            to: { pick: 'all', of: 'unit', side: 'own', if: [{ c: 'onPawn', pawns: ['king', 'queen'] }] },
            if: [{ c: 'gained' }, { c: 'tokens', res: 'gold', min: 2 }],
          },
        ],
      },
      {
        a: 'on',
        on: 'dropped',
        fx: [
          { do: 'loseLife', n: 2 },
          {
            do: 'heal',
            n: 4,
            to: { pick: 'all', of: 'unit', side: 'own', if: [{ c: 'onPawn', pawns: ['king', 'queen'] }] },
          },
        ],
      },
    ],
    copies: 1,
    rarity: 1,
    provenance: 'public',
  },
] as const satisfies readonly (CivilisationCard | TechnologyCard)[];
