/** ECH-2.5, ECH-D5: moves, actions, mode switches and Strategy cards, in any order. */
import type { Asking, Ref, Refusal } from '@gonfalon/kernel';
import type { DeckCardId, TechnologyId } from '../content/index.ts';
import { isDeckCardId } from '../content/index.ts';
import { beginAttack } from './attack.ts';
import type { Board } from './board.ts';
import { buildWith, transferWith } from './building.ts';
import { barracksRefusal, campRefusal, transferRefusal } from './building-rules.ts';
import { draw } from './hands.ts';
import { alive } from './losses.ts';
import type { Menu } from './menu.ts';
import { actionsOf, canDrop, mayBuild, menuOf } from './menu.ts';
import { moveUnit } from './movement.ts';
import type { PendingFacts } from './pending.ts';
import { begin, pendingFacts } from './pending.ts';
import type { WithPending } from './pending-verbs.ts';
import { askPending, pendingVerbs } from './pending-verbs.ts';
import { dropEvent, proceed } from './performing.ts';
import { isTechnology, playRefusal, upgradeRefusal } from './playing.ts';
import { boardOf } from './profiles.ts';
import { playerOf } from './purse.ts';
import { attackReason, moveReason, unitRefusal } from './reasons.ts';
import { buildingOf, unitOf } from './refs.ts';
import type { Square } from './squares.ts';
import { indexOf } from './squares.ts';
import type { State, Unit } from './state.ts';
import { ofUnit } from './things.ts';
import type { EchoesVocabulary, RefusingRule } from './vocabulary.ts';
import { question } from './vocabulary.ts';

interface Facts extends WithPending {
  readonly menu: Menu | undefined;
}

type A = Asking<State, EchoesVocabulary, object, Facts>;
type Reason = Refusal<RefusingRule> | undefined;

const NONE: readonly Ref[] = [];
const wrongMoment = { rule: 'ECH-2.1' } as const;

/** Only from the menu itself, not while something is being completed. */
const inMenu = ({ facts }: A): Reason => (facts.menu ? undefined : wrongMoment);

const say = (rule: RefusingRule | undefined, ...where: Ref[]): Reason => (rule ? { rule, where } : undefined);

/** A unit of one's own: the reason why another one, or this one, will not do. */
function ownUnit(
  listed: (menu: Menu) => { has(ref: Ref): boolean },
  why: (s: State, menu: Menu, unit: Unit) => RefusingRule,
) {
  return ({ state: s, facts: { menu } }: A, ref: Ref): Reason => {
    if (!menu || listed(menu).has(ref)) return undefined;
    const unit = unitOf(s, ref);
    return say(unitRefusal(s.active, unit) ?? (unit ? why(s, menu, unit) : undefined), ref);
  };
}

const inList = (list: readonly Ref[]) => ({ has: (ref: Ref) => list.includes(ref) });

/** A builder: exhausted ones may build after an attack (ECH-5.20). */
function builder(
  list: (menu: Menu) => readonly Ref[],
  why: (board: Board, unit: Unit) => RefusingRule | undefined,
) {
  return ({ state: s, facts: { menu } }: A, ref: Ref): Reason => {
    if (!menu || list(menu).includes(ref)) return undefined;
    const unit = unitOf(s, ref);
    const own = unitRefusal(s.active, unit);
    if (!unit || (own && !(own === 'ECH-2.4' && mayBuild(menu.board, unit)))) return say(own, ref);
    return say(why(menu.board, unit) ?? 'ECH-5.1', ref);
  };
}

export function cardReason(s: State, menu: { board: Menu['board'] } | undefined, ref: Ref): Reason {
  if (!menu || !isDeckCardId(ref)) return wrongMoment;
  if (!playerOf(s, s.active).hand.includes(ref)) return say('ECH-8.1', ref);
  if (!isTechnology(ref)) return say(s.phase === 'mobilisation' ? 'ECH-2.6' : 'ECH-7.10', ref);
  return say(playRefusal(menu.board, s.active, ref), ref);
}

