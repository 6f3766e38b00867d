/** A person's sitting at a table with bots: whose turn it is, what the person types, and what comes of it. */
import { setImmediate } from 'node:timers/promises';
import type { Bot, ChoicesMade } from '@gonfalon/bots';
import { choicesMadeBy, chooseWithBot, countChoice } from '@gonfalon/bots';
import type { AutoPassed, Chance, Choice, GameModule, Match, Question, Seat } from '@gonfalon/kernel';
import { answering, InvalidInputError, RulesBugError, saveMatch } from '@gonfalon/kernel';
import { writeMatch } from '../files.ts';
import type { Context } from '../io.ts';
import { OK } from '../io.ts';
import type { PlayWord } from '../messages/en.ts';
import type { Item } from './menu.ts';
import { menuOf } from './menu.ts';
import type { Reader } from './reader.ts';
import { readerOf } from './reader.ts';
import { Screen } from './screen.ts';

export interface Seating {
  readonly module: GameModule;
  readonly match: Match;
  /** The person's seat; the bots have the others. */
  readonly seat: Seat;
  readonly bots: ReadonlyMap<Seat, Bot>;
  /** The bots' own randomness. */
  readonly chance: Chance;
  /** Ask even where there is only one choice. */
  readonly askForced: boolean;
  /** Where the match is kept. */
  readonly file: string;
}

/** How a match file names the seat that a person had. */
export const PERSON = 'human';

const LAST_EVENTS = 20;

/** What became of a line: another question stands, the same one is asked again, or the person leaves. */
type InputResult = 'done' | 'again' | 'quit';

export class TerminalMatch {
  private readonly at: Seating;
  private readonly context: Context;
  private readonly screen: Screen;
  private readonly reader: Reader;
  /** How many events the person was told. */
  private shownEvents = 0;
  private fresh = true;
  private saved = false;
  /** The list on the screen, and the wider lists that it was narrowed from. */
  private narrowed: (readonly Choice[])[] = [];
  /** What the person does not want to be asked again, and until when. */
  private autoPassed: readonly AutoPassed[] = [];
  private made: ChoicesMade | undefined;

  constructor(at: Seating, context: Context) {
    this.at = at;
    this.context = context;
    this.screen = new Screen(at.module, at.seat, context);
    this.reader = readerOf(context, '> ');
  }

  async play(): Promise<number> {
    this.screen.welcome(this.players());
    this.shownEvents = this.recent(LAST_EVENTS).from;
    try {
      while (this.at.match.question) {
        this.printEvents();
        if (!(await this.turn(this.at.match.question))) return this.leave();
      }
      return this.finish();
    } finally {
      this.reader.close();
    }
  }

  /** Has one question answered; false if the person leaves instead. */
  private async turn(question: Question): Promise<boolean> {
    const { bots, match, askForced } = this.at;
    const next = answering(match, {
      isBot: (seat) => bots.has(seat),
      instructions: () => ({ autoPassed: this.autoPassed }),
      askForced,
    });
    const bot = bots.get(question.seat);
    if (bot) {
      this.fresh = true;
      // Leaves a moment for an interruption from the keyboard.
      await setImmediate();
      this.choose(question.seat, this.think(bot, question.seat));
      return true;
    }
    if (next?.choice) {
      this.choose(next.seat, next.choice);
      return true;
    }
    if (this.fresh) this.screen.board(match);
    this.fresh = false;
    return this.ask(question);
  }

  private think(bot: Bot, seat: Seat): Choice {
    const { module, match, chance } = this.at;
    const choicesMade = choicesMadeBy(this.made, module, match, seat);
    return chooseWithBot(bot, module, match, `${chance.nextInt(2 ** 32)}`, { choicesMade });
  }

  private async ask(question: Question): Promise<boolean> {
    this.narrowed = [question.choices];
    let outcome: InputResult = 'again';
    while (outcome === 'again') {
      const items = this.items();
      this.screen.question(question, items, this.narrowed.length > 1);
      outcome = await this.readLine(items);
    }
    return outcome === 'done';
  }

  private async readLine(items: readonly Item[]): Promise<InputResult> {
    for (;;) {
      const line = (await this.reader.next())?.trim();
      if (line === undefined) return 'quit';
      const outcome = await this.obey(line, items);
      if (outcome !== undefined) return outcome;
    }
  }

  /** Does what a line says; undefined if the list on the screen still stands. */
  private async obey(line: string, items: readonly Item[]): Promise<InputResult | undefined> {
    if (line === '') return 'again';
    if (/^\d+$/.test(line)) return this.pick(Number(line), items);
    const [word = '', ...rest] = line.startsWith('?') ? ['?', line.slice(1)] : line.split(/\s+/);
    const more = rest.join(' ').trim();
    switch (this.meaning(word)) {
      case 'why':
        return this.explain(more);
      case 'rule':
        return this.show(() => this.screen.ruleNamed(more));
      case 'log':
        return this.show(() => this.screen.events(this.recent(Number(more) || LAST_EVENTS).events));
      case 'board':
        this.screen.board(this.at.match);
        return 'again';
      case 'back':
        if (this.narrowed.length > 1) this.narrowed.pop();
        return 'again';
      case 'undo':
        return this.undo();
      case 'waive':
        return this.waive();
      case 'resign':
        return this.resign();
      case 'save':
        return this.show(() => this.save(more));
      case 'help':
        return this.show(() => this.screen.line(this.context.say.play.help));
      case 'quit':
        return 'quit';
      default:
        return this.write(line);
    }
  }

