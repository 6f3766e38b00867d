/** What the cards are, by number: their effects, whose they are, and the stops at which they are offered. */
import type { EventEffect, Power, Property, Stop, TreasureId, WindowId } from '../../content/index.ts';
import { CARD_IDS, EVENT_IDS, events, TREASURE_IDS, treasures, windows } from '../../content/index.ts';
import type { Realm } from '../board.ts';
import { ALL_REALMS, NOBODY, realmOf } from '../board.ts';
import type { Card } from '../state.ts';

const CARDS = CARD_IDS.length + 1;
const byNumber = <T>(of: (card: Card) => T): readonly T[] =>
  Array.from({ length: CARDS }, (_, card) => of(card));
const eventOf = (card: Card) => EVENT_IDS.find((id) => Number(id) === card);
const treasureOf = (card: Card): TreasureId | undefined => TREASURE_IDS.find((id) => Number(id) === card);

export const EFFECTS: readonly (EventEffect | undefined)[] = byNumber((card) => {
  const id = eventOf(card);
  return id && events[id].effect;
});
/** Whose event it is; NOBODY's for a treasure. */
export const OWNER: readonly Realm[] = byNumber((card) => {
  const id = eventOf(card);
  return id ? realmOf(events[id].realm) : NOBODY;
});
export const POWERS: readonly (Power | undefined)[] = byNumber((card) => {
  const id = treasureOf(card);
  return id && treasures[id].power;
});
export const PROPERTIES: readonly (Property | undefined)[] = byNumber((card) => {
  const id = treasureOf(card);
  return id && treasures[id].property;
});
export const POINTS: readonly number[] = byNumber((card) => {
  const id = treasureOf(card);
  return id ? treasures[id].vp : 0;
});

export const isTreasure = (card: Card): boolean => OWNER[card] === NOBODY;

const WINDOW: readonly (WindowId | undefined)[] = byNumber((card) => {
  const event = eventOf(card);
  const treasure = treasureOf(card);
  return event ? events[event].window : treasure && treasures[treasure].window;
});
export const windowOf = (card: Card): WindowId | undefined => WINDOW[card];
/** NER-2.7 */
export const isImmediate = (card: Card): boolean => WINDOW[card] === 'immediate';

const STOPS_OF: readonly (readonly Stop[])[] = byNumber((card) => {
  const window = WINDOW[card];
  const id = eventOf(card);
  const only = id && events[id].stop;
  return only ? [only] : window ? windows[window].stops : [];
});
export const hasStop = (card: Card, stop: Stop): boolean => STOPS_OF[card].includes(stop);

const stops = [...new Set(STOPS_OF.flat())];
/** The events of each realm for each stop, and the treasures. */
const EVENTS_AT: ReadonlyMap<Stop, readonly (readonly Card[])[]> = new Map(
  stops.map((stop) => [
    stop,
    ALL_REALMS.map((realm) =>
      EVENT_IDS.map(Number).filter((card) => OWNER[card] === realm && hasStop(card, stop)),
    ),
  ]),
);
export const eventsAt = (realm: Realm, stop: Stop): readonly Card[] => EVENTS_AT.get(stop)?.[realm] ?? [];

const TREASURES_AT: ReadonlyMap<Stop, readonly Card[]> = new Map(
  stops.map((stop) => [stop, TREASURE_IDS.map(Number).filter((card) => hasStop(card, stop))]),
);
export const treasuresAt = (stop: Stop): readonly Card[] => TREASURES_AT.get(stop) ?? [];
