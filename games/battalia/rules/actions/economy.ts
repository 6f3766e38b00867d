/** Hiring, creating, building and upgrading: chapters 7, 8 and 9. */
import type { Choice } from '@gonfalon/kernel';
import type { CellId, PileId, TerrainPileId } from '../../content/index.ts';
import {
  ARTEFACT_IDS,
  artefacts,
  cellIndex,
  isArtefact,
  isUnit,
  TERRAIN_PILE_IDS,
  terrainCards,
  UNIT_IDS,
} from '../../content/index.ts';
import { cityCost, hireCost, roadCost, upgradeCost } from '../costs.ts';
import { nameLine } from '../line.ts';
import { canPay } from '../payment.ts';
import { hasPlacement } from '../placement.ts';
import type { Refusal } from '../question.ts';
import { freeTokens } from '../selectors.ts';
import type { TurnFacts, TurnVerbs } from './facts.ts';

const isTerrainPile = (id: string): id is TerrainPileId => Object.hasOwn(terrainCards, id);
const isCityPile = (id: string): id is TerrainPileId => isTerrainPile(id) && terrainCards[id].city;
const isRoadPile = (id: string): id is TerrainPileId => isTerrainPile(id) && !terrainCards[id].city;

const ROADS = TERRAIN_PILE_IDS.filter(isRoadPile);
/* The choices that never change, made once. */
const NONE: readonly Choice[] = [];
const CHEAPEST_HIRE = Math.min(...UNIT_IDS.map((pile) => hireCost(pile).provision ?? 0));
const HIRING = UNIT_IDS.map((pile): Choice => ['hire', pile]);
const CREATING = ARTEFACT_IDS.map((pile): Choice => ['create', pile]);
const ROAD_BUILDING = ROADS.map((pile): Choice => ['road', pile]);
const CITIES = TERRAIN_PILE_IDS.filter(isCityPile);
const MAX_LEVEL = 4;
const LEVEL_REFS = ['1', '2', '3', '4'];

const empty = (pile: PileId | string): Refusal => ({ rule: 'BTA-1.12', where: [pile] });

/** A refusal for each pile, made once: most piles are refused in most turns. */
function perPile(ids: readonly PileId[], refusal: (pile: PileId) => Refusal): ReadonlyMap<string, Refusal> {
  return new Map(ids.map((pile) => [pile, refusal(pile)]));
}

const TOO_DEAR = perPile([...UNIT_IDS, ...ARTEFACT_IDS, ...ROADS], (pile) => {
  if (isUnit(pile)) return { rule: 'BTA-7.1', where: [pile], params: { cost: hireCost(pile) } };
  if (isArtefact(pile)) return { rule: 'BTA-8.1', where: [pile], params: { cost: artefacts[pile].cost } };
  return { rule: 'BTA-9.1', where: [pile], params: { cost: roadCost(pile as TerrainPileId) } };
});
const NO_LEVEL = LEVEL_REFS.map(
  (level): Refusal => ({ rule: 'BTA-9.2', params: { level, cost: cityCost(Number(level)) } }),
);

function whyNotHire({ s, purse }: TurnFacts, pile: string): Refusal | undefined {
  if (!isUnit(pile)) return { rule: 'BTA-7.1', where: [pile] };
  if (s.piles[pile].length === 0) return empty(pile);
  return canPay(purse, hireCost(pile)) ? undefined : TOO_DEAR.get(pile);
}

function whyNotCreate({ s, purse }: TurnFacts, pile: string): Refusal | undefined {
  if (!isArtefact(pile)) return { rule: 'BTA-8.1', where: [pile] };
  if (s.piles[pile].length === 0) return empty(pile);
  return canPay(purse, artefacts[pile].cost) ? undefined : TOO_DEAR.get(pile);
}

/** Why a terrain card cannot be placed, whatever it costs. */
function whyNotPlace(f: TurnFacts, pile: TerrainPileId): Refusal | undefined {
  if (f.s.terrain[pile].length === 0) return empty(pile);
  return hasPlacement(f.sites(), pile)
    ? undefined
    : { rule: 'BTA-9.4', where: [pile], params: { nowhere: true } };
}

