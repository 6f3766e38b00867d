/**
 * Non-interference: what is hidden from a viewer must not reach it. At sampled positions the true table and one
 * that the viewer could believe in must look the same to it, byte for byte, and still do so after the same choice,
 * unless that revealed something.
 */
import type { Engine, EventRecord, GameModule, Viewer } from '@gonfalon/kernel';
import { canonical, sameChoice } from '@gonfalon/kernel';
import type { CheckOptions, Finding, Report } from './recordings.ts';
import { atStops, viewersOf } from './recordings.ts';
import { askedOf, eventsSeenBy, openSteps, parting, seenBy, viewOf } from './seen.ts';
import type { Outcome } from './twins.ts';
import { imagined, outcomeOf, someChoices, twin } from './twins.ts';

export interface SecretsOptions extends CheckOptions {
  /**
   * The parts of the state, by key, in which something is hidden: determinize must be seen to change each of
   * them. An empty list says that the game hides nothing. Unless told, it must change something.
   */
  readonly hides?: readonly string[] | undefined;
  /** Kinds of public events that show for a moment what no view shows afterwards. */
  readonly tells?: readonly string[] | undefined;
}

export interface SecretsReport extends Report {
  /** The parts of the state, by key, that determinize was seen to change. */
  readonly varied: readonly string[];
}

const GUESSES = 2;
const CHOICES = 4;

export function secrets(module: GameModule, given: SecretsOptions = {}): SecretsReport {
  const varied = { seat: new Set<string>(), spectator: new Set<string>() };
  const findings: Finding[] = atStops(module, given, ({ play, setup, next, chance }) => {
    const truth = twin(play);
    const outcomes = someChoices(play, next, chance, CHOICES).map((choice) => outcomeOf(truth, choice));
    for (const viewer of viewersOf(setup.seats)) {
      for (let i = 0; i < GUESSES; i++) {
        const guess = imagined(play, viewer, chance);
        for (const key of changedParts(truth.state, guess.state))
          varied[viewer === 'spectator' ? viewer : 'seat'].add(key);
        compare(viewer, truth, guess, 'at once');
        for (const outcome of outcomes) afterChoice(viewer, guess, outcome, given.tells ?? []);
      }
      if (viewer === truth.question?.seat) continue;
      for (const outcome of outcomes.slice(1)) secretChoice(viewer, truth, outcomes[0], outcome);
    }
  });
  for (const [whom, keys] of Object.entries(varied)) {
    const missing = given.hides?.filter((key) => !keys.has(key)) ?? (keys.size > 0 ? [] : ['anything']);
    if (missing.length > 0)
      findings.push({ message: `determinize for a ${whom} never changes ${missing.join(', ')}` });
  }
  return { findings, varied: [...varied.seat].sort() };
}

/** Throws if the viewer can tell the two tables apart, or could but for what was shown to it on purpose. */
function compare(viewer: Viewer, truth: Engine, guess: Engine, when: string, onPurpose = false): void {
  differ(`${viewer} sees what is hidden from it ${when}`, viewOf(viewer, truth), viewOf(viewer, guess));
  const shown = ({ seen }: EventRecord) =>
    onPurpose && viewer !== 'spectator' && seen?.by.includes(viewer) === true;
  const eventsOf = ({ events }: Engine) =>
    eventsSeenBy(
      viewer,
      events.filter((record) => !shown(record)),
    );
  const stories = [eventsOf(truth), eventsOf(guess)] as const;
  differ(`${viewer} is told what is hidden from it ${when}`, ...stories);
  const asked = [askedOf(viewer, truth), askedOf(viewer, guess)] as const;
  differ(`who is asked what betrays to ${viewer} what is hidden from it ${when}`, ...asked);
  const open = [openSteps(truth), openSteps(guess)] as const;
  differ(`the locals of a step hold what is hidden from ${viewer} ${when}`, ...open);
}

function differ(what: string, one: string, other: string): void {
  if (one !== other) throw new Error(`${what}: ${parting(one, other)}`);
}

/**
 * The same choice on both tables. If it rolled dice or revealed something, the viewer may well see different
 * things afterwards. But if its view is still the same, then at most an event was shown to it by name, and neither
 * the other events nor who is asked next may tell it more.
 */
function afterChoice(viewer: Viewer, guess: Engine, one: Outcome, tells: readonly string[]): void {
  const { question } = guess;
  if (!question?.choices.some((c) => sameChoice(c, one.choice))) return;
  const other = outcomeOf(guess, one.choice);
  // Once chance was used otherwise, every die may fall otherwise.
  if (canonical(one.play.chance.save()) !== canonical(other.play.chance.save())) return;
  const quiet = one.quiet && other.quiet;
  // What a seat may learn from its own choices is for `reveals` to check.
  if (quiet && question.seat === viewer) return;
  if (!quiet && viewOf(viewer, one.play) !== viewOf(viewer, other.play)) return;
  if (one.play.events.some(({ event }) => tells.includes(event.kind))) return;
  const when = `after "${one.choice.join(' ')}" of seat ${question.seat}`;
  compare(viewer, one.play, other.play, when, !quiet);
}

/**
 * If a viewer cannot tell two choices of another seat apart because they were made in secret, then nor may the
 * open steps, which go into whatever the viewer's bot imagines.
 */
function secretChoice(viewer: Viewer, { question }: Engine, one: Outcome, other: Outcome): void {
  if (!one.quiet || !other.quiet) return;
  const secret = question?.secret || canonical(one.play.events) !== canonical(other.play.events);
  const alike =
    seenBy(viewer, one.play) === seenBy(viewer, other.play) &&
    eventsSeenBy(viewer, one.play.events) === eventsSeenBy(viewer, other.play.events);
  if (!secret || !alike || openSteps(one.play) === openSteps(other.play)) return;
  const [a, b] = [one, other].map(({ choice }) => `"${choice.join(' ')}"`);
  throw new Error(`the locals of a step tell ${a} from ${b}, which is a secret to ${viewer}`);
}

function changedParts(one: unknown, other: unknown): string[] {
  const a = one as Record<string, unknown>;
  const b = other as Record<string, unknown>;
  return Object.keys(a).filter((key) => canonical(a[key]) !== canonical(b[key]));
}
