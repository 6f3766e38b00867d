/** Somebody at a table: what is shown to them, what they are choosing, and what they were told. */
import type { Choice, GameEvent, Question, Ref, Seat } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { Failure, TableView } from '@gonfalon/protocol';
import type { GameUi, OddsCard, Scene, Sound } from '@gonfalon/ui-kit';
import type { ReadonlySignal } from '@preact/signals';
import { batch, computed, effect, signal } from '@preact/signals';
import type { LessonFocus, Session } from '../match-session/session.ts';
import { messages } from '../messages/messages.ts';
import { errorMessage } from '../net/error-message.ts';
import { confirmEnd, language, pace } from '../settings/settings.ts';
import { playSounds } from '../sound/play-sounds.ts';
import { shellSounds } from '../sound/shell-sounds.ts';
import { showToast } from '../toasts/toasts.tsx';
import { AnimationQueue } from './animation/animation-queue.ts';
import type { SceneParts } from './board/scene-of.ts';
import { sceneOf } from './board/scene-of.ts';
import { groupByTurn, turnOwner, turnsBegun } from './panels/log-groups.ts';
import { Advice } from './prompt/advice.ts';
import type { Buttons, Picks } from './prompt/choice-selection.ts';
import { back, buttonsOf, leadsTo, NO_PICKS, pick } from './prompt/choice-selection.ts';
import type { Recap } from './prompt/recap.ts';
import { eventsBefore, recapOf } from './prompt/recap.ts';

/** What was refused, and about which thing. */
export interface Refused {
  readonly failure: Failure;
  readonly ref?: Ref;
  /** The one who is asked instead. */
  readonly waitingFor?: string;
}

export type Panel = 'players' | 'log' | 'chat';

const NONE: ReadonlySet<Ref> = new Set();
const NO_BUTTONS: Buttons = { plain: [], others: [], numbers: [] };
/** How long a change of the table is waited for after it was answered, in ms. */
const CHANGE = 4000;
/** How long one has just come, in ms. */
const COMING = 3000;

export class TableViewModel {
  readonly session: Session;
  readonly ui: GameUi;
  readonly stage: AnimationQueue;
  /** What a bot would do here. */
  readonly advice: Advice;
  /** The standing on the screen: while something is being played, not yet the latest. */
  readonly shown = signal<TableView | undefined>(undefined);
  readonly picks = signal<Picks>(NO_PICKS);
  readonly pointed = signal<Ref | undefined>(undefined);
  /** A choice that a button stands for, while that is pointed at. */
  readonly hinted = signal<Choice | undefined>(undefined);
  readonly explained = signal<Ref | undefined>(undefined);
  readonly refused = signal<Refused | undefined>(undefined);
  /** Whether more is told of what was refused than one line. */
  readonly whyOpen = signal(false);
  /** A card that is read before it is played: a finger cannot point without touching. */
  readonly reading = signal<Ref | undefined>(undefined);
  /** How the board is brought closer, as long as it is shown. */
  readonly zooming = signal<{ by(factor: number): void; whole(): void } | undefined>(undefined);
  /** Which of the numbers on offer is chosen, if another than the last. */
  readonly number = signal<Ref | undefined>(undefined);
  /** A choice that waits for a second thought. */
  readonly pending = signal<Choice | undefined>(undefined);
  readonly panel = signal<Panel | undefined>(undefined);
  readonly textView = signal(false);
  readonly helping = signal(false);
  readonly menuOpen = signal(false);
  /** Whether the standing orders are open. */
  readonly ordering = signal(false);
  /** What happened just now, to be spoken. */
  readonly spoken = signal<readonly GameEvent[]>([]);
  /** How many turns had begun when something was waived. */
  readonly waivedAt = signal<number | undefined>(undefined);
  readonly scene: ReadonlySignal<Scene | undefined>;
  /** The same with what is pointed at, for what the game draws: all else need not follow the pointer. */
  readonly drawnScene: ReadonlySignal<Scene | undefined>;
  readonly buttons: ReadonlySignal<Buttons>;
  readonly odds: ReadonlySignal<OddsCard | undefined>;
  /** Whether an answer is under way. */
  readonly busy: ReadonlySignal<boolean>;
  readonly over: ReadonlySignal<boolean>;
  /** Whose turn it is; another seat may be asked in it. */
  readonly turnOwner: ReadonlySignal<Seat | undefined>;
  /** How many lines of the chat came since it was last open. */
  readonly unread: ReadonlySignal<number>;
  /** The last pointer was a finger: nothing was hovered before it came down. */
  byTouch = false;
  /** The last thing done was done by a key. */
  byKeyboard = false;
  /** Whether nothing was chosen yet in this turn. */
  readonly isUntouched: ReadonlySignal<boolean>;
  /** What the others did, until the viewer begins to choose. */
  readonly recap: ReadonlySignal<Recap | undefined>;
  /** The answer that follows from the player's last choice, until it is given. */
  private readonly following: ReadonlySignal<Choice | undefined>;
  private readonly mayFollow = signal(false);
  private readonly chosenAt = signal<number | undefined>(undefined);
  private readonly lastRead = signal(0);
  private readonly answered = signal<number | undefined>(undefined);
  private readonly stops: (() => void)[];

