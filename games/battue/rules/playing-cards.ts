/** BTU-4, BTU-13.1, BTU-16.1: the windows in which loot cards are played. */
import type { Asking, Ref, Seat, WindowFacts, WindowLocals } from '@gonfalon/kernel';
import { cardWindow } from '@gonfalon/kernel';
import type { LootId, LootWindow } from '../content/index.ts';
import { constants, LOOT_IDS, LOOT_WINDOWS, loot } from '../content/index.ts';
import { cardOf, lootCards } from '../content/refs.ts';
import { effects } from './cards/index.ts';
import { putAway, refsOf, takeFromHand } from './hand.ts';
import { question } from './question.ts';
import { player, refuse } from './selectors.ts';
import type { State } from './state.ts';
import type { BattueVocabulary, Context, Kinds, Prompts, RunStep, Target } from './vocabulary.ts';

function inWindow(card: LootId, windows: readonly LootWindow[]): boolean {
  return loot[card].when.some((when) => windows.includes(when));
}

/** BTU-4.2: its precondition holds, and there is something to aim it at. */
function canBePlayed(s: State, seat: Seat, card: LootId): boolean {
  const { can, targets } = effects[card];
  if (can && !can(s, seat)) return false;
  return !targets || targets[0].from(s, seat, []).length > 0;
}

const BY_WINDOW = Object.fromEntries(
  LOOT_WINDOWS.map((window) => [window, LOOT_IDS.filter((card) => loot[card].when.includes(window))]),
) as Record<LootWindow, LootId[]>;

/** Whether, for all that everybody can see, the seat might hold a card that it could play now. */
export function mightPlay(s: State, seat: Seat, windows: readonly LootWindow[]): boolean {
  const p = player(s, seat);
  if (p.out || p.hand.length === 0) return false;
  return windows.some((window) =>
    BY_WINDOW[window].some((card) => copiesInSight(s, card) < loot[card].count && canBePlayed(s, seat, card)),
  );
}

function copiesInSight(s: State, card: LootId): number {
  const among = (cards: readonly LootId[]) => cards.reduce((n, c) => (c === card ? n + 1 : n), 0);
  return s.players.reduce((n, p) => n + among(p.chest), among(s.lootDiscard) + among(s.inPlay));
}

function playCard(ctx: Context, seat: Seat, card: LootId, targets: readonly Target[]): void {
  takeFromHand(ctx, seat, card);
  ctx.state.inPlay.push(card);
  ctx.emit({ kind: 'played', seat, card, targets });
  ctx.call('put-away', { seat, card });
  effects[card].play(ctx, seat, ...targets);
}

type Window = Asking<State, BattueVocabulary, WindowLocals, WindowFacts>;

interface LootWindowRules {
  readonly prompt: keyof Prompts;
  readonly seat: (s: State) => Seat;
  readonly windows: (s: State) => readonly LootWindow[];
  /** Whether the moment has come; that somebody might play something is asked besides. */
  readonly when?: (s: State) => boolean;
  /** Only one card may be played. */
  readonly once?: boolean;
  /** Which card is played for an absent player. */
  readonly fallback?: (s: State) => LootId | undefined;
  /** What else an answer changes. */
  readonly after?: (s: State, played: boolean) => void;
}

/** BTU-4.2, 13.1 */
function refuseCard({ state: s, facts: { seat } }: Window, ref: Ref, windows: readonly LootWindow[]) {
  const card = cardOf(ref as Kinds['card']);
  if (!player(s, seat).hand.includes(card)) return refuse('BTU-4.2', [ref], { notHeld: true });
  if (!inWindow(card, windows)) return refuse('BTU-13.1', [ref]);
  return canBePlayed(s, seat, card) ? undefined : refuse('BTU-4.2', [ref]);
}

/** What the card is aimed at, one thing after the other. */
function targetSlot(_: Window, before: readonly Ref[]) {
  const [card, ...named] = before;
  const target = effects[cardOf(card as Kinds['card'])].targets?.[named.length];
  if (!target) return undefined;
  const from = ({ state, facts }: Window) => target.from(state, facts.seat, named);
  return {
    kind: target.kind,
    ...(target.alsoExplains && { alsoExplains: target.alsoExplains }),
    from,
    refuse: (asking: Window, ref: Ref) =>
      from(asking).some((one) => one === ref)
        ? undefined
        : refuse('BTU-4.2', [...before, ref], { target: true }),
  };
}

function lootWindow(rules: LootWindowRules, stop: 'pass' | 'done', opens: (s: State, seat: Seat) => boolean) {
  const { prompt, seat: seatOf, windows, fallback, after } = rules;
  return question(
    cardWindow<State, BattueVocabulary>({
      prompt,
      seats: (s) => [seatOf(s)],
      opens,
      play: 'play',
      pass: stop,
      card: {
        kind: 'card',
        from: ({ state: s, facts }) => refsOf(player(s, facts.seat).hand),
        refuse: (asking, ref) => refuseCard(asking, ref, windows(asking.state)),
      },
      target: targetSlot,
      afterPlay: rules.once ? 'close' : 'again',
      fallback({ state: s }) {
        const card = fallback?.(s);
        return card && ['play', lootCards.ref(card)];
      },
      ...(stop === 'pass' && { autoPass: ({ state: s }) => ({ key: `round ${s.round} seat ${s.active}` }) }),
      ...(prompt === 'end-card' && {
        about: ({ state: s }) =>
          player(s, s.active).hand.length > constants.handLimit ? {} : { ends: ['done'] },
      }),
      played({ ctx, state: s, facts: { seat } }, card, targets) {
        after?.(s, true);
        playCard(ctx, seat, cardOf(card as Kinds['card']), targets as readonly Target[]);
      },
      passed: ({ state: s }) => after?.(s, false),
    }),
  );
}

/** A window of a battle: it opens for whoever might play something, for all that everybody can see. */
export function battleWindow(rules: LootWindowRules) {
  const { windows, when } = rules;
  return lootWindow(rules, 'pass', (s, seat) => (!when || when(s)) && mightPlay(s, seat, windows(s)));
}

/** A window of the active player's own turn. */
function turnWindow(prompt: keyof Prompts, window: LootWindow, fallback?: LootWindowRules['fallback']) {
  const rules = {
    prompt,
    seat: (s: State) => s.active,
    windows: () => [window],
    ...(fallback && { fallback }),
  };
  return lootWindow(rules, 'done', (s, seat) => player(s, seat).hand.length > 0);
}

const putAwayStep: RunStep<'put-away'> = {
  run(ctx, { seat, card }) {
    putAway(ctx.state, seat, card);
    ctx.done();
  },
};

export const cardSteps = {
  /** BTU-4.1 */
  'start-cards': turnWindow('start-card', 'start'),
  /** BTU-16.1; for an absent player every card with points goes to the chest. */
  'end-cards': turnWindow('end-card', 'end', (s) =>
    player(s, s.active).hand.find((card) => loot[card].vp > 0),
  ),
  'put-away': putAwayStep,
};
