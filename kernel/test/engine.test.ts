import { describe, expect, it } from 'vitest';
import type { AskStep, Choice, Locals, Seat, Step, StepContext } from '../index.ts';
import { createRng, digest, RulesBugError, sequence } from '../index.ts';
import type { Notes } from './tiny.ts';
import { asking, end, pause, playTiny } from './tiny.ts';

/** A step that notes and closes. */
const note = (text: string): Step<Notes> => ({
  run(ctx) {
    ctx.state.notes.push(text);
    ctx.done();
  },
});

/** A step that calls each of these in turn, noting when it comes back, and then ends the match. */
const around = (...steps: string[]): Step<Notes, { at?: number }> => ({
  run(ctx, locals) {
    const step = steps[locals.at ?? 0];
    ctx.state.notes.push(step === undefined ? 'end' : `before ${step}`);
    locals.at = (locals.at ?? 0) + 1;
    if (step !== undefined) return ctx.call(step);
    ctx.state.over = true;
    ctx.done();
  },
});

describe('the stack of steps', () => {
  it('goes on with the step that called when the called one is done', () => {
    const play = playTiny({ first: around('a', 'b'), a: note('a'), b: note('b') });
    expect(play.state.notes).toEqual(['before a', 'a', 'before b', 'b', 'end']);
  });

  it('runs the step called last first', () => {
    const first: Step<Notes> = {
      run(ctx) {
        ctx.goto('end');
        ctx.call('a');
        ctx.call('b');
      },
    };
    expect(playTiny({ first, a: note('a'), b: note('b'), end }).state.notes).toEqual(['b', 'a']);
  });

  it('replaces a step by the one that it goes to', () => {
    const a: Step<Notes> = { run: (ctx) => ctx.goto('b') };
    const play = playTiny({ first: around('a'), a, b: note('b') });
    expect(play.state.notes).toEqual(['before a', 'b', 'end']);
  });

  it('lets a step go to itself with other locals', () => {
    const first: Step<Notes, { n?: number }> = {
      run(ctx, { n = 0 }) {
        ctx.state.notes.push(`${n}`);
        ctx.goto(n < 3 ? 'first' : 'end', { n: n + 1 });
      },
    };
    expect(playTiny({ first, end }).state.notes).toEqual(['0', '1', '2', '3']);
  });

  it('unwinds to the innermost open step of a name, which goes on', () => {
    const steps = {
      first: sequence<Notes>('a', 'end'),
      a: sequence<Notes>('b', 'late'),
      b: sequence<Notes>('c', 'skipped'),
      c: { run: (ctx: StepContext<Notes>) => ctx.popTo('a') },
      late: note('late'),
      skipped: note('skipped'),
      end,
    };
    expect(playTiny(steps).state.notes).toEqual(['late']);
  });

  it('unwinds no further than to the inner one of two of the same name', () => {
    const loop: Step<Notes, { depth: number; back?: boolean }> = {
      run(ctx, locals) {
        ctx.state.notes.push(`${locals.back ? 'back' : 'in'} ${locals.depth}`);
        if (locals.back) return ctx.done();
        locals.back = true;
        if (locals.depth < 2) ctx.call('loop', { depth: locals.depth + 1 });
        else ctx.call('out');
      },
    };
    const out: Step<Notes> = { run: (ctx) => ctx.popTo('loop') };
    const first: Step<Notes> = {
      run(ctx) {
        ctx.goto('end');
        ctx.call('loop', { depth: 1 });
      },
    };
    expect(playTiny({ first, loop, out, end }).state.notes).toEqual(['in 1', 'in 2', 'back 2', 'back 1']);
  });

  it('cannot be unwound to a step that is not open', () => {
    const first: Step<Notes> = { run: (ctx) => ctx.popTo('nowhere') };
    expect(() => playTiny({ first })).toThrow(new RulesBugError('no step "nowhere" is open'));
  });

  it('knows which steps are open, itself included', () => {
    const seen: boolean[] = [];
    const inner: Step<Notes> = {
      run(ctx) {
        seen.push(ctx.isOpen('first'), ctx.isOpen('inner'), ctx.isOpen('end'));
        ctx.done();
      },
    };
    playTiny({ first: sequence<Notes>('inner', 'end'), inner, end });
    expect(seen).toEqual([true, true, false]);
  });

  it('keeps the locals of a step from question to question', () => {
    const first: Step<Notes, { sum?: number }> = {
      ask: () => asking(0, ['add', '1'], ['add', '2']),
      answer(ctx, locals, [, n]) {
        locals.sum = (locals.sum ?? 0) + Number(n);
        ctx.state.notes.push(`${locals.sum}`);
      },
    };
    const play = playTiny({ first });
    for (const n of ['2', '1', '2']) play.answer(['add', n]);
    expect(play.state.notes).toEqual(['2', '3', '5']);
  });

  it('closes a step that is to be skipped, and asks nothing', () => {
    const steps = {
      first: sequence<Notes>('a', 'b', 'end'),
      a: { ...pause('a'), skip: () => true },
      b: pause('b'),
      end,
    };
    const play = playTiny(steps);
    play.answer(['go']);
    expect(play.state.notes).toEqual(['b']);
    expect(play.result).toBeDefined();
  });

  it('asks whether to skip again each time that a step comes up', () => {
    const first: Step<Notes> = {
      skip: (ctx) => ctx.state.notes.length >= 2,
      ask: () => asking(0, ['go']),
      answer: (ctx) => ctx.state.notes.push('asked') && undefined,
    };
    const play = playTiny(
      { root: sequence<Notes>('first', 'end'), first, end },
      { start: () => [{ step: 'root', l: {} }] },
    );
    play.answer(['go']);
    expect(play.question).toBeDefined();
    play.answer(['go']);
    expect(play.result).toBeDefined();
  });
});

