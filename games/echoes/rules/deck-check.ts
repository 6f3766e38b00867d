/** ECH-11.9-11.13, 11.20: every fault of a whole list, as data, and how a list becomes another one in a muster. */
import type { Choice } from '@gonfalon/kernel';
import type { Civ, DeckCardId, RuleId } from '../content/index.ts';
import { card, constants, isDeckCardId } from '../content/index.ts';
import { copiesOf, isConqueror, isScout } from './decks.ts';
import { different, removeOne } from './hands.ts';

/** The faults, each with what its sentence needs. */
export interface DeckFaultParams {
  /** No card of this game has that id. */
  'unknown-card': { readonly id: string };
  'other-civ': { readonly card: DeckCardId; readonly civ: Civ };
  'too-many-copies': { readonly card: DeckCardId; readonly copies: number; readonly most: number };
  'no-conqueror': object;
  'too-many-conquerors': { readonly conquerors: number };
  'no-scout': object;
  size: { readonly cards: number; readonly wanted: number };
}

export type DeckFault = {
  [Id in keyof DeckFaultParams]: {
    readonly id: Id;
    readonly rule: RuleId;
    /** The cards that it is about, as they are named in the list. */
    readonly where: readonly string[];
    readonly params: DeckFaultParams[Id];
  };
}[keyof DeckFaultParams];

/** Everything that is wrong with a list; none if it may be handed in. The Civilisation card is not in a list. */
export function deckFaults(civ: Civ, list: readonly string[]): DeckFault[] {
  const found: DeckFault[] = [];
  for (const id of different(list)) {
    if (!isDeckCardId(id)) {
      found.push({ id: 'unknown-card', rule: 'ECH-11.9', where: [id], params: { id } });
      continue;
    }
    const { civ: own, rarity: most } = card[id];
    const copies = copiesOf(list, id);
    if (own !== civ)
      found.push({ id: 'other-civ', rule: 'ECH-11.9', where: [id], params: { card: id, civ: own } });
    else if (copies > most)
      found.push({
        id: 'too-many-copies',
        rule: 'ECH-11.13',
        where: [id],
        params: { card: id, copies, most },
      });
  }
  const own = list.filter((id): id is DeckCardId => isDeckCardId(id) && card[id].civ === civ);
  const conquerors = own.filter(isConqueror);
  if (conquerors.length === 0) found.push({ id: 'no-conqueror', rule: 'ECH-11.11', where: [], params: {} });
  if (conquerors.length > 1) {
    const params = { conquerors: conquerors.length };
    found.push({ id: 'too-many-conquerors', rule: 'ECH-11.11', where: different(conquerors), params });
  }
  if (!own.some(isScout)) found.push({ id: 'no-scout', rule: 'ECH-11.12', where: [], params: {} });
  const wanted = constants.deckSize;
  if (list.length !== wanted)
    found.push({ id: 'size', rule: 'ECH-11.10', where: [], params: { cards: list.length, wanted } });
  return found;
}

/** How a kept list is played back, and the cards of it that are left out: ECH-11.20. */
export interface Playback {
  readonly choices: readonly Choice[];
  /** Not of this civilisation, or not of this game. */
  readonly unknown: readonly string[];
}

/** The changes that make a kept list of the one in the muster: first what goes, so that every card finds its place. */
export function changesTo(civ: Civ, now: readonly DeckCardId[], kept: readonly string[]): Playback {
  const unknown: string[] = [];
  const wanted: DeckCardId[] = [];
  for (const id of kept) {
    if (isDeckCardId(id) && card[id].civ === civ) wanted.push(id);
    else unknown.push(id);
  }
  const gone = now.filter((id) => !removeOne(wanted, id));
  const choices: Choice[] = [
    ...gone.map((id): Choice => ['drop', id]),
    ...wanted.map((id): Choice => ['add', id]),
  ];
  return { choices, unknown: different(unknown) };
}