function whyNotRoad(f: TurnFacts, pile: string): Refusal | undefined {
  if (!isRoadPile(pile)) return { rule: 'BTA-9.4', where: [pile] };
  if (!canPay(f.purse, roadCost(pile))) return TOO_DEAR.get(pile);
  return whyNotPlace(f, pile);
}

function whyNotLevel({ s, seat, purse }: TurnFacts, ref: string): Refusal | undefined {
  if (!LEVEL_REFS.includes(ref)) return { rule: 'BTA-9.2', params: { level: ref } };
  const level = Number(ref);
  if (!canPay(purse, cityCost(level))) return NO_LEVEL[level - 1];
  return freeTokens(s, seat, level) > 0 ? undefined : { rule: 'BTA-9.12', params: { level: ref } };
}

/** BTA-9.12: only from 2 to 3 another token is needed; else the one that lies there is turned over. */
const canMark = ({ s, seat }: TurnFacts, level: number): boolean =>
  level !== 3 || freeTokens(s, seat, level) > 0;

function whyNotUpgrade(f: TurnFacts, ref: string): Refusal | undefined {
  const { s, seat, purse } = f;
  const cell = cellIndex(ref);
  if (s.land.owners[cell] !== seat) return { rule: 'BTA-9.3', where: [ref] };
  const level = (s.land.levels[cell] as number) + 1;
  if (level > MAX_LEVEL) return { rule: 'BTA-9.3', where: [ref], params: { top: MAX_LEVEL } };
  const cost = upgradeCost(level);
  if (!canPay(purse, cost)) return { rule: 'BTA-9.3', where: [ref], params: { cost } };
  return canMark(f, level) ? undefined : { rule: 'BTA-9.12', where: [ref], params: { level: String(level) } };
}

export const economyVerbs: TurnVerbs = {
  hire: {
    offers: ({ facts }) =>
      facts.purse.provision + facts.purse.wild < CHEAPEST_HIRE
        ? NONE
        : HIRING.filter(([, pile = '']) => !whyNotHire(facts, pile)),
    names: [{ kind: 'pile', from: () => UNIT_IDS, refuse: ({ facts }, pile) => whyNotHire(facts, pile) }],
    apply({ ctx }, pile) {
      nameLine(ctx.state, ['hire', pile]);
      ctx.call('pay');
    },
  },
  create: {
    offers: ({ facts }) => CREATING.filter(([, pile = '']) => !whyNotCreate(facts, pile)),
    names: [
      { kind: 'pile', from: () => ARTEFACT_IDS, refuse: ({ facts }, pile) => whyNotCreate(facts, pile) },
    ],
    apply({ ctx, facts }, pile) {
      nameLine(ctx.state, ['create', pile]);
      ctx.call('pay');
      if (facts.day.paired === pile) ctx.call('name');
    },
  },
  road: {
    offers: ({ facts }) => ROAD_BUILDING.filter(([, pile = '']) => !whyNotRoad(facts, pile)),
    names: [{ kind: 'pile', from: () => ROADS, refuse: ({ facts }, pile) => whyNotRoad(facts, pile) }],
    apply({ ctx }, pile) {
      nameLine(ctx.state, ['road', pile]);
      ctx.call('pay');
      ctx.call('place');
    },
  },
  city: {
    refuse: ({ facts }) =>
      LEVEL_REFS.some((level) => !whyNotLevel(facts, level)) ? undefined : whyNotLevel(facts, '1'),
    names: [
      {
        kind: 'pile',
        from: () => CITIES,
        refuse: ({ facts }, pile) =>
          isCityPile(pile) ? whyNotPlace(facts, pile) : { rule: 'BTA-9.4', where: [pile] },
      },
      { kind: 'number', from: () => LEVEL_REFS, refuse: ({ facts }, level) => whyNotLevel(facts, level) },
    ],
    apply({ ctx }, pile, level) {
      nameLine(ctx.state, ['city', pile, level]);
      ctx.call('pay');
      ctx.call('place');
    },
  },
  upgrade: {
    names: [
      {
        kind: 'cell',
        from: ({ facts }): readonly CellId[] => facts.homes(),
        refuse: ({ facts }, cell) => whyNotUpgrade(facts, cell),
      },
    ],
    apply({ ctx }, cell) {
      nameLine(ctx.state, ['upgrade', cell]);
      ctx.call('pay');
    },
  },
};
