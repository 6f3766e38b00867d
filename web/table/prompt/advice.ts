/** What a bot would do: asked for, thought about, told, until the question is another one. */
import type { GameMessages, Ref } from '@gonfalon/kernel';
import type { Failure, Hint, TableInfo, TableView } from '@gonfalon/protocol';
import type { Outcome } from '@gonfalon/ui-kit';
import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { Session } from '../../match-session/session.ts';

/** What came of asking: undefined while the bot is thinking. */
type Came = Hint | Failure | undefined;

interface HintRequest {
  /** The question that it was asked about, and who asked. */
  readonly number: number;
  readonly viewer: TableView['viewer'];
  readonly came: Came;
}

export class Advice {
  /** Whether the viewer may ask now. */
  readonly possible: ReadonlySignal<boolean>;
  readonly thinking: ReadonlySignal<boolean>;
  readonly hint: ReadonlySignal<Hint | undefined>;
  readonly failure: ReadonlySignal<Failure | undefined>;
  private readonly session: Pick<Session, 'hint' | 'standing'>;
  private readonly shown: ReadonlySignal<TableView | undefined>;
  private readonly asked = signal<HintRequest | undefined>(undefined);

  constructor(
    session: Pick<Session, 'hint' | 'standing' | 'info'>,
    shown: ReadonlySignal<TableView | undefined>,
  ) {
    this.session = session;
    this.shown = shown;
    this.possible = computed(() => {
      const info = session.info.value;
      return shown.value?.question !== undefined && info !== undefined && mayAsk(info);
    });
    const open = computed(() => (isAbout(this.asked.value, shown.value) ? this.asked.value : undefined));
    this.thinking = computed(() => open.value !== undefined && open.value.came === undefined);
    this.hint = computed(() => {
      const came = open.value?.came;
      return came && 'choice' in came ? came : undefined;
    });
    this.failure = computed(() => {
      const came = open.value?.came;
      return came && 'code' in came ? came : undefined;
    });
  }

  /** Whether there is something that can be closed. */
  get isTold(): boolean {
    return this.hint.value !== undefined || this.failure.value !== undefined;
  }

  async ask(): Promise<void> {
    const { number, viewer } = this.shown.value ?? {};
    // What is on the screen may not be the latest yet.
    const isLatest = number === this.session.standing.value?.number;
    if (number === undefined || viewer === undefined || !isLatest) return;
    if (!this.possible.value || this.thinking.value) return;
    const asked: HintRequest = { number, viewer, came: undefined };
    this.asked.value = asked;
    const came = await this.session.hint();
    if (this.asked.value === asked) this.asked.value = { ...asked, came };
  }

  /** Asks, or closes what was told. */
  async toggle(): Promise<void> {
    if (this.hint.value) this.close();
    else await this.ask();
  }

  close(): void {
    this.asked.value = undefined;
  }

  /** The things that the hint is about. */
  get things(): readonly Ref[] {
    return this.hint.value?.choice.slice(1) ?? [];
  }
}

/** The server, or this device, has the last word. */
export function mayAsk({ hints, seats, you }: Pick<TableInfo, 'hints' | 'seats' | 'you'>): boolean {
  return (
    hints || seats.every(({ kind, standsInFor }, seat) => seat === you || (kind === 'bot' && !standsInFor))
  );
}

function isAbout(asked: HintRequest | undefined, standing: TableView | undefined): boolean {
  return asked !== undefined && asked.number === standing?.number && asked.viewer === standing.viewer;
}

/** What speaks for a choice, and what it costs, each by its name for people. */
export function reasonsIn(
  { reasons }: Hint,
  { features }: Pick<GameMessages, 'features'>,
): { readonly better: readonly string[]; readonly worse: readonly string[] } {
  const named = (sign: number) =>
    reasons
      .filter(({ change }) => Math.sign(change) === sign)
      .map(({ term }) => features[term])
      .filter((name) => name !== undefined);
  return { better: named(1), worse: named(-1) };
}

export type Outcomes = Readonly<Record<string, Outcome>>;

/** The same as what the choice does; what no player would speak of is left out. */
export function outcomesIn(
  { reasons }: Pick<Hint, 'reasons'>,
  outcomes: Outcomes,
): { readonly gains: readonly string[]; readonly prices: readonly string[] } {
  const termsOf = (sign: number, of: keyof Outcome) =>
    reasons
      .filter(({ change }) => Math.sign(change) === sign)
      .map(({ term }) => outcomes[term]?.[of])
      .filter((does) => does !== undefined);
  return { gains: termsOf(1, 'gain'), prices: termsOf(-1, 'price') };
}
