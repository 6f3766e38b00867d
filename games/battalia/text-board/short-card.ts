/** What a card is called in a list: its kind and the letter of its faction, as far as it is known. */
import type { Kind } from '../content/index.ts';
import { CARDS, info, kindOf } from '../content/index.ts';
import type { Names } from '../messages/names.ts';
import type { Laid } from '../rules/state.ts';

/** The kind that each code stands for. */
const KINDS_BY_CODE: ReadonlyMap<string, Kind> = new Map(
  CARDS.map((card) => [card.split('-')[0] ?? card, info(card).kind]),
);

export function shortCard(ref: string, names: Names): string {
  const [name = '', marks] = ref.split('~');
  const [card = '', as] = name.split('=');
  const [code = '', mark] = card.split('-');
  const kind = KINDS_BY_CODE.get(code);
  if (!kind)
    return kindOf(ref) === 'pile' && Object.hasOwn(names.kinds, ref) ? names.kinds[ref as Kind].name : ref;
  const base = mark ? `${names.kinds[kind].name} ${mark}` : names.kinds[kind].name;
  const played = as ? `${base} = ${names.kinds[as as Kind].name}` : base;
  return marks ? `${played} (${marks})` : played;
}

export function shortLaid({ card, as, uses, wild, state }: Laid, names: Names): string {
  const name = shortCard(as ? `${card}=${as}` : card, names);
  return state === 'gained' ? `${name} +` : `${name} (${wild ? '*' : uses})`;
}

export function shortPile(pile: string, names: Names): string {
  if (Object.hasOwn(names.kinds, pile)) return names.kinds[pile as Kind].name;
  return names.land[pile as keyof typeof names.land] ?? pile;
}