  constructor(session: Session, ui: GameUi) {
    this.session = session;
    this.ui = ui;
    this.advice = new Advice(session, this.shown);
    this.scene = computed(() => this.makeScene());
    this.drawnScene = computed(() => {
      const scene = this.scene.value;
      const pointed = this.pointed.value;
      return scene && pointed !== undefined ? { ...scene, hovered: pointed } : scene;
    });
    this.buttons = computed(() => this.makeButtons());
    this.odds = computed(() => this.makeOdds());
    this.over = computed(
      () => this.shown.value?.over !== undefined || this.shown.value?.result !== undefined,
    );
    this.following = computed(() => this.makeFollowing());
    this.busy = computed(
      () =>
        this.following.value !== undefined ||
        (this.answered.value !== undefined && this.answered.value === this.shown.value?.number),
    );
    this.turnOwner = computed(() => {
      const seen = this.shown.value?.seq ?? 0;
      return turnOwner(session.news.value.filter(({ seq }) => seq <= seen));
    });
    this.isUntouched = computed(() => this.chosenAt.value !== turnsBegun(session.news.value));
    this.recap = computed(() => this.makeRecap());
    const came = performance.now();
    this.unread = computed(() => session.chat.value.filter(({ n }) => n > this.lastRead.value).length);
    this.stage = new AnimationQueue({
      scene: () => this.still(),
      motions: (event, scene) => ui.animations?.(event, scene) ?? [],
      pace: () => (document.hidden ? 0 : pace.value),
      show: (standing) => this.show(standing),
      announce: (events) => {
        if (events.length > 0) this.spoken.value = events;
      },
      playSounds: (events, scene) =>
        playSounds(...events.flatMap((event) => this.sound(ui.sounds?.of(event, scene.view)))),
    });
    this.show(session.standing.value);
    this.stops = [
      // What was missed while nobody looked is in the log; only what happens from now on is played.
      session.onUpdate((update) => {
        const known = this.session.standing.value;
        if (known && update.viewer === known.viewer && update.news.length > 0) this.stage.add(update);
      }),
      effect(() => {
        const { value } = session.standing;
        const viewerName = value?.viewer !== this.shown.peek()?.viewer;
        if (this.stage.idle.value || viewerName) this.show(value);
      }),
      // Why something was not to be chosen yet goes with the step of the lesson.
      effect(() => {
        if (session.focus?.value) this.dismiss();
      }),
      effect(() => {
        const choice = this.following.value;
        if (choice && this.stage.idle.value && this.answered.peek() === undefined) void this.send(choice);
      }),
      effect(() => {
        const last = session.chat.value.at(-1)?.n ?? 0;
        // What was written before one came is not new; it is read a moment later.
        const coming = performance.now() - came < COMING;
        if (this.panel.value === 'chat' || coming) this.lastRead.value = last;
      }),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.stage.skip();
  }

  /** What a lesson is about; nothing as long as something is being played. */
  get pointing(): LessonFocus | undefined {
    return this.stage.idle.value ? this.session.focus?.value : undefined;
  }

  get question(): Question | undefined {
    return this.shown.value?.question;
  }

  pick(ref: Ref): void {
    if (!this.stage.idle.value) {
      void this.pickAfterSkip(ref);
      return;
    }
    const { question } = this;
    const isRead = this.reading.value === ref;
    this.dismiss();
    if (this.byTouch && !isRead && isInHand(ref)) this.reading.value = ref;
    else if (!question) this.idlePick(ref);
    else if (!this.busy.value) this.pickFor(question, ref);
  }

  /** A whole choice, from a button. */
  propose(choice: Choice): void {
    const { question } = this;
    if (!question || this.busy.value || !this.stage.idle.value) return;
    this.dismiss();
    if (this.endsUnused(question, choice) || (this.byTouch && this.oddsOf(choice)?.isFinal))
      this.pending.value = choice;
    else void this.send(choice);
  }

  /** A turn that would end for good, or without anything done in it, is asked about once more. */
  private endsUnused(question: Question, choice: Choice): boolean {
    // A lesson has just said what to press.
    if (this.session.kind === 'lesson') return false;
    if (confirmEnd.value === 'off' || question.autoPass || choice.length > 1) return false;
    if (question.ends) return question.ends.includes(choice[0]);
    return this.isUntouched.value && question.choices.length > 1 && sameChoice(choice, question.fallback);
  }

  /** A tap while something is played ends that, and counts. */
  private async pickAfterSkip(ref: Ref): Promise<void> {
    this.stage.skip();
    await new Promise<void>((resolve) => {
      const stop = effect(() => {
        if (!this.stage.idle.value) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
    if (this.scene.value?.offered.has(ref)) this.pick(ref);
  }

  confirm(): void {
    const { value } = this.pending;
    if (value) void this.send(value);
  }

  /** One step back: the panel that is open, the choice to be confirmed, or the last thing picked. */
  back(): void {
    if (this.refused.value || this.explained.value !== undefined || this.reading.value !== undefined)
      this.dismiss();
    else if (this.advice.isTold) this.advice.close();
    else if (this.pending.value) {
      this.pending.value = undefined;
      this.picks.value = back(this.picks.value);
    } else this.picks.value = back(this.picks.value);
  }

  dismiss(): void {
    batch(() => {
      this.refused.value = undefined;
      this.whyOpen.value = false;
      this.explained.value = undefined;
      this.reading.value = undefined;
    });
  }

  async undo(): Promise<void> {
    const { mayUndo, mayTakeBack } = this.session.standing.value ?? {};
    if (!mayUndo && !mayTakeBack) return;
    this.mayFollow.value = false;
    this.report(await this.session.undo());
  }

  /** Takes back everything of this turn that can be taken back. */
  async reset(): Promise<void> {
    this.picks.value = NO_PICKS;
    this.mayFollow.value = false;
    const seen = new Set<string>();
    for (;;) {
      const standing = this.session.standing.value;
      // A choice without an alternative may be made again by the table itself.
      const place = JSON.stringify(standing?.question);
      if (!standing?.mayUndo || seen.has(place)) return;
      seen.add(place);
      const failure = await this.session.undo();
      if (failure) {
        this.report(failure);
        return;
      }
      await this.changeAfter(standing.number);
    }
  }

  async command(...[name, fields]: Parameters<Session['command']>): Promise<boolean> {
    const failure = await this.session.command(name, fields);
    this.report(failure);
    return failure === undefined;
  }

  /** Not to be asked the open question again for as long as the key lasts: its own, or a wider one. */
  async autoPass(key = this.question?.autoPass?.key): Promise<void> {
    const { question, session } = this;
    if (!question || key === undefined) return;
    const isForMatch = key === question.autoPass?.wider?.match;
    if (await this.command('autoPass', { prompt: question.prompt, key, on: true }))
      this.waivedAt.value = isForMatch ? Number.POSITIVE_INFINITY : turnsBegun(session.news.value);
  }

  /** Never to be asked for that card, or again. */
  async hush(card: Ref, on = true): Promise<void> {
    await this.command('autoPass', { card, on });
  }

  /** To be asked everything again. */
  async askAgain(): Promise<void> {
    const { autoPassed = [], hushed = [] } = this.session.standing.value ?? {};
    this.waivedAt.value = undefined;
    for (const { prompt, key } of autoPassed) await this.command('autoPass', { prompt, key, on: false });
    for (const card of hushed) await this.hush(card, false);
  }

  report(failure: Failure | undefined): void {
    if (failure) showToast(errorMessage(failure, this.ui.module.messages[language.value]), 'bad');
  }

  private sound(name: string | undefined): readonly Sound[] {
    const sound = name === undefined ? undefined : this.ui.sounds?.library[name];
    return sound ? [sound] : [];
  }

  /** The end of a match is heard once, by those who see it come. */
  private hearEnd(before: TableView | undefined, now: TableView | undefined): void {
    const result = now?.over?.result ?? now?.result;
    if (!before || before.over || before.result || !(result || now?.over)) return;
    const { won, over } = this.ui.sounds?.ending ?? {};
    const hasWon = now?.viewer !== 'spectator' && now && result?.winners.includes(now.viewer);
    playSounds(...this.sound(hasWon ? won : over));
  }

  private show(standing: TableView | undefined): void {
    const before = this.shown.peek();
    this.hearEnd(before, standing);
    batch(() => {
      this.shown.value = standing;
      if (before?.number === standing?.number && before?.viewer === standing?.viewer) return;
      this.picks.value = NO_PICKS;
      this.pending.value = undefined;
      this.hinted.value = undefined;
      this.refused.value = undefined;
      this.whyOpen.value = false;
      this.reading.value = undefined;
      this.number.value = undefined;
      this.answered.value = undefined;
    });
  }

  private parts(standing: TableView | undefined): SceneParts | undefined {
    const info = this.session.info.value;
    if (!info || !standing) return undefined;
    const { table, lobby } = messages.value;
    const botName = (bot: string) => lobby.bots[bot]?.name ?? table.botName(bot);
    return { ui: this.ui, info, standing, language: language.value, nobody: table.nobody, botName };
  }

  /** The table as it is shown, with nothing being chosen. */
  private still(): Scene | undefined {
    const parts = this.parts(this.shown.value);
    return parts && sceneOf(parts);
  }

  private readonly acts = {
    pick: (ref: Ref) => this.pick(ref),
    choose: (choice: Choice) => this.propose(choice),
    point: (ref: Ref | undefined) => {
      this.pointed.value = ref;
    },
    explain: (ref: Ref) => {
      batch(() => {
        this.refused.value = undefined;
        this.explained.value = ref;
      });
    },
  };

  private makeScene(): Scene | undefined {
    const parts = this.parts(this.shown.value);
    const { failure, ref } = this.refused.value ?? {};
    const concerned = failure
      ? new Set([...(failure.where ?? []), ...(ref === undefined ? [] : [ref])])
      : this.outlined();
    return parts && sceneOf(parts, { picked: this.picks.value.refs, concerned }, this.acts);
  }

  /** What a bot would choose is outlined, or what a lesson is about, once it is told. */
  private outlined(): ReadonlySet<Ref> {
    const { things } = this.advice;
    const refs = things.length > 0 ? things : (this.pointing?.refs ?? []);
    return refs.length > 0 ? new Set(refs) : NONE;
  }

  private makeRecap(): Recap | undefined {
    const { question, viewer, seq = 0 } = this.shown.value ?? {};
    if (typeof viewer !== 'number' || question?.seat !== viewer || this.session.kind === 'lesson')
      return undefined;
    if (!this.isUntouched.value || this.picks.value.refs.length > 0) return undefined;
    const scene = this.still();
    const groups = groupByTurn(this.session.news.value.filter((item) => item.seq <= seq));
    return (
      scene &&
      recapOf(eventsBefore(groups, viewer), scene, (event) => this.ui.animations?.(event, scene) ?? [])
    );
  }

  private readonly drawn = (ref: Ref, picked: readonly Ref[]): boolean => {
    const parts = this.parts(this.shown.value);
    return parts !== undefined && this.ui.isRendered(ref, sceneOf(parts, { picked, concerned: NONE }));
  };

  private makeButtons(): Buttons {
    const question = this.shown.value?.question;
    return question ? buttonsOf(question.choices, this.picks.value.refs, this.drawn) : NO_BUTTONS;
  }

  private makeFollowing(): Choice | undefined {
    const scene = this.mayFollow.value ? this.still() : undefined;
    const choice = scene?.question && this.ui.follows?.(scene);
    const isOffered = choice && scene?.question?.choices.some((offered) => sameChoice(offered, choice));
    return isOffered ? choice : undefined;
  }

  private makeOdds(): OddsCard | undefined {
    const choices = this.shown.value?.question?.choices ?? [];
    const choice =
      this.pending.value ??
      this.hinted.value ??
      leadsTo(choices, this.picks.value.refs, this.numberRef() ?? this.pointed.value);
    return choice && this.oddsOf(choice);
  }

  /** The number that the main button would send. */
  private numberRef(): Ref | undefined {
    const { numbers } = this.buttons.value;
    return numbers.find(({ ref }) => ref === this.number.value)?.ref ?? numbers.at(-1)?.ref;
  }

  oddsOf(choice: Choice): OddsCard | undefined {
    const scene = this.still();
    return scene && this.ui.odds?.(choice, scene);
  }

  private pickFor(question: Question, ref: Ref): void {
    this.pending.value = undefined;
    const picked = pick(question.choices, this.picks.value, ref, this.drawn);
    if (picked.kind === 'refused') void this.explainRefusal(ref);
    else {
      this.picks.value = picked.picks;
      this.number.value = undefined;
      playSounds(shellSounds.pick);
      if (picked.kind === 'complete') this.propose(picked.choice);
    }
  }

  /** There is nothing to choose: the thing is explained, or it is told whose turn it is. */
  private idlePick(ref: Ref): void {
    const scene = this.scene.value;
    const seat = scene?.toMove;
    if (!scene || this.over.value || scene.viewer === 'spectator' || seat === undefined) {
      this.acts.explain(ref);
      return;
    }
    const failure: Failure = { code: 'table.refused', rule: 'table.not-asked', message: '' };
    this.refused.value = { failure, ref, waitingFor: scene.names[seat] ?? '' };
    playSounds(shellSounds.refused);
  }

  private async explainRefusal(ref: Ref): Promise<void> {
    const { number } = this.shown.value ?? {};
    const { refs } = this.picks.value;
    const failure = await this.session.explain({ picks: [...refs, ref] });
    if (!failure || this.shown.value?.number !== number) return;
    this.refused.value = { failure, ref };
    playSounds(shellSounds.refused);
  }

  private async send(choice: Choice): Promise<void> {
    const { number, question } = this.shown.value ?? {};
    if (number === undefined || !question?.choices.some((offered) => sameChoice(offered, choice))) return;
    batch(() => {
      this.answered.value = number;
      this.mayFollow.value = true;
    });
    if (!question.autoPass) this.chosenAt.value = turnsBegun(this.session.news.value);
    const failure: Failure | undefined =
      this.session.standing.value?.number === number
        ? await this.session.choose(choice)
        : { code: 'table.refused', rule: 'table.stale', message: '', params: { number } };
    if (failure) {
      batch(() => {
        this.answered.value = undefined;
        this.mayFollow.value = false;
        this.pending.value = undefined;
        this.picks.value = NO_PICKS;
        this.refused.value = { failure };
      });
    } else {
      await this.changeAfter(number);
      // Should no update have come, the player is not locked out.
      if (this.answered.value === number) this.answered.value = undefined;
    }
  }

  /** Resolves when the table has gone on from that question. */
  private changeAfter(number: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, CHANGE);
      const stop = effect(() => {
        if (this.session.standing.value?.number === number) return;
        clearTimeout(timer);
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }
}

/** Whether it is one of the viewer's cards, wherever those are shown. */
function isInHand(ref: Ref): boolean {
  return document.querySelector(`.hand-cards [data-ref="${CSS.escape(ref)}"]`) !== null;
}
