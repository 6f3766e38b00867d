/** NER-14: phase 5: buying, placing, sailing and landing new units. */
import type { Ref, Step } from '@gonfalon/kernel';
import type { LandId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS, UNIT_IDS } from '../content/index.ts';
import { addUnits, payGold } from './actions.ts';
import type { Space, Unit } from './board.ts';
import {
  CAPITAL,
  CASTLE,
  COST,
  findSpace,
  findUnit,
  IS_SEA,
  LAND_ADJ,
  SEAS,
  unitOf,
  WARSHIP,
} from './board.ts';
import { PROPERTIES } from './cards/card-data.ts';
import type { MenuFacts } from './cards/menus.ts';
import { askTarget, cardVerbs, menuFacts, refuseWhileChoosing } from './cards/menus.ts';
import { friendlyLands } from './cards/places.ts';
import { startMove } from './moves.ts';
import type { Piece } from './pieces.ts';
import { clearFlags, NEW, NO_PIECE, STOPPED, setFlag, UNLOADED } from './pieces.ts';
import type { Destinations, Site } from './placement.ts';
import {
  canLand,
  canSail,
  canSailTo,
  destinationsOf,
  foundationsOf,
  purchasesAt,
  sitesOf,
} from './placement.ts';
import type { Ways } from './reach.ts';
import { waysOf } from './reach.ts';
import { cardRef, classesOf, numberRef, shipRef, spaceRef } from './refs.ts';
import { cardWith, castlesOf, hasCastle, isFriendlyLand, isOwnLand, seatOf } from './selectors.ts';
import { roomAboard } from './ships.ts';
import type { State } from './state.ts';
import type { Context, Refusing } from './vocabulary.ts';
import { question } from './vocabulary.ts';

/** The most units that one purchase takes. */
const MAX_PURCHASE = 10;

const reinforce: Step<State, { next?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const { next = 0 } = locals;
    locals.next = next + 1;
    if (next > 0) {
      ctx.goto('reinforceMenu');
      return;
    }
    ctx.emit({ kind: 'phase', realm: REALM_IDS[s.active], phase: 'reinforce' });
    // NER-14.15: loads are counted anew; what happened in phases 2 and 3 does not matter to new units.
    clearFlags(s.pieces, NEW | UNLOADED | STOPPED);
    for (let p = 0; p < s.pieces.at.length; p++) {
      s.pieces.loads[p] = 0;
      s.pieces.spent[p] = 0;
    }
    s.turn.castleCount = castlesOf(s, s.active).length;
    s.turn.placed = [];
    s.turn.founded = [];
    ctx.call('valhalla');
  },
};

/** D21: card 92 */
const valhalla = question<object, readonly Space[]>({
  facts: (ctx) => friendlyLands(ctx.state, ctx.state.active),
  skip: ({ state: s, facts }) =>
    facts.length === 0 ||
    !cardWith(s, s.active, 'reinforcement') ||
    s.turn.used.includes(cardWith(s, s.active, 'reinforcement')),
  ask: ({ state: s, facts }) => {
    const capital = CAPITAL[s.active];
    const place = facts.includes(capital) ? capital : facts[0];
    return {
      seat: seatOf(s, s.active),
      prompt: 'valhalla',
      params: { realm: REALM_IDS[s.active] },
      fallback: ['space', spaceRef(place)],
      open: true,
    };
  },
  verbs: {
    space: {
      names: [
        {
          kind: ['land', 'sea', 'entrance'],
          isExact: true as const,
          from: ({ facts }) => facts.map(spaceRef),
          refuse: ({ state: s }, ref) =>
            isFriendlyLand(s, s.active, findSpace(ref)) ? undefined : { rule: 'NER-17.5', where: [ref] },
        },
      ],
      apply({ ctx, state: s }, ref) {
        const card = cardWith(s, s.active, 'reinforcement');
        const property = PROPERTIES[card];
        s.turn.used.push(card);
        ctx.emit({ kind: 'used', realm: REALM_IDS[s.active], card: cardRef(card) });
        if (property?.op === 'reinforcement')
          addUnits(ctx, s.active, findSpace(ref), unitOf(property.unit), 1);
        ctx.done();
      },
    },
  },
});

