/** Abilities that something sets off: who has one, in which order, and whether it is used. */
import type { Seat, Step } from '@gonfalon/kernel';
import type { CardId, TechnologyId, Trigger, TriggeredAbility } from '../content/index.ts';
import { card, cards, civCard } from '../content/index.ts';
import { squareOf } from './board.ts';
import { openFight } from './combat.ts';
import type { Scope } from './conditions.ts';
import { allHold, hasClass, upgradeWorks } from './conditions.ts';
import { alive } from './losses.ts';
import { boardOf } from './profiles.ts';
import { pushTarget } from './pushing.ts';
import type { State, Unit, Work } from './state.ts';
import { NOBODY } from './state.ts';
import type { Context, TriggerEntry } from './vocabulary.ts';
import { question } from './vocabulary.ts';

interface Listed {
  readonly index: number;
  readonly ability: TriggeredAbility;
  readonly names: readonly Trigger[];
}

function listed(id: CardId): readonly Listed[] {
  return card[id].abilities.flatMap((ability, index) =>
    ability.a === 'on'
      ? [{ index, ability, names: typeof ability.on === 'string' ? [ability.on] : ability.on }]
      : [],
  );
}

const triggered = new Map<CardId, readonly Listed[]>(
  cards.flatMap(({ id }) => {
    const list = listed(id);
    return list.length > 0 ? [[id, list] as const] : [];
  }),
);

/** What happened. */
export interface Occasion {
  /** The unit that it is about; it may have been lost. */
  readonly subject?: Unit | undefined;
  /** That unit was lost: its own abilities and those of other units are not meant. */
  readonly isLost?: boolean;
  /** Whose it is where no unit is: the seat that plays a card, loses a unit or has its turn. */
  readonly seat?: Seat;
  readonly destroyer?: number;
  /** The Technology that was played. */
  readonly technology?: TechnologyId;
  readonly technologySince?: number;
  /** Only the abilities of this card. */
  readonly only?: { readonly card: CardId; readonly since: number; readonly seat: Seat };
}

/** The seats from the active one on, in turn order. */
export function turnOrder({ order, active }: State): Seat[] {
  const from = Math.max(0, order.indexOf(active));
  return order.map((_, i) => order[(from + i) % order.length] ?? 0);
}

function isMeant({ by }: TriggeredAbility, { subject, technology }: Occasion): boolean {
  if (by?.classes && !(subject && hasClass(subject, by.classes))) return false;
  if (!by?.tech) return true;
  return technology !== undefined && by.tech.includes(card[technology].tech);
}

/** What the cards in play have for an occasion, in the order of R-27. */
export function triggersFor(s: State, trigger: Trigger, occasion: Occasion): TriggerEntry[] {
  const { subject, only } = occasion;
  const seat = subject?.seat ?? occasion.seat;
  const found: TriggerEntry[] = [];
  const add = (id: CardId, owner: Seat, since: number, source: number) => {
    if (since === occasion.technologySince) return;
    for (const { index, ability, names } of triggered.get(id) ?? [])
      if (names.includes(trigger) && isMeant(ability, occasion))
        found.push({
          seat: owner,
          card: id,
          ability: index,
          since,
          source,
          subject: subject?.id ?? 0,
          destroyer: occasion.destroyer ?? 0,
        });
  };
  if (only) {
    add(only.card, only.seat, only.since, 0);
    return found;
  }
  s.players.forEach((player, owner) => {
    if (owner !== seat) return;
    if (player.civ) add(civCard[player.civ], owner, player.since, 0);
    for (const event of player.events) add(event.card, owner, event.since, 0);
  });
  for (const unit of occasion.isLost ? [] : s.units) {
    if (subject ? unit !== subject : unit.seat !== seat) continue;
    add(unit.card, unit.seat, unit.since, unit.id);
    for (const { card: id, since, seat: owner } of unit.upgrades)
      if (upgradeWorks(id, unit)) add(id, owner, since, unit.id);
  }
  if (found.length < 2) return found;
  const order = turnOrder(s);
  return found.sort(
    (a, b) => order.indexOf(a.seat) - order.indexOf(b.seat) || a.since - b.since || a.ability - b.ability,
  );
}