/** Why an Upgrade cannot go to a unit. */
export function bearerReason(s: State, id: Ref, ref: Ref): Reason {
  const unit = unitOf(s, ref);
  if (!unit) return say('ECH-8.5', ref);
  return say(upgradeRefusal(id as TechnologyId, s.active, unit), ref);
}

/** Why an Event cannot be discarded, be it to make room for another one. */
export function eventReason(s: State, menu: { board: Board } | PendingFacts | undefined, ref: Ref): Reason {
  if (!menu) return wrongMoment;
  const active = playerOf(s, s.active).events.find((event) => event.card === ref);
  if (!active) return say('board' in menu ? 'ECH-8.12' : 'ECH-8.11', ref);
  return canDrop(boardOf(s), s.active, active.card) ? undefined : say('ECH-9.14', ref);
}

export function sinceOfEvent(s: State, id: Ref): number {
  return playerOf(s, s.active).events.find((event) => event.card === id)?.since ?? 0;
}

const unitFrom =
  (list: (menu: Menu) => Iterable<Ref>) =>
  ({ facts }: A) =>
    facts.menu ? [...list(facts.menu)] : NONE;
const second =
  (map: (menu: Menu) => ReadonlyMap<Ref, readonly Ref[]>) =>
  ({ facts }: A, [first = '']: readonly Ref[]) =>
    (facts.menu && map(facts.menu).get(first)) ?? NONE;

