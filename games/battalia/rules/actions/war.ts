/** Attacks, assaults and annexations: chapters 14 and 15. */
import type { Choice } from '@gonfalon/kernel';
import { CELL_IDS, cellIndex, heroRef, isWeapon } from '../../content/index.ts';
import { startAssault, startAttack } from '../battle-start.ts';
import { annexUndefended } from '../conquest.ts';
import { isUndefended } from '../land.ts';
import type { Item } from '../ledger.ts';
import type { Refusal } from '../question.ts';
import { factionAt, freeTokens, heroesOn, ownsLegendary } from '../selectors.ts';
import type { Player, State } from '../state.ts';
import { NOBODY, OFF_MAP } from '../state.ts';
import type { TurnAsking, TurnFacts, TurnVerbs } from './facts.ts';
import { itemAt, notHeld, refsOf } from './facts.ts';

/** BTA-14.3: what an attack or an assault can open with. */
const opensBattle = (item: Item): boolean => item.wild || (isWeapon(item.kind) && item.perCard > 0);

/** The cards on which a player has heroes, each once. */
const heroCells = (player: Player): number[] => [
  ...new Set(player.heroes.map(({ cell }) => cell).filter((cell) => cell !== OFF_MAP)),
];

/** What a player's heroes can attack where they stand: BTA-14.1. */
function targetsOf(s: State, seat: number): string[] {
  return heroCells(s.players[seat] as Player).flatMap((cell) => {
    const owner = s.land.owners[cell];
    const city = owner !== NOBODY && owner !== seat ? [CELL_IDS[cell] as string] : [];
    const heroes = s.players.flatMap((other, otherSeat) => {
      const [hero] = otherSeat === seat ? [] : heroesOn(other, cell);
      return hero === undefined ? [] : [heroRef(factionAt(s, otherSeat), hero)];
    });
    return [...city, ...heroes];
  });
}

const weaponSlot = {
  kind: ['card', 'laid'] as const,
  from: ({ facts }: TurnAsking) => refsOf(facts.items.filter(opensBattle)),
  refuse({ facts }: TurnAsking, ref: string): Refusal | undefined {
    const item = itemAt(facts, ref);
    if (!item) return notHeld(ref);
    return opensBattle(item) ? undefined : { rule: 'BTA-14.3', where: [ref] };
  },
};

const NO_WEAPON: Refusal = { rule: 'BTA-14.3' };
const whyNoWeapon = ({ items }: TurnFacts): Refusal | undefined =>
  items.some(opensBattle) ? undefined : NO_WEAPON;

/** Why the guards on a card cannot be assaulted. */
function whyNotAssault({ s, seat, player }: TurnFacts, ref: string): Refusal | undefined {
  const cell = cellIndex(ref);
  const isRuins = s.land.cards[cell] === 'ruins';
  if (!heroCells(player).includes(cell)) return { rule: isRuins ? 'BTA-15.4' : 'BTA-15.1', where: [ref] };
  if (s.land.guards[cell] === 0) return { rule: 'BTA-15.1', where: [ref], params: { guards: 0 } };
  if (isRuins) {
    if (s.legendary.length === 0) return { rule: 'BTA-15.5', params: { left: 0 } };
    return ownsLegendary(s, seat) ? { rule: 'BTA-15.5' } : undefined;
  }
  return s.options.scenario === 'alt2' && player.annexed ? { rule: 'BTA-20.5', where: [ref] } : undefined;
}

function whyNotAnnex({ s, seat, player }: TurnFacts, ref: string): Refusal | undefined {
  const cell = cellIndex(ref);
  if (!isUndefended(s, cell)) return { rule: 'BTA-14.24', where: [ref] };
  if (!heroCells(player).includes(cell)) return { rule: 'BTA-14.24', where: [ref], params: { hero: false } };
  return freeTokens(s, seat, 1) > 0 ? undefined : { rule: 'BTA-9.12', where: [ref], params: { level: '1' } };
}

const NONE: readonly Choice[] = [];
const heroCellRefs = ({ player }: TurnFacts): string[] =>
  heroCells(player).map((cell) => CELL_IDS[cell] as string);

export const warVerbs: TurnVerbs = {
  attack: {
    refuse: ({ facts }) => whyNoWeapon(facts),
    names: [
      {
        kind: ['cell', 'hero'],
        from: ({ facts }) => targetsOf(facts.s, facts.seat),
        refuse: ({ facts }, target) =>
          targetsOf(facts.s, facts.seat).includes(target) ? undefined : { rule: 'BTA-14.1', where: [target] },
      },
      weaponSlot,
    ],
    apply: ({ ctx }, target, weapon) => startAttack(ctx, target, weapon),
  },
  assault: {
    refuse: ({ facts }) => whyNoWeapon(facts),
    names: [
      {
        kind: 'cell',
        from: ({ facts }) => heroCellRefs(facts),
        refuse: ({ facts }, cell) => whyNotAssault(facts, cell),
      },
      weaponSlot,
    ],
    apply: ({ ctx }, cell, weapon) => startAssault(ctx, cellIndex(cell), weapon),
  },
  annex: {
    offers: ({ facts }) =>
      facts.player.heroes.every(({ cell }) => cell === OFF_MAP)
        ? NONE
        : heroCellRefs(facts)
            .filter((cell) => !whyNotAnnex(facts, cell))
            .map((cell) => ['annex', cell] as const),
    names: [
      {
        kind: 'cell',
        from: ({ facts }) => heroCellRefs(facts),
        refuse: ({ facts }, cell) => whyNotAnnex(facts, cell),
      },
    ],
    apply: ({ ctx, facts }, cell) => annexUndefended(ctx, facts.seat, cellIndex(cell)),
  },
};
