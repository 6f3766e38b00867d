/**
 * Where the games keep their secrets, and the search for them in what somebody was sent. Nothing here asks the games
 * what a viewer may see: the lists below are the rulebooks' own.
 */
import type { Viewer } from '@gonfalon/kernel';
import type { Moment } from './seeded-tables.ts';

interface Shape {
  readonly [key: string]: unknown;
}

/** Names of cards and tiles, as often as they lie there. */
type Names = readonly string[];

interface Hideouts {
  /** The names of what the viewer cannot know at that moment. */
  hidden(state: Shape, viewer: Viewer): Names;
  /** Events that only the seat that they are about is told in full. */
  readonly toldToOne: readonly string[];
  /** What else must not be in a view of that moment. */
  more(state: Shape, viewer: Viewer, view: Shape): readonly string[];
}

interface BattuePlayer {
  readonly hand: Names;
  readonly seenTiles: Names;
  readonly knowsLoot: number;
  readonly knowsEvent: boolean;
}

/** Hands, face-down tiles, and what nobody has looked at on the two piles. */
const battue: Hideouts = {
  hidden(state, viewer) {
    const players = state.players as readonly BattuePlayer[];
    const me = viewer === 'spectator' ? undefined : players[viewer];
    const spaces = Object.entries(state.spaces as Record<string, { tile?: string; up: boolean }>);
    const faceDown = spaces.flatMap(([id, { tile, up }]) =>
      tile === undefined || up || id === 'PAL' || me?.seenTiles.includes(id) ? [] : [tile],
    );
    const unknown = (pile: unknown, known = 0) => (pile as Names).slice(0, (pile as Names).length - known);
    return [
      ...players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand)),
      ...faceDown,
      ...(state.unused as Names),
      ...unknown(state.lootPile, me?.knowsLoot),
      ...unknown(state.eventPile, me?.knowsEvent ? 1 : 0),
    ];
  },
  toldToOne: ['drew', 'saw-loot', 'saw-event', 'saw-tile', 'spied'],
  more: () => [],
};

interface BattleLoreCamp {
  readonly hand: Names;
  readonly lore: Names;
  readonly dealt: Names;
  readonly scouted: Names;
  readonly shown: 'nothing' | 'hand' | 'lore';
}

/** Both kinds of cards in hands and being looked at, the piles, the cards left out, and councils until both are shown. */
const battlelore: Hideouts = {
  hidden(state, viewer) {
    const camps = (state.camps as readonly BattleLoreCamp[]).filter((_, seat) => seat !== viewer);
    return [
      ...camps.flatMap(({ hand, lore, dealt, scouted, shown }) => [
        ...(shown === 'hand' && viewer !== 'spectator' ? [] : hand),
        ...(shown === 'lore' && viewer !== 'spectator' ? [] : lore),
        ...dealt,
        ...scouted,
      ]),
      ...(state.commandPile as Names),
      ...(state.lorePile as Names),
      ...(state.loreOut as Names),
    ];
  },
  toldToOne: ['drew-command', 'drew-lore', 'dealt-lore', 'scouted', 'saw-command-hand', 'saw-lore-hand'],
  more(state, viewer, { camps }) {
    const seen = (camps as readonly Shape[]).some(({ council }, seat) => council && seat !== viewer);
    return seen && state.councilsRevealed !== true ? ['a council that is not shown yet'] : [];
  },
};

const HIDEOUTS: Readonly<Record<string, Hideouts>> = { battue, battlelore };

export interface Search {
  readonly game: string;
  readonly truth: ReadonlyMap<number, Moment>;
  readonly viewer: Viewer;
  /** Texts that must occur nowhere: the seed, other people's tokens and keys. */
  readonly never: readonly string[];
}

/** Every secret that the viewer was told, in a few words each. */
export function leaks(search: Search, received: readonly string[]): string[] {
  const finder = new Finder(search);
  return received.flatMap((text) => finder.find(text));
}

class Finder {
  private readonly search: Search;
  private readonly hideouts: Hideouts;
  /** Everything that is hidden from somebody at some moment of the match. */
  private readonly names = new Set<string>();
  private readonly open = new Map<string, Map<string, number>>();
  private found: string[] = [];

  constructor(search: Search) {
    this.search = search;
    this.hideouts = HIDEOUTS[search.game] as Hideouts;
    for (const { state } of search.truth.values())
      for (const name of this.hideouts.hidden(state as Shape, 'spectator')) this.names.add(name);
  }