describe('a sequence', () => {
  const steps = { first: sequence<Notes>('a', 'b', 'end'), a: pause('a'), b: pause('b'), end };

  it('opens its steps in order, each when the one before is done', () => {
    const play = playTiny(steps);
    expect(play.stack.map((frame) => frame.step)).toEqual(['first', 'a']);
    play.answer(['go']);
    expect(play.stack.map((frame) => frame.step)).toEqual(['first', 'b']);
    play.answer(['go']);
    expect(play.state.notes).toEqual(['a', 'b']);
    expect(play.result).toBeDefined();
  });

  it('is done after the last one', () => {
    const play = playTiny({
      ...steps,
      first: sequence<Notes>('inner', 'end'),
      inner: sequence<Notes>('a', 'b'),
    });
    play.answer(['go']);
    play.answer(['go']);
    expect(play.result).toBeDefined();
  });
});

describe('rules that go wrong', () => {
  it('are a dead end if no step is open and the match is not over', () => {
    expect(() => playTiny({ first: note('a') })).toThrow(
      new RulesBugError('no step is open, and the match is not over'),
    );
  });

  it('are an endless loop if they never come to a question', () => {
    const first: Step<Notes> = { run: (ctx) => ctx.goto('second') };
    const second: Step<Notes> = { run: (ctx) => ctx.goto('first') };
    expect(() => playTiny({ first, second })).toThrow(/^step "(first|second)" never comes to a question$/);
  });

  it('are stopped if a step that runs does not move on', () => {
    const first: Step<Notes> = { run: (ctx) => ctx.state.notes.push('still here') && undefined };
    expect(() => playTiny({ first })).toThrow(new RulesBugError('step "first" did not move on'));
  });

  it('are stopped if a step opens and closes another without letting it run', () => {
    const first: Step<Notes> = {
      run(ctx) {
        ctx.call('end');
        ctx.done();
      },
    };
    expect(() => playTiny({ first, end })).toThrow(new RulesBugError('step "first" did not move on'));
  });

  it('are stopped at a step that the game does not have', () => {
    const first: Step<Notes> = { run: (ctx) => ctx.goto('nowhere') };
    expect(() => playTiny({ first })).toThrow(new RulesBugError('there is no step "nowhere"'));
  });

  it('are stopped if a question has no legal choice', () => {
    const refuse = () => ({ rule: 'T-1.1' });
    const first: Step<Notes> = {
      ask: () => asking(0, ['go'], ['stay']),
      refuse,
      answer: (ctx) => ctx.done(),
    };
    expect(() => playTiny({ first })).toThrow(new RulesBugError('step "first" asks, but offers no choice'));
  });

  it('work out the facts of a question once, for all its candidates and for whoever asks why', () => {
    let times = 0;
    const first: AskStep<Notes, Locals, string[]> = {
      facts() {
        times++;
        return ['stay'];
      },
      ask: () => asking(0, ['go'], ['stay'], ['rest']),
      refuse: (_, __, [verb], open) => (open.includes(verb) ? undefined : { rule: 'T-1.1' }),
      answer: (ctx) => ctx.done(),
    };
    const play = playTiny({ first });
    expect([play.question?.choices, play.explainRefusal(['go'])?.rule, times]).toEqual([
      [['stay']],
      'T-1.1',
      1,
    ]);
  });

  it('are stopped if every seat is absent for ever', () => {
    const first: Step<Notes> = { ask: () => asking(0, ['go']), answer: (ctx) => ctx.goto('first') };
    expect(() => playTiny({ first }, { isOut: () => true })).toThrow(RulesBugError);
  });

  it('run no further once the match is over, whatever is still open', () => {
    const first: Step<Notes> = {
      run(ctx) {
        ctx.state.over = true;
        ctx.call('never');
      },
    };
    const play = playTiny({ first, never: note('never') });
    expect(play.result).toEqual({ ending: 'over', winners: [], scores: [] });
    expect(play.question).toBeUndefined();
    expect(play.state.notes).toEqual([]);
  });
});