interface Reinforcing extends MenuFacts {
  readonly ways: Ways;
  readonly sites: readonly Site[];
  readonly foundations: readonly Space[];
  readonly sails: ReadonlyMap<Ref, readonly Ref[]>;
  readonly landings: ReadonlyMap<Ref, readonly Ref[]>;
}

/** New ships, and new units aboard. */
function newAtSea(s: State): Piece[] {
  const { at, flags } = s.pieces;
  const found: Piece[] = [];
  for (let p = 0; p < at.length; p++) if (flags[p] & NEW && IS_SEA[at[p]]) found.push(p);
  return found;
}

/** Zones from which something new can go, and where to. */
function goings(s: State, places: (zone: Space) => readonly Space[], can: (p: Piece, to: Space) => boolean) {
  const map = new Map<Ref, Ref[]>();
  const fresh = newAtSea(s);
  for (const zone of fresh.length > 0 ? SEAS : []) {
    const own = fresh.filter((p) => s.pieces.at[p] === zone);
    if (own.length === 0) continue;
    const found = places(zone).filter((to) => own.some((p) => can(p, to)));
    if (found.length > 0) map.set(SPACE_IDS[zone], found.toSorted((a, b) => a - b).map(spaceRef));
  }
  return map;
}

function reinforceFacts(s: State): Reinforcing {
  const ways = waysOf(s, s.active);
  return {
    ...menuFacts(s, s.active, 'menu:reinforce'),
    ways,
    sites: sitesOf(s, s.active),
    foundations: foundationsOf(s, s.active),
    sails: goings(
      s,
      (zone) => SEAS.filter((to) => to !== zone),
      (p, to) => canSail(s, p) && canSailTo(s, ways, p, to),
    ),
    landings: goings(
      s,
      (zone) => LAND_ADJ[zone],
      (p, to) => canLand(s, ways, p, to),
    ),
  };
}

const siteAt = (sites: readonly Site[], ref: Ref | undefined): Site | undefined =>
  sites.find(({ space }) => space === findSpace(ref));

/** Why no unit can be raised there. */
function whyNoSite(s: State, ref: Ref): Refusing {
  const at = findSpace(ref);
  if (s.turn.castleCount === 0) return 'NER-14.7';
  if (!isOwnLand(s, s.active, at) || !hasCastle(s, at)) return 'NER-14.2';
  if (s.turn.founded.includes(at)) return 'NER-14.6';
  return s.turn.castles.includes(at) ? 'NER-14.3' : 'NER-14.5';
}

function whyNoFoundation(s: State, ref: Ref): Refusing {
  if (s.realms[s.active].gold < COST[CASTLE]) return 'NER-14.1';
  const at = findSpace(ref);
  const free = isOwnLand(s, s.active, at) && !hasCastle(s, at) && !s.turn.conquered.includes(at);
  return free && !s.turn.placed.includes(at) ? 'NER-14.1' : 'NER-14.6';
}

