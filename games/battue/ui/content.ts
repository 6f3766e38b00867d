/** Everything that the box holds, in words, and where each fact comes from. */
import type { Language } from '@gonfalon/kernel';
import type { ContentEntry } from '@gonfalon/ui-kit';
import type { RuleId } from '../content/index.ts';
import { EVENT_IDS, event, isPerimeter, LOOT_IDS, loot, spaces, tiles } from '../content/index.ts';
import type { PlaceName } from '../messages/names.ts';
import { gameMessages, uiMessages } from './messages.ts';

type Entry = ContentEntry & { readonly rules: readonly RuleId[] };

export function content(language: Language): readonly ContentEntry[] {
  return [...lootCards(language), ...eventCards(language), ...cityTiles(language), ...sections(language)];
}

function lootCards(language: Language): Entry[] {
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  return LOOT_IDS.map((id) => {
    const { when, count, vp, provenance } = loot[id];
    const { name, text } = names.loot[id];
    const moments = when.map((window) => names.windows[window]).join(' · ');
    return {
      title: name,
      group: say.groups.loot,
      text: `${moments}. ${text} ${say.copies(count)}`,
      provenance,
      rules: vp > 0 ? ['BTU-13.3'] : ['BTU-13.1'],
    };
  });
}

function eventCards(language: Language): Entry[] {
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  return EVENT_IDS.map((id) => {
    const { count, provenance } = event[id];
    const { name, text } = names.events[id];
    return {
      title: name,
      group: say.groups.events,
      text: `${text} ${say.copies(count)}`,
      provenance,
      rules: ['BTU-14.1'],
    };
  });
}

/** `Castra (Fortified camp)`; only once if the reader's word is the Latin one. */
function both({ title, name }: PlaceName): string {
  return title === undefined || title === name ? name : `${title} (${name})`;
}

function cityTiles(language: Language): Entry[] {
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  return tiles.map(({ id, size, defence, vp, loot: cards, event: drawsEvent, warrior, provenance }) => ({
    title: both(names.tiles[id]),
    group: say.groups.tiles,
    text: [
      say.kinds[size],
      say.worth(defence, vp),
      say.toLoot(cards),
      ...(warrior ? [say.warriorJoins] : []),
      ...(drawsEvent ? [say.eventComes] : []),
    ].join(' '),
    provenance,
    rules: ['BTU-12.4'],
  }));
}

function sections(language: Language): Entry[] {
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  return spaces.map((place) => ({
    title: both(names.spaces[place.id]),
    group: say.groups.spaces,
    text: [
      say.kinds[place.kind],
      ...(isPerimeter(place) ? [say.worth(place.defence, place.vp), say.toLoot(place.loot)] : []),
      say.adjacent(place.adj.map((id) => names.spaces[id].name)),
    ].join(' '),
    provenance: place.provenance,
    rules: ['BTU-1.3', 'BTU-1.5'],
  }));
}
