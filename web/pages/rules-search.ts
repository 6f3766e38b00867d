/** What the rules reader lists, and how it is searched. */
import type { GameModule, Language, Source } from '@gonfalon/kernel';
import type { ContentEntry } from '@gonfalon/ui-kit';

export interface Entry {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
  readonly sources: readonly Source[];
  /** Rulings or rules to read on. */
  readonly see: readonly string[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The chapter of `BTU-8.11` is 8. */
const chapterOf = (id: string) => /-(\d+)\./.exec(id)?.[1] ?? '';

export function ruleSections({ ruleIds, origins, messages }: GameModule, language: Language): Section[] {
  const { rules, chapters } = messages[language];
  return Object.entries(chapters).map(([chapter, title]) => ({
    id: `chapter-${chapter}`,
    title: `${chapter}. ${title}`,
    entries: ruleIds
      .filter((id) => chapterOf(id) === chapter)
      .map((id) => ({
        id,
        text: rules[id] ?? '',
        sources: origins?.[id]?.source ?? [],
        see: origins?.[id]?.rulings ?? [],
      })),
  }));
}

export function rulingSection({ messages }: GameModule, language: Language, title: string): Section {
  const entries = Object.entries(messages[language].rulings);
  return {
    id: 'rulings',
    title,
    entries: entries.map(([id, text]) => ({ id, text, sources: [], see: [] })),
  };
}

export function contentSections(content: readonly ContentEntry[]): Section[] {
  const groups = new Map<string, Entry[]>();
  for (const { title, group, text, provenance, rules } of content) {
    const entries = groups.get(group) ?? [];
    groups.set(group, entries);
    entries.push({
      id: `${anchorOf(group)}-${anchorOf(title)}`,
      title,
      text,
      sources: [...new Set(Object.values(provenance))],
      see: rules ?? [],
    });
  }
  return [...groups].map(([group, entries]) => ({ id: `content-${anchorOf(group)}`, title: group, entries }));
}

/** A name as a part of an address. */
const anchorOf = (text: string) => plain(text).replaceAll(/[^a-z0-9]+/g, '-');

/** Without accents, case or fine spaces, so that «Épée» is found by «epee». */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** The entries that hold every word that is searched for; all of them if there is none. */
export function search(sections: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections.flatMap((section) => {
    const entries = section.entries.filter(({ id, title = '', text }) => {
      const all = plain(`${id} ${title} ${text}`);
      return words.every((word) => all.includes(word));
    });
    return entries.length > 0 ? [{ ...section, entries }] : [];
  });
}

/** The chapter that an address within the rules leads to: its own, or that of a rule in it; -1 if none. */
export function chapterWith(sections: readonly Section[], place: string): number {
  return sections.findIndex(({ id, entries }) => id === place || entries.some((entry) => entry.id === place));
}

/** A text cut where one of the words stands that are searched for, accents and case aside. */
export function parts(
  text: string,
  wanted: string,
): readonly { readonly part: string; readonly isHit: boolean }[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  // What is searched in must be as long as what is shown.
  const flat = [...text].map((sign) => plain(sign).padEnd(sign.length).slice(0, sign.length)).join('');
  const cut: { part: string; isHit: boolean }[] = [];
  for (let at = 0; at < text.length; ) {
    const word = words.find((one) => flat.startsWith(one, at));
    const part = word ? text.slice(at, at + word.length) : text.charAt(at);
    const last = cut.at(-1);
    if (last && last.isHit === (word !== undefined)) last.part += part;
    else cut.push({ part, isHit: word !== undefined });
    at += part.length;
  }
  return cut;
}