const mobilisation = question<object, Facts>({
  facts({ state: s }) {
    const begun = s.pending && pendingFacts(s, s.pending);
    return { begun, menu: begun ? undefined : menuOf(s) };
  },
  // ECH-13.8: with an empty hand it is no secret that nothing can be done.
  skip({ state: s, facts: { menu } }) {
    if (!menu || playerOf(s, s.active).hand.length > 0 || menu.events.length > 0) return false;
    const { moves, attacks, modes, camps, barracks, transfers, villages, abilities } = menu;
    const lists = modes.length + camps.length + barracks.length + villages.length;
    return lists + moves.size + attacks.size + transfers.size + abilities.size === 0;
  },
  ask({ state: s, facts: { begun } }) {
    if (begun) return askPending(s, begun);
    return { seat: s.active, prompt: 'mobilise', fallback: ['pass'], always: true, ends: ['pass'] };
  },
  verbs: {
    move: {
      refuse: inMenu,
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: unitFrom((menu) => menu.moves.keys()),
          refuse: ownUnit(
            (menu) => menu.moves,
            (_, __, unit) => (unit.moved ? 'ECH-4.1' : 'ECH-4.5'),
          ),
        },
        {
          kind: 'square',
          isExact: true,
          from: second((menu) => menu.moves),
          refuse({ state: s, facts: { menu } }, ref, [first = '']) {
            const unit = unitOf(s, first);
            if (!menu || !unit || menu.moves.get(first)?.includes(ref)) return undefined;
            return say(moveReason(menu.board, unit, indexOf(ref as Square)), ref);
          },
        },
      ],
      apply({ ctx, state: s }, ref, to) {
        const unit = unitOf(s, ref);
        if (!unit) return;
        unit.moved = true;
        moveUnit(ctx, unit, to as Square);
      },
    },
    attack: {
      refuse: (asking) => inMenu(asking) ?? (asking.state.turn.noAttacks ? { rule: 'ECH-8.26' } : undefined),
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: unitFrom((menu) => menu.attacks.keys()),
          refuse: ownUnit(
            (menu) => menu.attacks,
            (_, __, unit) => (unit.mode === 'ranged' ? 'ECH-6.13' : 'ECH-6.5'),
          ),
        },
        {
          kind: ['unit', 'building'],
          isExact: true,
          from: second((menu) => menu.attacks),
          refuse({ state: s, facts: { menu } }, ref, [first = '']) {
            const unit = unitOf(s, first);
            if (!menu || !unit || menu.attacks.get(first)?.includes(ref)) return undefined;
            const foe = unitOf(s, ref);
            const building = buildingOf(s, ref);
            if (foe) return say(attackReason(menu.board, unit, { unit: foe }), ref);
            return say(building ? attackReason(menu.board, unit, { building }) : 'ECH-6.1', ref);
          },
        },
      ],
      apply({ ctx, state: s }, ref, target) {
        const unit = unitOf(s, ref);
        if (unit) beginAttack(ctx, unit, target);
      },
    },
    mode: {
      refuse: inMenu,
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: unitFrom((menu) => menu.modes),
          refuse: ownUnit(
            (menu) => inList(menu.modes),
            (_, menu, unit) => (menu.board.profile(unit).ranged > 0 ? 'ECH-6.2' : 'ECH-6.3'),
          ),
        },
      ],
      apply({ ctx, state: s }, ref) {
        const unit = unitOf(s, ref);
        if (!unit) return;
        unit.mode = unit.mode === 'melee' ? 'ranged' : 'melee';
        unit.switches++;
        ctx.emit({ kind: 'switched', ...ofUnit(unit), mode: unit.mode });
      },
    },
    camp: {
      refuse: (asking) => inMenu(asking) ?? (asking.state.turn.campBuilt ? { rule: 'ECH-5.3' } : undefined),
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: unitFrom((menu) => menu.camps),
          refuse: builder((menu) => menu.camps, campRefusal),
        },
      ],
      apply({ ctx, state: s }, ref) {
        const unit = unitOf(s, ref);
        if (unit) buildWith(ctx, unit, 'camp');
      },
    },
    barracks: {
      refuse: inMenu,
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: unitFrom((menu) => menu.barracks),
          refuse: builder((menu) => menu.barracks, barracksRefusal),
        },
      ],
      apply({ ctx, state: s }, ref) {
        begin(s, s.active, 'barracks', { unit: unitOf(s, ref)?.id ?? 0 });
        proceed(ctx);
      },
    },
    transfer: {
      refuse: inMenu,
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: unitFrom((menu) => menu.transfers.keys()),
          refuse: builder((menu) => [...menu.transfers.keys()], transferReason),
        },
        {
          kind: 'building',
          isExact: true,
          from: second((menu) => menu.transfers),
          refuse({ state: s, facts: { menu } }, ref, [first]) {
            const unit = unitOf(s, first);
            const building = buildingOf(s, ref);
            return say(
              menu && unit && building ? transferRefusal(menu.board, unit, building) : 'ECH-5.11',
              ref,
            );
          },
        },
      ],
      apply({ ctx, state: s }, ref, old) {
        const unit = unitOf(s, ref);
        const building = buildingOf(s, old);
        if (!unit || !building) return;
        if (building.kind === 'camp') transferWith(ctx, unit, building);
        else {
          begin(s, s.active, 'transfer', { unit: unit.id, building: building.id });
          proceed(ctx);
        }
      },
    },
    draw: {
      refuse: inMenu,
      names: [villageSlot()],
      apply({ ctx, state: s }, ref) {
        const unit = useVillage(s, ref);
        if (!unit) return;
        ctx.emit({ kind: 'village', ...ofUnit(unit), at: unit.at });
        draw(ctx, unit.seat, 1);
      },
    },
    restock: {
      refuse: inMenu,
      names: [villageSlot()],
      apply({ ctx, state: s }, ref) {
        const unit = useVillage(s, ref);
        if (!unit) return;
        ctx.emit({ kind: 'village', ...ofUnit(unit), at: unit.at });
        ctx.call('restock', { seat: unit.seat, max: -1, shuffleFirst: false, forWork: false });
      },
    },
    ability: {
      refuse: inMenu,
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: unitFrom((menu) => menu.abilities.keys()),
          refuse: ownUnit(
            (menu) => menu.abilities,
            (_, menu, unit) => (actionsOf(menu.board, unit).length > 0 ? 'ECH-5.19' : 'ECH-5.1'),
          ),
        },
        {
          kind: 'number',
          isExact: true,
          from: second((menu) => menu.abilities),
          refuse: ({ facts: { menu } }, ref, [first = '']) =>
            menu?.abilities.get(first)?.includes(ref) ? undefined : say('ECH-5.19', ref),
        },
      ],
      apply({ ctx, state: s, facts: { menu } }, ref, n) {
        const unit = unitOf(s, ref);
        if (!unit || !menu) return;
        const index = actionsOf(menu.board, unit)[Number(n) - 1] ?? -1;
        if (index >= 0) {
          begin(s, s.active, 'ability', { unit: unit.id, ability: index });
          proceed(ctx);
          return;
        }
        unit.exhausted = true; // ECH-10.16
        ctx.emit({ kind: 'ability', seat: unit.seat, card: unit.card });
        draw(ctx, unit.seat, 1);
      },
    },
    play: {
      refuse: inMenu,
      names: ({ facts: { menu } }, before) => {
        if (before.length === 0)
          return {
            kind: 'card',
            isExact: true,
            from: () => menu?.cards ?? NONE,
            refuse: ({ state: s }, ref) => cardReason(s, menu, ref),
          };
        const [id = ''] = before;
        if (before.length > 1 || !menu?.upgrades.has(id)) return undefined;
        return {
          kind: 'unit',
          isExact: true,
          from: () => menu.upgrades.get(id) ?? NONE,
          refuse: ({ state: s }, ref) => bearerReason(s, id, ref),
        };
      },
      apply({ ctx, state: s }, id, bearer) {
        begin(s, s.active, 'play', { card: id as DeckCardId, unit: unitOf(s, bearer)?.id ?? 0 });
        proceed(ctx);
      },
    },
    dropEvent: {
      refuse: ({ facts: { begun } }) => (begun && begun.stage !== 'drop-event' ? wrongMoment : undefined),
      names: [
        {
          kind: 'card',
          isExact: true,
          from: ({ facts: { menu, begun } }) => begun?.refs ?? menu?.events ?? NONE,
          refuse: ({ state: s, facts: { menu, begun } }, ref) =>
            begun?.refs.includes(ref) ? undefined : eventReason(s, begun ?? menu, ref),
        },
      ],
      apply({ ctx, state: s, facts: { begun } }, id) {
        const since = sinceOfEvent(s, id);
        if (!begun) {
          dropEvent(ctx, s.active, since);
          return;
        }
        begun.pending.drops = since;
        proceed(ctx);
      },
    },
    ...pendingVerbs<object, Facts>(),
    pass: {
      refuse: inMenu,
      apply({ ctx }) {
        ctx.commit();
        ctx.done();
      },
    },
  },
});

function transferReason(board: Board, unit: Unit): RefusingRule | undefined {
  const own = board.s.buildings.filter(
    (building) => building.seat === unit.seat && building.kind !== 'capital',
  );
  const rules = own.map((building) => transferRefusal(board, unit, building));
  return rules.find((rule) => rule !== 'ECH-5.11') ?? 'ECH-5.11';
}

/** ECH-5.13 */
function villageSlot() {
  return {
    kind: 'unit' as const,
    isExact: true as const,
    from: unitFrom((menu) => menu.villages),
    refuse: ownUnit(
      (menu) => inList(menu.villages),
      () => 'ECH-5.13',
    ),
  };
}

function useVillage(s: State, ref: Ref): Unit | undefined {
  const unit = unitOf(s, ref);
  if (unit) unit.exhausted = true;
  return unit && alive(s, unit.id);
}

export const mobilisationSteps = { mobilisation };