/** Opens what an occasion sets off, if anything. */
export function callTriggers(ctx: Context, trigger: Trigger, occasion: Occasion): void {
  const list = triggersFor(ctx.state, trigger, occasion);
  if (list.length > 0) ctx.call('triggers', { list });
}

/** A card in play, by its `since`: where its «once per turn» is noted. */
export function inPlay(s: State, since: number): { used: number } | undefined {
  for (const player of s.players) {
    if (player.since === since) return player;
    for (const event of player.events) if (event.since === since) return event;
  }
  for (const unit of s.units) {
    if (unit.since === since) return unit;
    for (const upgrade of unit.upgrades) if (upgrade.since === since) return upgrade;
  }
  return undefined;
}

function abilityOf({ card: id, ability }: TriggerEntry): TriggeredAbility | undefined {
  const found = card[id].abilities[ability];
  return found?.a === 'on' ? found : undefined;
}

export function scopeOf(s: State, entry: Omit<TriggerEntry, 'card' | 'ability'>): Scope {
  const { seat, since, source, destroyer } = entry;
  return {
    board: boardOf(s),
    seat,
    since,
    source: alive(s, source),
    fight: openFight(s),
    destroyer: alive(s, destroyer),
  };
}

/** Whether it still applies when its turn comes: in play, not used up, its condition true of the subject. */
function applies(s: State, entry: TriggerEntry): boolean {
  const ability = abilityOf(entry);
  if (!ability) return false;
  const holder = inPlay(s, entry.since);
  if (!holder && !ability.on.includes('dropped')) return false;
  if (ability.once && holder && holder.used & (1 << entry.ability)) return false;
  const scope = scopeOf(s, entry);
  const subject = alive(s, entry.subject);
  return allHold(ability.if, scope, subject, subject ? squareOf(subject, scope.fight) : 0);
}

/** Effects that have a way to decline of their own: no D13 is asked for them. */
const DECLINABLE = ['restock', 'moveUnit', 'searchDeck'];

/** Whether its owner is to be asked first (ECH-D13), and whether it could do anything. */
function mayAsk(s: State, entry: TriggerEntry): 'use' | 'ask' | 'skip' {
  const ability = abilityOf(entry);
  const first = ability?.fx[0];
  if (!ability?.may || !first || DECLINABLE.includes(first.do)) return 'use';
  return first.do === 'pushUnit' && !pushTarget(s, entry.source) ? 'skip' : 'ask';
}

/** Begins to carry an ability out. */
export function startWork(ctx: Context, entry: Omit<TriggerEntry, 'destroyer'> & Partial<Work>): void {
  ctx.state.works.push({
    destroyer: 0,
    next: 0,
    opponent: NOBODY,
    picks: [],
    picked: false,
    queue: [],
    queued: false,
    chosen: [],
    gained: false,
    did: false,
    ...entry,
  });
  ctx.call('work');
}

/** One ability after another. */
const triggers: Step<State, { list: TriggerEntry[] }> = {
  run(ctx: Context, locals) {
    const [entry, ...rest] = locals.list;
    if (!entry) return ctx.done();
    locals.list = rest;
    ctx.goto('triggers', { list: rest });
    if (!applies(ctx.state, entry)) return;
    const how = mayAsk(ctx.state, entry);
    if (how === 'ask') ctx.call('may', entry);
    else if (how === 'use') startWork(ctx, entry);
  },
};

/** ECH-D13 */
const may = question<TriggerEntry>({
  ask: ({ locals: { seat, card: id } }) => ({
    seat,
    prompt: 'may',
    params: { card: id },
    fallback: ['decline'],
    open: true,
    autoPass: { choice: ['decline'], key: `may ${id}`, wider: { match: `may ${id}` } },
  }),
  verbs: {
    use: {
      apply({ ctx, locals }) {
        ctx.done();
        startWork(ctx, { ...locals });
      },
    },
    decline: { apply: ({ ctx }) => ctx.done() },
  },
});

export const triggerSteps = { triggers, may };
