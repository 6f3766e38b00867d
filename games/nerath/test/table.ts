/** A position in play: `bare().put(…).rolls(6, 2).begin('move').choose('march k10 v01', 'all', 'end')`. */
import { TestMatch } from '@gonfalon/game-tests/suite';
import type { Seat } from '@gonfalon/kernel';
import { expect } from 'vitest';
import type { SpaceId, Stop } from '../content/index.ts';
import { REALM_IDS } from '../content/index.ts';
import type { RealmLetter } from '../lessons/layout.ts';
import { Position, realm } from '../lessons/layout.ts';
import { findSpace, NOBODY } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import { piecesAt } from '../rules/pieces.ts';
import type { Phase, State } from '../rules/state.ts';
import type { View } from '../rules/views.ts';

const LETTERS = 'FSHWMCEDB';
/** Where a test that does not ask for more comes to rest. */
const HALTS: readonly string[] = ['move', 'reinforce', 'draw', 'turnStart'];

/** Section 8: starting control, the 12 starting castles, no other piece, no cards, no gold. */
export function bare(options: Partial<State['options']> = {}, seats = 4): Layout {
  return new Layout({ mode: 'alliances', length: 'short', roundLimit: 0, ...options }, seats);
}
/** Everybody for himself. */
export const alone = (options: Partial<State['options']> = {}): Layout =>
  bare({ mode: 'freeForAll', ...options });

export class Layout extends Position {
  private readonly dice: number[] = [];

  rolls(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  /** Begins with that phase of the active realm; questions with a single answer are answered. */
  begin(phase: Phase, forced: 'answered' | 'asked' = 'answered'): Sitting {
    this.state.phase = phase;
    return new Sitting(this.state, this.dice, forced === 'answered');
  }

  /** The realm's turn: it draws that card, which is resolved at once or can be played. */
  draw(letter: RealmLetter, card: number): Sitting {
    return this.turnOf(letter).top(letter, card).begin('draw');
  }

  /** The active realm has moved: its battles begin. */
  fight(forced: 'answered' | 'asked' = 'answered'): Sitting {
    return this.begin('battles', forced);
  }
}

/** A table in play. */
export class Sitting extends TestMatch<State, View> {
  private readonly answers: boolean;

  constructor(state: State, dice: readonly number[], answers: boolean) {
    super(game, { state, seats: state.seats, options: state.options, dice, auto: false, seed: 'table' });
    this.answers = answers;
    this.settle();
  }

  override choose(...choices: string[]): this {
    for (const words of choices) {
      super.choose(words);
      this.settle();
    }
    return this;
  }

  /** Answers what leaves no choice, but does not run on into the next phases of a turn. */
  private settle(): void {
    while (this.answers && this.question?.choices.length === 1 && !HALTS.includes(this.question.prompt))
      super.choose(this.offers()[0] ?? '');
  }

  /** What stands in a space: `K 2F S, V C`; units aboard in brackets behind their ship. */
  at(id: SpaceId): string {
    const { pieces } = this.state;
    const there = piecesAt(pieces, findSpace(id));
    const armies = REALM_IDS.map((_, r) => {
      const own = there.filter((p) => pieces.realm[p] === r && pieces.ship[p] < 0);
      const names = own.map((p) => {
        const cargo = there.filter((c) => pieces.ship[c] === p).map((c) => LETTERS[pieces.unit[c]]);
        return `${LETTERS[pieces.unit[p]]}${cargo.length > 0 ? `(${cargo.sort().join('')})` : ''}`;
      });
      const kinds = [...new Set(names)].sort((a, b) => LETTERS.indexOf(a[0]) - LETTERS.indexOf(b[0]));
      return kinds.map((kind) => {
        const n = names.filter((name) => name === kind).length;
        return n > 1 ? `${n}${kind}` : kind;
      });
    });
    return armies
      .flatMap((army, r) => (army.length > 0 ? [`${'KVIN'[r]} ${army.join(' ')}`] : []))
      .join(', ');
  }

  owner(id: SpaceId): string {
    const control = this.state.control[findSpace(id)];
    return control === NOBODY ? '' : 'KVIN'[control];
  }

  vp(letter: RealmLetter): number {
    return this.state.realms[realm(letter)].vp;
  }

  gold(letter: RealmLetter): number {
    return this.state.realms[realm(letter)].gold;
  }

  hand(letter: RealmLetter): number[] {
    return this.state.realms[realm(letter)].hand;
  }

  rolls(...dice: number[]): this {
    this.match.script({ dice });
    return this;
  }

  /** The next cards and tiles that are drawn. */
  draws(...cards: (number | string)[]): this {
    this.match.script({ cards: cards.map((card) => (typeof card === 'number' ? `card:${card}` : card)) });
    return this;
  }

  resign(seat: Seat): this {
    return this.giveUp(seat);
  }

  /** Everybody passes until something else than a window is asked. */
  pass(): this {
    while (['window', 'interlude', 'roundEnd'].includes(this.question?.prompt ?? '')) this.choose('pass');
    return this;
  }

  /** Everybody passes until that window is asked. */
  passTo(stop: Stop): this {
    while (this.question?.prompt === 'window' && this.question.params?.window !== stop) this.choose('pass');
    expect(this.question?.params?.window).toBe(stop);
    return this;
  }

  /** The spaces that a verb's first thing may be. */
  first(verb: string): string[] {
    return [...new Set(this.offers(`${verb} `).map((choice) => choice.split(' ')[1] ?? ''))];
  }
}