  private meaning(word: string): PlayWord | undefined {
    const { words } = this.context.say.play;
    const wanted = word.toLowerCase();
    return (Object.keys(words) as PlayWord[]).find((key) => key === wanted || words[key].includes(wanted));
  }

  private show(act: () => void): undefined {
    act();
  }

  private pick(number: number, items: readonly Item[]): InputResult | undefined {
    if (number === 0 && this.narrowed.length > 1) {
      this.narrowed.pop();
      return 'again';
    }
    const choices = items[number - 1]?.choices;
    const [only] = choices ?? [];
    if (!choices || !only)
      return this.show(() => this.screen.line(this.context.say.play.noSuchNumber(number)));
    if (choices.length > 1) {
      this.narrowed.push(choices);
      return 'again';
    }
    this.decide(only);
    return 'done';
  }

  /** Takes a choice that was written out, or says why not. */
  private write(line: string): InputResult | undefined {
    const choice = this.understood(line);
    const refusal = this.at.match.explainRefusal(this.at.seat, choice);
    if (refusal) return this.show(() => this.screen.why(refusal));
    this.decide(choice);
    return 'done';
  }

  private async explain(line: string): Promise<undefined> {
    let asked = line;
    if (asked === '') {
      this.screen.line(this.context.say.play.whyWhat);
      asked = (await this.reader.next())?.trim() ?? '';
    }
    if (asked === '') return;
    const refusal = this.at.match.explainRefusal(this.at.seat, this.understood(asked));
    if (refusal) this.screen.why(refusal);
    else this.screen.line(this.context.say.play.isOffered);
  }

  /** A choice by its number on the screen, its own words or its code. */
  private understood(line: string): Choice {
    const words = this.at.module.messages[this.context.language];
    const wanted = line.toLowerCase();
    const named = this.at.match.question?.choices.find((c) => words.choice(c).toLowerCase() === wanted);
    if (named) return named;
    const [verb = '', ...refs] = line.split(/\s+/);
    return [verb, ...refs];
  }

  private decide(choice: Choice): void {
    this.choose(this.at.seat, choice);
    this.autosave();
  }

  private choose(seat: Seat, choice: Choice): void {
    const { match, module } = this.at;
    this.made = countChoice(this.made, module, match);
    const refusal = match.choose(seat, match.number, choice);
    if (refusal)
      throw new RulesBugError(`"${choice.join(' ')}" was offered, but is refused by ${refusal.rule}`);
  }

  private undo(): InputResult | undefined {
    const { match, seat } = this.at;
    const refusal = match.undo(seat);
    if (refusal) return this.show(() => this.screen.why(refusal));
    this.shownEvents = this.recent(0).from;
    this.fresh = true;
    this.autosave();
    return 'done';
  }

  private waive(): InputResult | undefined {
    const { question } = this.at.match;
    if (!question?.autoPass) return this.show(() => this.screen.line(this.context.say.play.notWaivable));
    const { prompt, autoPass } = question;
    this.autoPassed = [...this.autoPassed, { prompt, key: autoPass.key }];
    this.decide(question.autoPass.choice);
    return 'done';
  }

  private resign(): InputResult | undefined {
    const refusal = this.at.match.resign(this.at.seat);
    if (refusal) return this.show(() => this.screen.why(refusal));
    this.autosave();
    return 'done';
  }

  /** The last events that the person may know of, and the number of the first of these. */
  private recent(most: number) {
    const events = this.at.match.events(this.at.seat);
    const from = Math.max(0, events.length - most);
    return { events: events.slice(from), from };
  }

  private printEvents(): void {
    const events = this.at.match.events(this.at.seat, this.shownEvents);
    this.shownEvents += events.length;
    this.screen.events(events);
  }

  private items(): Item[] {
    const choices = this.narrowed.at(-1) ?? [];
    return menuOf(choices, this.at.module.messages[this.context.language]);
  }

  private players(): string[] {
    return Array.from({ length: this.at.match.seats }, (_, seat) => this.at.bots.get(seat)?.name ?? PERSON);
  }

  private save(name: string): void {
    const { say } = this.context;
    try {
      const path = writeMatch(name || this.at.file, saveMatch(this.at.match, this.players()), this.context);
      this.screen.line(say.play.savedTo(path));
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      this.context.note(say.problem(error.message));
    }
  }

  private autosave(): void {
    try {
      writeMatch(this.at.file, saveMatch(this.at.match, this.players()), this.context);
      this.saved = true;
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      this.context.note(this.context.say.problem(error.message));
    }
  }

  private leave(): number {
    const { say } = this.context;
    this.screen.line();
    this.screen.line(
      this.saved ? say.play.goOn(this.at.module.game.id, this.at.file) : say.play.nothingPlayed,
    );
    return OK;
  }

  private finish(): number {
    const { match, file } = this.at;
    this.printEvents();
    this.screen.board(match);
    if (match.result) this.screen.end(match.result);
    this.autosave();
    if (this.saved) this.screen.line(this.context.say.play.savedTo(file));
    return OK;
  }
}
