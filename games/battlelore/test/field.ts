/** Sets a field in a line or two: `field().unit('S', 'human_infantry', 'F6').unit('P', 'human_archer', 'E6')`. */
import { TestMatch as Base } from '@gonfalon/game-tests/suite';
import type { Choice, Seat } from '@gonfalon/kernel';
import { createRng, Match } from '@gonfalon/kernel';
import type {
  AdventureFile,
  AdventureId,
  Banner,
  CommandId,
  Face,
  HexId,
  LoreId,
  UnitTypeId,
} from '../content/index.ts';
import { FACES } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { stackDeck } from '../rules/invariants.ts';
import { boldness } from '../rules/morale.ts';
import type { Phase, State, Unit } from '../rules/state.ts';
import { camp, unitAt } from '../rules/units.ts';
import type { View } from '../rules/views.ts';

/** P is the Pennant camp at the top, S the Standard camp at the bottom. */
export type CampMark = 'P' | 'S';
export const seatOf = (mark: CampMark): Seat => (mark === 'P' ? 0 : 1);

type Level = AdventureFile['level'];
type CouncilGiven = NonNullable<AdventureFile['camps']['pennant']['council']>;

/** A bare field of a level: no terrain, no unit, six Command cards and seven banners for each camp. */
export function field(level: Level = 'medieval'): Field {
  return new Field(level);
}

/** A camp on turn with these Lore Masters, tokens and Lore cards against one without; each holds Leadership. */
export function adept(
  mark: CampMark,
  masters: Partial<CouncilGiven>,
  tokens: number,
  ...cards: LoreId[]
): Field {
  return field('council-fixed')
    .turnOf(mark)
    .council(mark, { commander: 1, ...masters })
    .hand('P')
    .hand('S')
    .hand('P', 'LE')
    .hand('S', 'LE')
    .lore('P')
    .lore('S')
    .lore(mark, ...cards)
    .tokens(mark, tokens);
}

/** A match from its very beginning, with every question asked: an adventure of ours, or that of a field. */
export function opening(adventure: AdventureId | AdventureFile): Sitting {
  const chance = createRng({ kind: 'fast', seed: 'opening' });
  return new Sitting(game.setup({ adventure, turnCap: 0 }, 2, chance), [], false);
}

interface Placed {
  readonly camp: CampMark;
  readonly type: UnitTypeId;
  readonly hex: HexId;
  readonly figures?: number | undefined;
  readonly banner?: Banner | undefined;
}

const LORE: Record<string, AdventureFile['inPlay']> = {
  medieval: [],
  mercenaries: [],
  creatures: ['lore-tokens'],
  wizard: ['lore-tokens', 'lore-cards'],
};

export class Field {
  private readonly level: Level;
  private readonly placed: Placed[] = [];
  private readonly given: Record<string, string[]> = {};
  private ramparts: string[] = [];
  private readonly landmarks: NonNullable<AdventureFile['landmarks']>[number][] = [];
  private readonly objectives: NonNullable<AdventureFile['objectives']>[number][] = [];
  private readonly councils: Partial<Record<CampMark, CouncilGiven>> = {};
  private inPlay: AdventureFile['inPlay'];
  private readonly changes: ((s: State) => void)[] = [];
  private readonly dice: number[] = [];
  private active: CampMark = 'S';
  private banners: Record<CampMark, number> = { P: 7, S: 7 };
  private turnCap?: number;

  constructor(level: Level) {
    this.level = level;
    this.inPlay = LORE[level] ?? ['lore-tokens', 'lore-cards'];
  }

  unit(mark: CampMark, type: UnitTypeId, hex: HexId, figures?: number, banner?: Banner): this {
    this.placed.push({ camp: mark, type, hex, figures, banner });
    return this;
  }

  terrain(kind: 'forest' | 'hill' | 'river' | 'ford' | 'bridge', ...at: HexId[]): this {
    this.given[kind] = [...(this.given[kind] ?? []), ...at];
    return this;
  }

  rampart(...at: HexId[]): this {
    this.ramparts.push(...at);
    return this;
  }

  landmark(type: NonNullable<AdventureFile['landmarks']>[number]['type'], hex: HexId, owner: CampMark): this {
    this.landmarks.push({ type, hex, owner: owner === 'P' ? 'pennant' : 'standard' });
    return this;
  }

  objective(hex: HexId, of: CampMark | 'any', mode: 'hold' | 'capture', banners = 1): this {
    const camp = of === 'any' ? 'any' : of === 'P' ? 'pennant' : 'standard';
    this.objectives.push({ hex, camp, mode, banners });
    return this;
  }

  /** Levels of a War Council, for the levels of play that have one. */
  council(mark: CampMark, council: CouncilGiven): this {
    this.councils[mark] = council;
    return this;
  }