/** D20 */
const reinforceMenu = question<object, Reinforcing>({
  facts: (ctx) => reinforceFacts(ctx.state),
  ask: ({ state: s, facts }) =>
    askTarget(s, facts) ?? {
      seat: seatOf(s, s.active),
      prompt: 'reinforce',
      params: { realm: REALM_IDS[s.active] },
      fallback: ['done'],
      ends: ['done'],
    },
  verbs: {
    raise: {
      refuse: refuseWhileChoosing,
      names: [
        {
          kind: 'land',
          isExact: true as const,
          from: ({ facts: { sites } }) => sites.map(({ space }) => spaceRef(space)),
          refuse: ({ state: s, facts: { sites } }, ref) =>
            siteAt(sites, ref) ? undefined : { rule: whyNoSite(s, ref), where: [ref] },
        },
        {
          kind: 'unit',
          isExact: true as const,
          from: ({ state: s, facts: { sites, ways } }, [castle]) => {
            const site = siteAt(sites, castle);
            return site ? purchasesAt(s, ways, site).map((unit) => UNIT_IDS[unit]) : [];
          },
          refuse: ({ state: s, facts: { sites, ways } }, ref, [castle]) => {
            const site = siteAt(sites, castle);
            const unit = findUnit(ref);
            if (site && purchasesAt(s, ways, site).includes(unit)) return undefined;
            if (unit === CASTLE) return { rule: 'NER-14.6', where: [ref] };
            return { rule: s.realms[s.active].gold < COST[unit] ? 'NER-14.1' : 'NER-14.8', where: [ref] };
          },
        },
      ],
      apply: ({ ctx }, castle, unit) => ctx.call('to', { castle: findSpace(castle), unit: findUnit(unit) }),
    },
    found: {
      refuse: refuseWhileChoosing,
      names: [
        {
          kind: 'land',
          isExact: true as const,
          from: ({ facts: { foundations } }) => foundations.map(spaceRef),
          refuse: ({ state: s, facts: { foundations } }, ref) =>
            foundations.includes(findSpace(ref))
              ? undefined
              : { rule: whyNoFoundation(s, ref), where: [ref] },
        },
      ],
      apply({ ctx, state: s }, ref) {
        const at = findSpace(ref);
        payGold(ctx, s.active, COST[CASTLE]);
        s.realms[s.active].castles++;
        s.turn.founded.push(at);
        addUnits(ctx, s.active, at, CASTLE, 1);
        ctx.emit({ kind: 'founded', realm: REALM_IDS[s.active], space: SPACE_IDS[at] as LandId });
      },
    },
    sail: {
      refuse: refuseWhileChoosing,
      names: goingNames(({ facts }) => facts.sails, 'sea'),
      apply: ({ ctx }, from, to) => startMove(ctx, 'sail', findSpace(from), findSpace(to)),
    },
    land: {
      refuse: refuseWhileChoosing,
      names: goingNames(({ facts }) => facts.landings, 'land'),
      apply: ({ ctx }, from, to) => startMove(ctx, 'land', findSpace(from), findSpace(to)),
    },
    ...cardVerbs(),
    done: { refuse: refuseWhileChoosing, apply: ({ ctx }) => ctx.done() },
  },
});

function goingNames(
  map: (asking: { readonly facts: Reinforcing }) => ReadonlyMap<Ref, readonly Ref[]>,
  kind: 'sea' | 'land',
) {
  type A = { readonly facts: Reinforcing };
  return [
    {
      kind: 'sea' as const,
      isExact: true as const,
      from: (asking: A) => [...map(asking).keys()],
      refuse: (asking: A, ref: Ref) =>
        map(asking).has(ref) ? undefined : ({ rule: 'NER-14.14', where: [ref] } as const),
    },
    {
      kind,
      isExact: true as const,
      from: (asking: A, [from]: readonly Ref[]) => map(asking).get(from) ?? [],
      refuse: (asking: A, ref: Ref, [from]: readonly Ref[]) =>
        map(asking).get(from)?.includes(ref) ? undefined : ({ rule: 'NER-14.14', where: [ref] } as const),
    },
  ];
}

type Purchase = { castle: Space; unit: Unit };

interface Buying {
  readonly destinations: Destinations;
  /** How many the gold and the castle allow. */
  readonly most: number;
  /** Ships that are alike stand for each other. */
  readonly ships: ReadonlyMap<Ref, { readonly ship: Piece; readonly room: number }>;
}

