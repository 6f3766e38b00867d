import type { Choice, Engine, GameMessages, GameModule, Language, MatchSetup } from '@gonfalon/kernel';
import { LANGUAGES, Match, parse, seatCounts, sidesOf, startEngine } from '@gonfalon/kernel';
import { attempt, scenes } from './attempts.ts';
import { Proofreader } from './proofread.ts';
import type { CheckOptions, Finding, Recorded, Report } from './recordings.ts';
import { atRecordings, redo, viewersOf } from './recordings.ts';

/** More matches and fewer positions than elsewhere, to meet many kinds of events. */
const MATCHES = 12;
const POSITIONS = 6;
const ATTEMPTS = 12;
const MAX_CHOICES = 30;

/** Traces of a message that was not there, or whose parameters were not. */
const BROKEN = /undefined|\[object|\bNaN\b|[{}]/;
/** A name made for programs: it has an inner full stop, hyphen, underscore, colon or capital. */
const PROGRAM_NAME = /[a-z][._:-]|[a-z][A-Z]/;

/** Everything met in the matches has its words, in every language. */
export function words(module: GameModule, given: CheckOptions = {}): Report {
  const findings: Finding[] = [];
  for (const language of LANGUAGES) {
    try {
      titles(module, language, given);
    } catch (error) {
      findings.push({ message: error instanceof Error ? error.message : String(error) });
    }
  }
  const readers = LANGUAGES.map((language) => new Proofreader(language));
  const met = atRecordings(module, { matches: MATCHES, ...given }, (recorded) => {
    for (const [i, language] of LANGUAGES.entries())
      visit(module, recorded, language, given.positions ?? POSITIONS, readers[i]);
  });
  const counted = readers.flatMap((reader) => reader.faults().map((message) => ({ message })));
  return { findings: [...findings, ...met, ...counted] };
}

function titles(module: GameModule, language: Language, given: CheckOptions): void {
  const { messages, ruleIds, game, botOptions } = module;
  const w = messages[language];
  checkText(language, 'the title', w.title);
  checkText(language, 'the tagline', w.tagline);
  const options = parse(game.options, Object.assign({}, botOptions, given.options), 'the options');
  for (const seats of given.seats ?? seatCounts(game)) {
    for (let seat = 0; seat < seats; seat++) {
      checkText(language, `seat ${seat}`, w.seat(seat));
      checkText(language, `seat ${seat} of ${seats}`, w.seat(seat, { seats, options }));
    }
    if (w.side)
      for (const side of sidesOf(game, options, seats)) checkText(language, `side ${side}`, w.side(side));
  }
  for (const rule of ruleIds) {
    if (!w.rules[rule]?.trim()) throw new Error(`${language}: the rule ${rule} has no text`);
  }
}

function visit(
  module: GameModule,
  recorded: Recorded,
  language: Language,
  positions: number,
  reader: Proofreader,
): void {
  const w = module.messages[language];
  const said = (what: string, text: unknown, id?: string) => {
    checkText(language, what, text, id);
    const fault = reader.faultOf(String(text));
    if (fault !== undefined) throw new Error(`${language}: ${what} ${fault}`);
  };
  const { setup, entries, chance } = recorded;
  const play = startEngine(module.game, setup);
  for (const entry of entries) {
    const { question } = play;
    if (question) said(`the prompt "${question.prompt}"`, w.prompt(question), question.prompt);
    redo(play, entry);
  }
  for (const { event, seen } of play.events) {
    for (const one of seen?.instead ? [event, seen.instead] : [event])
      said(`the event ${JSON.stringify(one)}`, w.event(one), one.kind);
  }
  if (play.result) {
    said(`the ending "${play.result.ending}"`, w.ending(play.result), play.result.ending);
    boards(w, language, play, setup);
  }
  for (const scene of scenes(module, recorded, positions)) {
    const choices = chance.shuffle([...(scene.play.question?.choices ?? [])]).slice(0, MAX_CHOICES);
    for (const choice of choices) {
      choiceTold(w, language, choice);
      said(`the choice "${choice.join(' ')}"`, w.choice(choice));
    }
    for (let i = 0; i < ATTEMPTS; i++) {
      const refusal = scene.play.explainRefusal(attempt(scene, chance));
      // The words of the table itself are not the game's.
      if (refusal && !refusal.rule.startsWith('table.'))
        said(`the refusal ${JSON.stringify(refusal)}`, w.refusal(refusal), refusal.rule);
    }
    boards(w, language, scene.play, setup);
  }
}

function choiceTold(w: GameMessages, language: Language, choice: Choice): void {
  const [verb, ...refs] = choice;
  const text = w.choice(choice);
  checkText(language, `the choice "${choice.join(' ')}"`, text, PROGRAM_NAME.test(verb) ? verb : undefined);
  if (refs.length > 0 && text === choice.join(' '))
    throw new Error(`${language}: the choice "${text}" is not put into words`);
  for (const ref of refs) checkText(language, `the thing "${ref}"`, w.ref(ref));
}

function boards(w: GameMessages, language: Language, play: Engine, setup: MatchSetup): void {
  const snapshot = { position: play.position(), chance: play.chance.save(), number: 0 };
  const match = new Match(play.game, setup, snapshot);
  for (const viewer of viewersOf(setup.seats))
    checkText(language, `the board for ${viewer}`, w.board(match.view(viewer)));
}

/** Throws if a text is missing or shows that something was missing; `id` is the name that it must not show. */
function checkText(language: Language, what: string, text: unknown, id?: string): void {
  const fault = faultOf(text, id);
  if (fault !== undefined) throw new Error(`${language}: ${what} ${fault}`);
}

function faultOf(text: unknown, id: string | undefined): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') return 'has no text';
  const broken = BROKEN.exec(text);
  if (broken) return `says "${broken[0]}": ${text}`;
  const bare = id !== undefined && (text === id || (PROGRAM_NAME.test(id) && text.includes(id)));
  return bare ? `shows its id: ${text}` : undefined;
}