  parts(...inPlay: NonNullable<AdventureFile['inPlay']>): this {
    this.inPlay = inPlay;
    return this;
  }

  /** How many banners the Pennant camp needs, and the Standard camp if it is another number. */
  needs(pennant: number, standard = pennant): this {
    this.banners = { P: pennant, S: standard };
    return this;
  }

  /** The adventure's own limit of turns. */
  limit(turns: number): this {
    this.turnCap = turns;
    return this;
  }

  /** Whose turn it is; S unless told. */
  turnOf(mark: CampMark): this {
    this.active = mark;
    return this;
  }

  /** Units that are ordered this turn; all of the active camp if none is named. */
  ordered(...at: HexId[]): this {
    return this.set((s) => {
      const units = s.units.filter((u) => u.camp === s.active);
      for (const u of units) if (at.length === 0 || at.includes(u.hex as HexId)) u.ordered = 'card';
    });
  }

  /** Command cards in hand instead of those dealt. */
  hand(mark: CampMark, ...cards: CommandId[]): this {
    return this.set((s) => {
      const mine = camp(s, seatOf(mark));
      s.commandPile.push(...mine.hand.splice(0));
      for (const card of cards) {
        const from = s.commandPile.indexOf(card);
        if (from < 0) throw new Error(`no ${card} is left`);
        mine.hand.push(...s.commandPile.splice(from, 1));
      }
      mine.handSize = cards.length;
    });
  }

  /** Lore cards in hand instead of those kept. */
  lore(mark: CampMark, ...cards: LoreId[]): this {
    return this.set((s) => {
      const mine = camp(s, seatOf(mark));
      s.lorePile.push(...mine.lore.splice(0));
      for (const card of cards) {
        const theirs = camp(s, 1 - seatOf(mark)).lore;
        // What the other camp was dealt is exchanged for another card, so that its hand keeps its size.
        if (theirs.includes(card)) theirs.push(...s.lorePile.splice(0, 1));
        const pile = [s.lorePile, s.loreOut, theirs].find((p) => p.includes(card));
        if (!pile) throw new Error(`no ${card} is left`);
        mine.lore.push(...pile.splice(pile.indexOf(card), 1));
      }
    });
  }

  tokens(mark: CampMark, goblet: number): this {
    return this.set((s) => {
      const mine = camp(s, seatOf(mark));
      s.pool += mine.goblet - goblet;
      mine.goblet = goblet;
    });
  }

  /** Lore tokens concentrated beside the creature on a hex. */
  stored(hex: HexId, tokens: number): this {
    return this.at(hex, { stored: tokens }).set((s) => {
      s.pool -= tokens;
    });
  }

  /** The next cards of the piles, the first one first. */
  next(...cards: (`card:${CommandId}` | `lore:${LoreId}`)[]): this {
    return this.set((s) => stackDeck(s, cards));
  }

  /** The next Lore cards, the first one first, also such as were left out of the deck. */
  nextLore(...cards: LoreId[]): this {
    return this.set((s) => {
      for (const card of cards) {
        const at = s.loreOut.indexOf(card);
        if (at >= 0) s.lorePile.push(...s.loreOut.splice(at, 1));
      }
      stackDeck(
        s,
        cards.map((card) => `lore:${card}`),
      );
    });
  }

  /** The next dice, as faces: `rolls('B S S')`. */
  rolls(faces: string): this {
    this.dice.push(...diceOf(faces));
    return this;
  }

  set(change: (s: State) => void): this {
    this.changes.push(change);
    return this;
  }

  /** Changes the unit on a hex. */
  at(hex: HexId, change: Partial<Unit>): this {
    return this.set((s) => {
      const u = unitAt(s, hex);
      if (!u) throw new Error(`nobody stands on ${hex}`);
      Object.assign(u, change);
    });
  }

  adventure(): AdventureFile {
    const list = (kind: string) => (this.given[kind] ?? []).join(' ');
    return {
      format: 'gonfalon-battlelore-adventure/1',
      id: 'field',
      level: this.level,
      first: this.active === 'P' ? 'pennant' : 'standard',
      inPlay: this.inPlay ?? [],
      terrain: Object.fromEntries(
        ['forest', 'hill', 'river', 'ford', 'bridge'].map((kind) => [kind, list(kind)]),
      ),
      ramparts: this.ramparts.join(' '),
      ...(this.turnCap !== undefined && { turnCap: this.turnCap }),
      landmarks: this.landmarks,
      objectives: this.objectives,
      camps: { pennant: this.campOf('P', 'top'), standard: this.campOf('S', 'bottom') },
    };
  }

