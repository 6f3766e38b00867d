/** Pebbles with one fault each: what the checks must find. */
import type { GameEvent, GameModule, Language, Step, StepContext } from '@gonfalon/kernel';
import type { Pebbles } from '../../kernel/test/toy.ts';
import { pebbles } from '../../kernel/test/toy.ts';

const { game, messages } = pebbles;
type PebblesGame = typeof game;

function withGame(change: Partial<PebblesGame>): GameModule {
  return { ...pebbles, game: { ...game, ...change } };
}

type Asking = Extract<Step<Pebbles>, { run?: never }>;
type Running = Exclude<Step<Pebbles>, Asking>;

function asking(name: string): Asking {
  const step = game.steps[name];
  if (!step.ask) throw new Error(`step "${name}" asks nothing`);
  return step;
}

function running(name: string): Running {
  const step = game.steps[name];
  if (step.ask) throw new Error(`step "${name}" asks`);
  return step;
}

const build = asking('build');
const watch = asking('watch');
const wash = running('wash');
const gather = running('gather');

function withStep(name: string, step: Step<Pebbles>): GameModule {
  return withGame({ steps: { ...game.steps, [name]: step } });
}

function withWords(language: Language, change: Partial<PebblesWords>): GameModule {
  return { ...pebbles, messages: { ...messages, [language]: { ...messages[language], ...change } } };
}

type PebblesWords = (typeof messages)['en'];

export const leakyView = withGame({
  view: (s, viewer) => ({ ...game.view(s, viewer), next: s.deck[0] }),
});

export const leakyEvent = withStep('draw', {
  run(ctx) {
    const { turn: seat, deck, players } = ctx.state;
    const card = deck.shift();
    if (card !== undefined) {
      ctx.reveal();
      players[seat].hand.push(card);
      ctx.emit({ kind: 'drew', seat, card });
    }
    ctx.done();
  },
});

/** Once a seat passed, the next is asked only if it holds a gull: not to be asked tells that it holds none. */
export const leakyWindow = withStep('watch', {
  ...watch,
  answer(ctx, locals, c, facts) {
    watch.answer(ctx, locals, c, facts);
    if (!ctx.isOpen('watch')) return;
    const { hand } = ctx.state.players[nextWatcher(ctx.state, Number(locals.seat))];
    if (!hand.some((card) => card.startsWith('gull'))) ctx.done();
  },
});

/** Two ways to pass that nobody may tell apart, kept in the locals of the next watcher's step. */
export const leakyLocals = withStep('watch', {
  ...watch,
  ask(ctx, locals, facts) {
    const asked = watch.ask(ctx, locals, facts);
    return { ...asked, candidates: [...asked.candidates, ['smile']] };
  },
  answer(ctx, locals, c, facts) {
    watch.answer(ctx, locals, c[0] === 'smile' ? ['pass'] : c, facts);
    if (ctx.isOpen('watch'))
      ctx.goto('watch', { ...locals, seat: nextWatcher(ctx.state, Number(locals.seat)), last: c[0] });
  },
});

function nextWatcher(s: Pebbles, seat: number): number {
  for (let i = 1; i < s.players.length; i++) {
    const next = (seat + i) % s.players.length;
    const { out, hand } = s.players[next];
    if (next !== s.turn && !out && hand.length > 0) return next;
  }
  return seat;
}

export const leakyQuestion = withStep('watch', {
  ...watch,
  ask: (ctx, locals, facts) => ({ ...watch.ask(ctx, locals, facts), params: { next: ctx.state.deck[0] } }),
});

export const sharedClone = withGame({ clone: (s) => ({ ...game.clone(s), spots: s.spots }) });

export const forgetfulClone = withGame({ clone: (s) => ({ ...game.clone(s), discards: [] }) });

export const sharedEvent = withStep('wash', {
  run(ctx, locals) {
    ctx.emit({ kind: 'tide', discards: ctx.state.discards });
    wash.run(ctx, locals);
  },
});

export const certainDeterminize = withGame({ determinize: (s) => game.clone(s) });

export const blindDeterminize = withGame({
  determinize: (s, viewer, chance) => ({
    ...game.determinize(s, viewer, chance),
    spots: game.clone(s).spots,
  }),
});

export const carelessDeterminize = withGame({
  determinize: (s, viewer, chance) => ({ ...game.determinize(s, viewer, chance), deck: [] }),
});

