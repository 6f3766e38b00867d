/** Pebbles with one fault each: what the checks must find. */
import type { GameEvent, GameModule, Language, Step, Table } from '@gonfalon/kernel';
import type { Pebbles } from '../../kernel/test/toy.ts';
import { pebbles } from '../../kernel/test/toy.ts';

const { game, words } = pebbles;
type PebblesGame = typeof game;

function withGame(change: Partial<PebblesGame>): GameModule {
  return { ...pebbles, game: { ...game, ...change } };
}

type Asking = Extract<Step<Pebbles>, { run?: never }>;
type Running = Exclude<Step<Pebbles>, Asking>;

function asking(name: string): Asking {
  const step = game.steps[name];
  if (!step.ask) throw new Error(`step «${name}» asks nothing`);
  return step;
}

function running(name: string): Running {
  const step = game.steps[name];
  if (step.ask) throw new Error(`step «${name}» asks`);
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
  return { ...pebbles, words: { ...words, [language]: { ...words[language], ...change } } };
}

type PebblesWords = (typeof words)['en'];

export const leakyView = withGame({
  view: (s, viewer) => ({ ...game.view(s, viewer), next: s.deck[0] }),
});

export const leakyEvent = withStep('draw', {
  run(t) {
    const { turn: seat, deck, players } = t.state;
    const card = deck.shift();
    if (card !== undefined) {
      t.reveal();
      players[seat].hand.push(card);
      t.emit({ kind: 'drew', seat, card });
    }
    t.done();
  },
});

/** Once a seat passed, the next is asked only if it holds a gull: not to be asked tells that it holds none. */
export const leakyWindow = withStep('watch', {
  ...watch,
  answer(t, l, c) {
    watch.answer(t, l, c, undefined);
    if (!t.within('watch')) return;
    const { hand } = t.state.players[nextWatcher(t.state, Number(l.seat))];
    if (!hand.some((card) => card.startsWith('gull'))) t.done();
  },
});

/** Two ways to pass that nobody may tell apart, kept in the locals of the next watcher's step. */
export const leakyLocals = withStep('watch', {
  ...watch,
  ask(t, l) {
    const asked = watch.ask(t, l, undefined);
    return { ...asked, candidates: [...asked.candidates, ['smile']] };
  },
  answer(t, l, c) {
    watch.answer(t, l, c[0] === 'smile' ? ['pass'] : c, undefined);
    if (t.within('watch')) t.goto('watch', { ...l, seat: nextWatcher(t.state, Number(l.seat)), last: c[0] });
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
  ask: (t, l) => ({ ...watch.ask(t, l, undefined), params: { next: t.state.deck[0] } }),
});

export const sharedClone = withGame({ clone: (s) => ({ ...game.clone(s), spots: s.spots }) });

export const forgetfulClone = withGame({ clone: (s) => ({ ...game.clone(s), discards: [] }) });

export const sharedEvent = withStep('wash', {
  run(t, l) {
    t.emit({ kind: 'tide', discards: t.state.discards });
    wash.run(t, l);
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
function deaf(t: Table<Pebbles>): Table<Pebbles> {
  return {
    state: t.state,
    chance: t.chance,
    call: (step, locals) => t.call(step, locals),
    goto: (step, locals) => t.goto(step, locals),
    done: () => t.done(),
    unwind: (step) => t.unwind(step),
    within: (step) => t.within(step),
    emit: (event, seen) => t.emit(event, seen),
    reveal: () => undefined,
    commit: () => t.commit(),
  };
}

export const missingReveal = withStep('build', {
  ...build,
  answer(t, l, c) {
    build.answer(c[0] === 'flip' ? deaf(t) : t, l, c, undefined);
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
  run(t, l) {
    t.state.pond--;
    wash.run(t, l);
  },
});

export const fallbackNotOffered = withStep('build', {
  ...build,
  ask: (t, l) => ({ ...build.ask(t, l, undefined), fallback: ['rest'] }),
});

export const offeredTwice = withStep('build', {
  ...build,
  ask(t, l) {
    const asked = build.ask(t, l, undefined);
    return { ...asked, candidates: [...asked.candidates, ['end']] };
  },
});

export const unknownEnding = withGame({ endings: ['high'] });

/** A count outside the state, as Math.random or a cache would be. */
export function memory(): GameModule {
  let gathered = 0;
  return withStep('gather', {
    run(t, l) {
      gathered++;
      if (gathered % 7 === 0) t.state.turn = t.state.players.findIndex(({ out }) => !out);
      gather.run(t, l);
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
  refuse(t, l, c) {
    const refusal = build.refuse?.(t, l, c, undefined);
    return refusal?.rule === 'PEB-2.5' ? { rule: 'PEB-9.9' } : refusal;
  },
});

export const fragileRefuse = withStep('build', {
  ...build,
  refuse(t, l, c) {
    if (c[0] === 'stack' && c[1].length === 0) throw new TypeError('no spot');
    return build.refuse?.(t, l, c, undefined);
  },
});

export const meddlingRefuse = withStep('watch', {
  ...watch,
  refuse(t, l, c) {
    if (c[0] === 'no-such-verb') t.state.pond++;
    return watch.refuse?.(t, l, c, undefined);
  },
});

export const missingWord = withWords('fr', {
  event: (event: GameEvent) => (event.kind === 'washed' ? event.kind : words.fr.event(event)),
});

export const missingParameter = withWords('en', { refusal: ({ rule }) => words.en.rules[rule] });

export const brokenBoard = withWords('fr', { board: ({ view }) => `${view.spots[0]}` });

export const missingRule: GameModule = { ...pebbles, ruleIds: [...pebbles.ruleIds, 'PEB-9.9'] };

export const worthless: GameModule = {
  ...pebbles,
  mind: { ...pebbles.mind, measure: (_, __, into) => into.fill(Number.NaN) },
};