  /** Begins with that phase of the active camp's turn. */
  begin(phase: Phase = 'command', forced: 'answered' | 'asked' = 'answered'): Sitting {
    const options = { adventure: this.adventure(), turnCap: 0 };
    const start = new Match(game, { seats: 2, options, chance: { kind: 'fast', seed: 'field' } });
    for (let q = start.question; start.state.phase === 'set-up' && q; q = start.question) {
      start.choose(q.seat, start.number, q.fallback);
    }
    const { state } = start.position();
    for (const change of this.changes) change(state);
    state.phase = phase;
    return new Sitting(state, this.dice, forced === 'answered');
  }

  private campOf(mark: CampMark, side: 'top' | 'bottom'): AdventureFile['camps']['pennant'] {
    const units: Record<string, unknown> = {};
    for (const { camp: of, type, hex, figures, banner } of this.placed) {
      if (of !== mark) continue;
      units[hex] =
        figures || banner ? { type, ...(figures && { figures }), ...(banner && { banner }) } : type;
    }
    const council = this.councils[mark];
    const commands =
      this.level === 'council-fixed' || this.level === 'council-custom'
        ? { council: council ?? { commander: 3 } }
        : { commandCards: 6, ...(this.level === 'wizard' && { wizard: 1 }) };
    return { side, banners: this.banners[mark], ...commands, units } as AdventureFile['camps']['pennant'];
  }
}

function diceOf(faces: string): number[] {
  return faces
    .split(' ')
    .filter((face) => face !== '')
    .map((face) => {
      const at = FACES.indexOf(face as Face);
      if (at < 0) throw new Error(`a die has no face ${face}`);
      return at + 1;
    });
}

/** A field in play; in choices, units are named by their hexes: `attack F6 E6`. */
export class Sitting extends Base<State, View> {
  constructor(state: State, dice: readonly number[], auto: boolean) {
    super(game, { state, seats: 2, options: state.options, dice, auto });
  }

  /** The unit that stands on a hex. */
  at(hex: HexId): Unit | undefined {
    return unitAt(this.state, hex);
  }

  /** How many figures stand on a hex; 0 if nobody does. */
  figures(hex: HexId): number {
    return this.at(hex)?.figures ?? 0;
  }

  /** How many flags of a roll the unit on a hex may ignore. */
  bold(hex: HexId): number {
    const u = this.at(hex);
    if (!u) throw new Error(`nobody stands on ${hex}`);
    return boldness(this.state, u);
  }

  camp(mark: CampMark) {
    return camp(this.state, seatOf(mark));
  }

  /** Takes what is taken for an absent seat until this is asked: `S command`. */
  until(asked: string): this {
    for (let i = 0; this.asked !== asked; i++) {
      if (i === 200) throw new Error(`"${asked}" is never asked`);
      this.choose(this.fallback);
    }
    return this;
  }

  /** The next dice, as faces. */
  rolls(faces: string): this {
    this.match.script({ dice: diceOf(faces) });
    return this;
  }

  /** The faces of the last combat roll: `B S S`. */
  get rolled(): string {
    const last = this.events('rolled').at(-1);
    return Array.isArray(last?.faces) ? last.faces.join(' ') : '';
  }

  /** Takes what is taken for an absent seat until the set-up is over. */
  settle(): this {
    while (this.state.phase === 'set-up') this.choose(this.fallback);
    return this;
  }

  resign(mark: CampMark): this {
    return this.giveUp(seatOf(mark));
  }

  /** Banners of a camp, with the objectives that it holds. */
  won(mark: CampMark): number {
    return this.match.view('spectator').view.camps[mark === 'P' ? 0 : 1].won;
  }

  /** How many dice were rolled, in order of rolling: attacks, battle backs, spells. */
  get dice(): number[] {
    return this.events('rolled').map((e) => (Array.isArray(e.faces) ? e.faces.length : 0));
  }

  protected override seatName(seat: Seat): string {
    return seat === 0 ? 'P' : 'S';
  }

  /** In these verbs a hex means the unit that stands on it. */
  protected override meant(words: string): Choice {
    const [verb = '', ...refs] = words.split(' ');
    const unitsAt: Record<string, readonly number[]> = {
      order: [0],
      pick: [0],
      attack: [0, 1],
      rush: [1],
      target: [0],
      strike: [0],
    };
    const meant = refs.map((ref, i) => {
      if (!unitsAt[verb]?.includes(i)) return ref;
      return unitAt(this.state, ref as HexId)?.id ?? ref;
    });
    return [verb, ...meant];
  }

  protected override spoken(choice: Choice): string {
    return choice.map((ref) => this.state.units.find((u) => u.id === ref)?.hex ?? ref).join(' ');
  }
}