/** A table on which a reveal goes unnoticed. */
function deaf(ctx: StepContext<Pebbles>): StepContext<Pebbles> {
  return {
    state: ctx.state,
    chance: ctx.chance,
    call: (step, locals) => ctx.call(step, locals),
    goto: (step, locals) => ctx.goto(step, locals),
    done: () => ctx.done(),
    popTo: (step) => ctx.popTo(step),
    isOpen: (step) => ctx.isOpen(step),
    emit: (event, seen) => ctx.emit(event, seen),
    reveal: () => undefined,
    commit: () => ctx.commit(),
  };
}

export const missingReveal = withStep('build', {
  ...build,
  answer(ctx, locals, c, facts) {
    const deafly = deaf(ctx);
    build.answer(ctx, locals, c, c[0] === 'flip' ? build.facts?.(deafly, locals) : facts);
  },
});

export const deadEnd = withStep('watch', {
  ...watch,
  ask: (_, { seat }) => ({ seat: Number(seat), prompt: 'watch', candidates: [], fallback: ['pass'] }),
});

export const crash = withStep('wash', {
  run() {
    throw new TypeError('no such wave');
  },
});

export const endless = withGame({ result: () => undefined });

export const lostPebble = withStep('wash', {
  run(ctx, locals) {
    ctx.state.pond--;
    wash.run(ctx, locals);
  },
});

export const fallbackNotOffered = withStep('build', {
  ...build,
  ask: (ctx, locals, facts) => ({ ...build.ask(ctx, locals, facts), fallback: ['rest'] }),
});

export const offeredTwice = withStep('build', {
  ...build,
  ask(ctx, locals, facts) {
    const asked = build.ask(ctx, locals, facts);
    return { ...asked, candidates: [...asked.candidates, ['end']] };
  },
});

export const unknownEnding = withGame({ endings: ['high'] });

/** A count outside the state, as Math.random or a cache would be. */
export function memory(): GameModule {
  let gathered = 0;
  return withStep('gather', {
    run(ctx, locals) {
      gathered++;
      if (gathered % 7 === 0) ctx.state.turn = ctx.state.players.findIndex(({ out }) => !out);
      gather.run(ctx, locals);
    },
  });
}

export const notPlain = withGame({
  setup: (options, seats, chance) => Object.assign(game.setup(options, seats, chance), { seen: new Set() }),
});

/** The schema of the state knows less than the state. */
export const strictSchema = withGame({
  setup: (options, seats, chance) => Object.assign(game.setup(options, seats, chance), { weather: 'fair' }),
});

export const unknownRule = withStep('build', {
  ...build,
  explain(ctx, locals, c, facts) {
    const refusal = build.explain?.(ctx, locals, c, facts);
    return refusal?.rule === 'PEB-2.5' ? { rule: 'PEB-9.9' } : refusal;
  },
});

/** A press on a card is answered by what may be done with a spot. */
export const strayRefusal = withStep('build', {
  ...build,
  explainPick: (_ctx, _locals, picks) =>
    picks[0]?.startsWith('gull') ? { rule: 'PEB-2.4', where: ['reef'] } : { rule: 'PEB-2.2' },
});

export const fragileRefuse = withStep('build', {
  ...build,
  explain(ctx, locals, c, facts) {
    if (c[0] === 'stack' && c[1].length === 0) throw new TypeError('no spot');
    return build.explain?.(ctx, locals, c, facts);
  },
});

export const meddlingRefuse = withStep('watch', {
  ...watch,
  explain(ctx, locals, c, facts) {
    if (c[0] === 'no-such-verb') ctx.state.pond++;
    return watch.explain?.(ctx, locals, c, facts);
  },
});

export const missingWord = withWords('fr', {
  event: (event: GameEvent) => (event.kind === 'washed' ? event.kind : messages.fr.event(event)),
});

export const missingParameter = withWords('en', { refusal: ({ rule }) => messages.en.rules[rule] });

export const brokenBoard = withWords('fr', { board: ({ view }) => `${view.spots[0]}` });

export const missingRule: GameModule = { ...pebbles, ruleIds: [...pebbles.ruleIds, 'PEB-9.9'] };

export const worthless: GameModule = {
  ...pebbles,
  evaluation: { ...pebbles.evaluation, measure: (_, __, into) => into.fill(Number.NaN) },
};