function buyingOf(s: State, { castle, unit }: Purchase): Buying {
  const destinations = destinationsOf(s, waysOf(s, s.active), castle, unit);
  const room = sitesOf(s, s.active).find(({ space }) => space === castle)?.room ?? 0;
  const most = Math.min(MAX_PURCHASE, Math.floor(s.realms[s.active].gold / COST[unit]), room);
  const alike = classesOf(
    s,
    destinations.ships.map(({ ship }) => ship),
    'marching',
  );
  const ships = new Map(
    alike.map(({ pieces: [ship] }) => [shipRef(ship), { ship, room: roomAboard(s, ship) }] as const),
  );
  return { destinations, most, ships };
}

const mostTo = ({ most, ships, destinations }: Buying, ref: Ref | undefined): number => {
  const ship = ships.get(ref ?? '');
  if (ship) return Math.min(most, ship.room);
  return destinations.spaces.includes(findSpace(ref)) ? most : 0;
};

/** D20a */
const to = question<Purchase, Buying>({
  facts: (ctx, locals) => buyingOf(ctx.state, locals),
  ask: ({ state: s, locals: { castle, unit }, facts: { destinations, ships } }) => {
    const [first] = [...destinations.spaces.map(spaceRef), ...ships.keys()];
    return {
      seat: seatOf(s, s.active),
      prompt: 'to',
      params: { realm: REALM_IDS[s.active], castle: SPACE_IDS[castle] as LandId, unit: UNIT_IDS[unit] },
      fallback: ['to', first as LandId, '1'],
      open: true,
    };
  },
  verbs: {
    to: {
      names: [
        {
          kind: ['land', 'sea', 'ship'],
          isExact: true as const,
          from: ({ facts: { destinations, ships } }) => [
            ...destinations.spaces.map(spaceRef),
            ...ships.keys(),
          ],
          refuse: ({ facts, locals: { unit } }, ref) =>
            mostTo(facts, ref) > 0 ? undefined : { rule: whyNotTo(unit, ref), where: [ref] },
        },
        {
          kind: 'number',
          isExact: true as const,
          from: ({ facts }, [ref]) => Array.from({ length: mostTo(facts, ref) }, (_, i) => numberRef(i + 1)),
          refuse: ({ facts }, n, [ref]) =>
            Number(n) >= 1 && Number(n) <= mostTo(facts, ref) ? undefined : { rule: 'NER-14.3' },
        },
      ],
      apply({ ctx, state: s, locals: { castle, unit }, facts: { ships } }, ref, n) {
        const ship = ships.get(ref)?.ship ?? NO_PIECE;
        const at = ship === NO_PIECE ? findSpace(ref) : s.pieces.at[ship];
        buy(ctx, castle, unit, Number(n), at, ship);
        ctx.done();
      },
    },
  },
});

/** NER-14.13: their move is spent; only units aboard may still land. */
function buy(ctx: Context, castle: Space, unit: Unit, count: number, at: Space, ship: Piece): void {
  const s = ctx.state;
  const gold = COST[unit] * count;
  s.realms[s.active].gold -= gold;
  for (let n = 0; n < count; n++) s.turn.placed.push(castle);
  ctx.emit({
    kind: 'bought',
    realm: REALM_IDS[s.active],
    castle: SPACE_IDS[castle] as LandId,
    unit: UNIT_IDS[unit],
    count,
    space: SPACE_IDS[at],
    gold,
  });
  for (const piece of addUnits(ctx, s.active, at, unit, count, ship)) {
    setFlag(s.pieces, piece, NEW);
    s.pieces.origin[piece] = castle;
    if (ship !== NO_PIECE) s.pieces.loads[ship]++;
  }
}

function whyNotTo(unit: Unit, ref: Ref): Refusing {
  if (ref.startsWith('warship')) return 'NER-14.9';
  if (unit === WARSHIP) return 'NER-14.8';
  return IS_SEA[findSpace(ref)] ? 'NER-14.9' : 'NER-14.10';
}

export const reinforceSteps = { reinforce, valhalla, reinforceMenu, to };
