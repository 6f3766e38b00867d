/**
 * Battue on boardgame.io: the same rules, run by our kernel inside a move, so that both servers spend the same on
 * them. What a player sees is made by `playerView`, as its documentation has it.
 */
import { games } from '@gonfalon/games';
import type { ChanceState, Choice, EventRecord, Frame, GameEvent, Question, Viewer } from '@gonfalon/kernel';
import {
  checkSetup,
  Engine,
  eventFor,
  RulesBugError,
  restoreRng,
  sameChoice,
  startEngine,
} from '@gonfalon/kernel';
import type { Game } from 'boardgame.io';
import { GAME } from './site.ts';

/**
 * Where a match stands. boardgame.io would draft and freeze all of it at every move; an object of a class it hands over
 * as it is, which is the quickest it can be.
 */
class Standing {
  readonly state: unknown;
  readonly stack: readonly Frame[];
  readonly chance: ChanceState;
  readonly question: Question | undefined;
  /** What the last choice brought about. */
  readonly events: readonly EventRecord[];
  readonly over: boolean;

  constructor({ state, stack, chance, question, events, result }: Engine) {
    this.state = state;
    this.stack = stack;
    this.chance = chance.save();
    this.question = question;
    this.events = events;
    this.over = result !== undefined;
  }
}

interface Held {
  readonly standing: Standing;
}

/** What a player gets to see, much as our own server tells it. */
export interface Shown {
  readonly view: unknown;
  readonly question?: Question;
  readonly waiting?: number;
  readonly events: readonly GameEvent[];
  readonly over: boolean;
}

export async function battuePeer(seedOf: () => string): Promise<Game<Held>> {
  const { ActivePlayers, INVALID_MOVE } = await import('boardgame.io/core');
  const battue = games.find(({ game }) => game.id === GAME)?.game;
  if (!battue) throw new RulesBugError(`there is no ${GAME}`);
  return {
    name: GAME,
    disableUndo: true,
    setup: ({ ctx }) => {
      const chance = { kind: 'sealed', seed: seedOf() } as const;
      const play = startEngine(battue, checkSetup(battue, { seats: ctx.numPlayers, options: {}, chance }));
      return { standing: new Standing(play) };
    },
    // Whose turn it is, the rules of Battue know.
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      choose({ G, playerID }, choice: Choice) {
        const { question, state, stack, chance } = G.standing;
        const offered = question?.seat === Number(playerID) ? question.choices : [];
        if (!offered.some((one) => sameChoice(one, choice))) return INVALID_MOVE;
        const play = new Engine(battue, { state: battue.clone(state), stack }, restoreRng(chance));
        play.answer(choice);
        // Our server answers by itself where there is but one choice; here that is part of the same move.
        while (play.question?.choices.length === 1) play.answer(play.question.choices[0] as Choice);
        return { standing: new Standing(play) };
      },
    },
    endIf: ({ G }) => (G.standing.over ? true : undefined),
    playerView({ G: { standing }, playerID }): Shown {
      const viewer: Viewer = playerID === null ? 'spectator' : Number(playerID);
      const { state, question, events, over } = standing;
      return {
        view: battue.view(state, viewer),
        ...(question && (question.seat === viewer ? { question } : { waiting: question.seat })),
        events: events.map((record) => eventFor(record, viewer)).filter((event) => event !== undefined),
        over,
      };
    },
  };
}