  find(text: string): string[] {
    this.found = [];
    for (const secret of this.search.never)
      if (text.includes(secret)) this.found.push(`${secret} in ${text.slice(0, 80)}`);
    const message: unknown = JSON.parse(text);
    // Only if nothing else was sent does what follows look at every byte.
    if (JSON.stringify(message) !== text) this.found.push(`not plain JSON: ${text.slice(0, 80)}`);
    const rest = this.look(message, undefined);
    for (const name of this.namesIn(rest)) this.found.push(`${name} in ${rest.slice(0, 80)}`);
    return this.found;
  }

  /** Looks at views, questions and events wherever they are, and gives back the rest of the message. */
  private look(value: unknown, seq: number | undefined): string {
    if (Array.isArray(value)) return value.map((item) => this.look(item, seq)).join();
    if (!isShape(value)) return JSON.stringify(value);
    // A replay says which of how many moments it shows.
    const moment = numberIn(value.seq) ?? (value.last === undefined ? seq : numberIn(value.at));
    const rest: string[] = [];
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'view' && isShape(inner) && !('viewer' in inner)) this.lookAtView(inner, moment);
      else if (key === 'patch' && isShape(inner)) this.lookAtNames(inner, moment);
      else if (key === 'question' || key === 'hint') this.lookAtQuestion(inner, moment);
      else if (key === 'events' && Array.isArray(inner)) this.lookAtEvents(inner, moment);
      else if (key === 'waiting' && isShape(inner)) this.lookForAsked(inner.seat, moment);
      else if (key === 'clock' && isShape(inner) && 'left' in inner) this.lookForAsked(inner.running, moment);
      else rest.push(`${key}:${this.look(inner, moment)}`);
    }
    return `{${rest.join()}}`;
  }

  private lookAtView(view: Shape, seq: number | undefined): void {
    this.lookAtNames(view, seq);
    for (const more of this.hideouts.more(this.at(seq).state as Shape, this.search.viewer, view))
      this.found.push(`${more} in the view at ${seq}`);
  }

  /** Each name as often as it lies open on the table, or is the viewer's own, and no more. */
  private lookAtNames(view: Shape, seq: number | undefined): void {
    const open = this.openTo(this.search.viewer, seq);
    for (const [name, count] of counted(this.namesIn(JSON.stringify(view))))
      if (count > (open.get(name) ?? 0)) this.found.push(`${name} in the view at ${seq}`);
  }

  private lookAtQuestion(question: unknown, seq: number | undefined): void {
    const { asked } = this.at(seq);
    if (asked !== this.search.viewer) this.found.push(`the question to seat ${asked} at ${seq}`);
    const open = this.openTo(this.search.viewer, seq);
    for (const name of this.namesIn(JSON.stringify(question)))
      if (!open.has(name)) this.found.push(`${name} in the question at ${seq}`);
  }

  private lookForAsked(seat: unknown, seq: number | undefined): void {
    const { asked, discreet } = this.at(seq);
    if (seat !== undefined && discreet && asked !== this.search.viewer)
      this.found.push(`who is asked discreetly at ${seq}`);
  }

  /** An event names what lies open before or after it, unless it tells its own seat alone. */
  private lookAtEvents(events: readonly unknown[], seq: number | undefined): void {
    for (const event of events as readonly Shape[]) {
      const own = event.seat === this.search.viewer;
      if (own && this.hideouts.toldToOne.includes(String(event.kind))) continue;
      const viewer = own ? this.search.viewer : 'spectator';
      const open = [this.openTo(viewer, seq), this.openTo(viewer, Math.max(0, (seq ?? 0) - 1))];
      for (const name of this.namesIn(JSON.stringify(event)))
        if (!open.some((names) => names.has(name)))
          this.found.push(`${name} in the event ${String(event.kind)} at ${seq}`);
    }
  }

  /** How often each name is there for the viewer to see. */
  private openTo(viewer: Viewer, seq: number | undefined): Map<string, number> {
    const known = this.open.get(`${viewer} ${seq}`);
    if (known) return known;
    const state = this.at(seq).state as Shape;
    const names = counted(this.namesIn(JSON.stringify(state)));
    for (const name of this.hideouts.hidden(state, viewer)) {
      const left = (names.get(name) ?? 0) - 1;
      if (left > 0) names.set(name, left);
      else names.delete(name);
    }
    this.open.set(`${viewer} ${seq}`, names);
    return names;
  }

  private at(seq: number | undefined): Moment {
    const moment = seq === undefined ? undefined : this.search.truth.get(seq);
    if (!moment) throw new Error(`something is shown of a moment that never was: ${seq}`);
    return moment;
  }

  private namesIn(text: string): string[] {
    return (text.match(/[\w-]+/g) ?? []).filter((word) => this.names.has(word));
  }
}

function counted(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null;
}
