/** What a person at the terminal sees of a match. */
import type { GameEvent, GameMessages, GameModule, Match, Question, Result, Seat } from '@gonfalon/kernel';
import type { Explanation } from '../explain.ts';
import { explain, ruleText } from '../explain.ts';
import type { Context } from '../io.ts';
import type { Paint } from '../layout.ts';
import { paintFor, seatMark, widthOf, wrap } from '../layout.ts';
import type { Item } from './menu.ts';
import { settled } from './menu.ts';

export class Screen {
  private readonly context: Context;
  private readonly module: GameModule;
  private readonly words: GameMessages;
  private readonly seat: Seat;
  private readonly paint: Paint;

  constructor(module: GameModule, seat: Seat, context: Context) {
    this.context = context;
    this.module = module;
    this.words = module.messages[context.language];
    this.seat = seat;
    this.paint = paintFor(context.stdout, context.env);
  }

  welcome(players: readonly string[]): void {
    const { say } = this.context;
    this.line(`${this.paint('bold', this.words.title)} · ${this.words.tagline}`);
    const names = players.map((player, seat) => {
      const who = seat === this.seat ? say.play.you : player;
      return `${this.name(seat)} (${who})`;
    });
    this.line(names.join('   '));
    this.line(this.paint('dim', say.play.welcome));
  }

  board(match: Match): void {
    this.line();
    this.line(this.words.board(match.view(this.seat)).trimEnd());
  }

  events(events: readonly GameEvent[]): void {
    for (const event of events) {
      const mark = typeof event.seat === 'number' ? seatMark(event.seat, this.paint) : '·';
      this.line(wrap(`${mark} ${this.words.event(event)}`, this.width(), '  '));
    }
  }

  question(question: Question, items: readonly Item[], narrowed: boolean): void {
    this.line();
    this.line(`${this.name(question.seat)} · ${this.paint('bold', this.words.prompt(question))}`);
    const names = settled(
      items.flatMap((item) => item.choices),
      this.words,
    );
    if (narrowed && names.length > 0) this.line(this.paint('dim', `${names.join(', ')} …`));
    const widest = Math.max(...items.map(({ label }) => label.length));
    const digits = String(items.length).length;
    for (const [i, { label, code, choices }] of items.entries()) {
      const aside = code ?? this.context.say.play.more(choices.length);
      const shown = label.padEnd(Math.min(widest, this.width() - 20));
      this.line(`  ${String(i + 1).padStart(digits)}  ${shown}  ${this.paint('dim', aside)}`);
    }
    if (narrowed) this.line(`  ${'0'.padStart(digits)}  ${this.paint('dim', this.context.say.play.back)}`);
  }

  /** Why something is not offered: the sentence, the rule's number and what the rule says. */
  refusal(explanation: Explanation): void {
    const { message, rule, text } = explanation;
    this.line(this.paint('yellow', wrap(message, this.width())));
    if (text !== undefined) this.rule(rule, text);
  }

  why(refusal: Parameters<typeof explain>[0]): void {
    this.refusal(explain(refusal, this.words, this.context.say));
  }

  ruleNamed(id: string): void {
    const wanted = id.toUpperCase();
    const text = ruleText(wanted, this.words);
    if (text === undefined) this.line(this.context.say.unknownRule(id, this.module.game.id));
    else this.rule(wanted, text);
  }

  private rule(id: string, text: string): void {
    this.line(wrap(`${this.paint('cyan', id)} ${text}`, this.width(), '  '));
  }

  end(result: Result): void {
    this.line();
    this.line(this.paint('bold', this.words.ending(result)));
    for (const [seat, score] of result.scores.entries()) {
      const crown = result.winners.includes(seat) ? `  ${this.context.say.play.winner}` : '';
      this.line(`  ${this.name(seat)}  ${score}${crown}`);
    }
  }

  line(text = ''): void {
    this.context.print(text);
  }

  private name(seat: Seat): string {
    return `${seatMark(seat, this.paint)} ${this.words.seat(seat)}`;
  }

  private width(): number {
    return widthOf(this.context.stdout);
  }
}