describe('a question', () => {
  const first: Step<Notes> = {
    ask: () => ({ ...asking(2, ['go', 'north'], ['go', 'south'], ['stay']), params: { of: 3 } }),
    refuse(_, __, [verb, to]) {
      return verb === 'go' && to !== 'north'
        ? { rule: 'T-1.1', params: { to }, where: [`${to}`] }
        : undefined;
    },
    answer: (ctx, _, choice) => ctx.state.notes.push(choice.join(' ')) && undefined,
  };

  it('offers the candidates that no rule refuses, in their order', () => {
    expect(playTiny({ first }).question).toEqual({
      seat: 2,
      prompt: 'which',
      params: { of: 3 },
      choices: [['go', 'north'], ['stay']],
      fallback: ['go', 'north'],
    });
  });

  it('says by which rule a choice is refused, with what is concerned', () => {
    const why = { rule: 'T-1.1', params: { to: 'south' }, where: ['south'] };
    expect(playTiny({ first }).explainRefusal(['go', 'south'])).toEqual(why);
  });

  it('has nothing to say against what it offers', () => {
    expect(playTiny({ first }).explainRefusal(['go', 'north'])).toBeUndefined();
  });

  it.each<[Choice]>([[['fly']], [['stay', 'here']], [['go', 'north', 'north']], [['']]])(
    'says of %j, which no rule refuses either, that it is not offered',
    (choice) => {
      expect(playTiny({ first }).explainRefusal(choice)).toEqual({ rule: 'table.not-offered' });
    },
  );

  it('is no more once the match is over', () => {
    expect(playTiny({ first: end }).explainRefusal(['stay'])).toEqual({ rule: 'table.over' });
  });

  it('is asked again if the answer leaves the stack as it is', () => {
    const play = playTiny({ first });
    play.answer(['stay']);
    play.answer(['go', 'north']);
    expect(play.state.notes).toEqual(['stay', 'go north']);
    expect(play.question?.seat).toBe(2);
  });
});

describe('an absent seat', () => {
  /** Seats 0 to 3 are asked round and round; 1 and 2 are absent. */
  const first: Step<Notes, { seat?: Seat }> = {
    ask: (_, { seat = 0 }) => ({ ...asking(seat, ['act'], ['pass']), fallback: ['pass'] }),
    answer(ctx, { seat = 0 }, [verb]) {
      ctx.state.notes.push(`${seat} ${verb}`);
      ctx.goto('first', { seat: (seat + 1) % 4 });
    },
  };
  const play = () => playTiny({ first }, { isOut: (_, seat) => seat === 1 || seat === 2 });

  it('is not asked: its fallback is taken', () => {
    const p = play();
    p.answer(['act']);
    expect(p.state.notes).toEqual(['0 act', '1 pass', '2 pass']);
    expect(p.question?.seat).toBe(3);
  });

  it('is a barrier for undo each time', () => {
    const p = play();
    expect(p.undoBarriers).toBe(0);
    p.answer(['act']);
    expect(p.undoBarriers).toBe(2);
  });
});

describe('a play', () => {
  const first: Step<Notes, { n?: number }> = {
    ask: () => asking(0, ['roll']),
    answer(ctx, locals) {
      locals.n = (locals.n ?? 0) + 1;
      ctx.state.notes.push(`${ctx.chance.die(6)}`);
      ctx.emit({ kind: 'rolled', n: locals.n });
    },
  };

  it('that was forked goes on without touching the one it came from', () => {
    const play = playTiny({ first });
    play.answer(['roll']);
    const before = digest(play.position());
    const fork = play.fork(createRng({ kind: 'fast', seed: 'other' }));
    for (let i = 0; i < 5; i++) fork.answer(['roll']);
    expect(fork.state.notes).toHaveLength(6);
    expect(fork.stack[0]?.l.n).toBe(6);
    expect(digest(play.position())).toBe(before);
    expect(play.events).toHaveLength(1);
  });

  it('that was forked deals its own chance, and starts without events', () => {
    const play = playTiny({ first });
    const fork = play.fork(createRng({ kind: 'fast', seed: 'tiny' }));
    expect(fork.events).toEqual([]);
    for (let i = 0; i < 5; i++) {
      fork.answer(['roll']);
      play.answer(['roll']);
    }
    expect(fork.state.notes).toEqual(play.state.notes);
  });

  it('gives a copy of its position, not the position', () => {
    const play = playTiny({ first });
    const position = play.position();
    play.answer(['roll']);
    expect(position).toEqual({ state: { notes: [] }, stack: [{ step: 'first', l: {} }] });
  });

  it('goes on after something that happened outside any question', () => {
    const play = playTiny({ first, end });
    play.applyOutsideQuestion((ctx) => ctx.goto('end'));
    expect(play.result).toBeDefined();
    expect(play.question).toBeUndefined();
  });

  it('keeps who sees an event next to it', () => {
    const steps = { first: pause('a') };
    const play = playTiny(steps);
    play.emit({ kind: 'open' });
    play.emit({ kind: 'drew', card: 'x' }, { by: [1], instead: { kind: 'drew' } });
    expect(play.events).toEqual([
      { event: { kind: 'open' } },
      { event: { kind: 'drew', card: 'x' }, seen: { by: [1], instead: { kind: 'drew' } } },
    ]);
  });
});
