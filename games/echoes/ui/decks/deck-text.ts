/** A deck as text that people paste: a name, a civilisation, and a line for each card. */
import type { Language } from '@gonfalon/kernel';
import type { Civ, DeckCardId, RuleId } from '../../content/index.ts';
import { CIVS, card, deckCards } from '../../content/index.ts';
import { gameWords } from '../wording.ts';
import type { Deck } from './deck.ts';
import { counted } from './deck.ts';

export type LineFaultId = 'unknown' | 'count' | 'other-civ' | 'too-many';

export interface LineFault {
  readonly id: LineFaultId;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly rule?: RuleId;
}

export interface ReadDeck {
  /** Undefined if there is no card in it. */
  readonly deck?: Deck;
  readonly faults: readonly LineFault[];
}

const LANGUAGES: readonly Language[] = ['en', 'fr'];
/** More than this of one text is no deck. */
const MAX_TEXT = 20_000;
const LABEL = /^(?:civilisation|civilization)\s*:\s*(.+)$/i;
const LINE = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d+))?$/i;

/** Without accents, case and signs, so that what was typed by hand is found. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øð]/g, (char) => (char === 'ø' ? 'o' : 'd'))
    .replace(/þ/g, 'th')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Under every name that a card has, the cards that have it: some peoples share a name. */
const byName = new Map<string, DeckCardId[]>();
for (const { id } of deckCards)
  for (const name of new Set(
    [id, ...LANGUAGES.map((language) => gameWords(language).names.cards[id].name)].map(plain),
  ))
    byName.set(name, [...(byName.get(name) ?? []), id]);

const civByName = new Map<string, Civ>();
for (const civ of CIVS)
  for (const name of [civ, ...LANGUAGES.map((language) => gameWords(language).names.civs[civ])])
    civByName.set(plain(name), civ);

export function deckText(deck: Deck, language: Language): string {
  const { names } = gameWords(language);
  return [
    `# ${deck.name}`,
    `Civilisation: ${names.civs[deck.civ]}`,
    ...counted(deck).map(({ id, count }) => `${count} ${names.cards[id].name}`),
    '',
  ].join('\n');
}

interface Line {
  readonly line: number;
  readonly text: string;
  readonly cards: readonly DeckCardId[];
  readonly count: number;
}

/** All cards that could be read, and every line that could not. */
export function readDeckText(given: string, fallback: string): ReadDeck {
  let name = '';
  let civ: Civ | undefined;
  const faults: LineFault[] = [];
  const lines: Line[] = [];
  given
    .slice(0, MAX_TEXT)
    .split(/\r?\n/)
    .forEach((raw, i) => {
      const text = raw.trim();
      const line = i + 1;
      if (text === '' || text.startsWith('//')) return;
      if (text.startsWith('#')) {
        name ||= text.replace(/^#+\s*/, '');
        return;
      }
      const labelled = LABEL.exec(text)?.[1];
      if (labelled !== undefined) {
        civ = civByName.get(plain(labelled));
        if (!civ) faults.push({ id: 'unknown', line, text });
        return;
      }
      const [, before, printed = '', after] = LINE.exec(text) ?? [];
      const cards = byName.get(plain(text)) ?? byName.get(plain(printed)) ?? [];
      const count = Number(before ?? after ?? 1);
      if (cards.length === 0) faults.push({ id: 'unknown', line, text });
      else if (count < 1 || count > 99) faults.push({ id: 'count', line, text });
      else lines.push({ line, text, cards, count });
    });
  civ ??= commonCiv(lines);
  if (!civ) return { faults };
  const cards: DeckCardId[] = [];
  for (const { line, text, cards: named, count } of lines) {
    const id = named.find((one) => card[one].civ === civ);
    const held = cards.filter((one) => one === id).length;
    if (!id) faults.push({ id: 'other-civ', line, text, rule: 'ECH-11.9' });
    else if (held + count > card[id].rarity) faults.push({ id: 'too-many', line, text, rule: 'ECH-11.13' });
    else cards.push(...Array.from({ length: count }, () => id));
  }
  faults.sort((a, b) => a.line - b.line);
  return cards.length === 0 ? { faults } : { deck: { name: name || fallback, civ, cards }, faults };
}

/** The civilisation of most lines. */
function commonCiv(lines: readonly Line[]): Civ | undefined {
  const [best] = CIVS.map((civ) => ({
    civ,
    count: lines.filter(({ cards }) => cards.some((id) => card[id].civ === civ)).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return best?.civ;
}
