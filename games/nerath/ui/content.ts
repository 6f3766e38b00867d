/** Everything that the box holds, in words, and where each fact comes from. */
import type { Language } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { ContentEntry } from '@gonfalon/ui-kit';
import type { EventId, SpaceKind } from '../content/index.ts';
import {
  EVENT_IDS,
  events,
  GUARDIAN_IDS,
  guardians,
  SPACE_IDS,
  spaces,
  TREASURE_IDS,
  treasures,
  UNIT_IDS,
  units,
} from '../content/index.ts';
import { cardText, explainUnit } from './explain.ts';
import { gameMessages, uiMessages } from './messages.ts';

export function content(language: Language): readonly ContentEntry[] {
  return [
    ...unitEntries(language),
    ...cardEntries(language),
    ...guardianEntries(language),
    ...spaceEntries(language),
  ];
}

function unitEntries(language: Language): readonly ContentEntry[] {
  return UNIT_IDS.map((id) => {
    const { title, lines, rules = [] } = explainUnit(id, language);
    const { provenance } = units[id];
    return { title, group: uiMessages[language].groups.units, text: lines.join(' '), provenance, rules };
  });
}

function cardEntries(language: Language): readonly ContentEntry[] {
  const { groups, event, treasure } = uiMessages[language];
  const textOf = (id: Parameters<typeof cardText>[0], kind: string) => {
    const { when, condition, texts, notes } = cardText(id, language);
    return [`${kind}. ${when}.`, condition, ...texts, notes].filter(Boolean).join(' ');
  };
  return [
    ...EVENT_IDS.filter(isFirstCopy).map((id) => ({
      title: cardText(id, language).name,
      group: `${groups.events} · ${gameMessages[language].names.realms[events[id].realm].short}`,
      text: textOf(id, event(events[id].realm)),
      provenance: events[id].provenance,
      rules: ['NER-17.1'],
    })),
    ...TREASURE_IDS.map((id) => ({
      title: cardText(id, language).name,
      group: groups.treasures,
      text: textOf(id, treasure(treasures[id].vp)),
      provenance: treasures[id].provenance,
      rules: ['NER-12.1'],
    })),
  ];
}

/** An event of which there are two is listed once. */
const isFirstCopy = (id: EventId): boolean =>
  EVENT_IDS.find(
    (other) =>
      events[other].realm === events[id].realm && cardText(other, 'en').name === cardText(id, 'en').name,
  ) === id;

function guardianEntries(language: Language): readonly ContentEntry[] {
  const { groups, guardian } = uiMessages[language];
  return GUARDIAN_IDS.map((id) => {
    const { dice, heroesNeed, firstStrike, provenance } = guardians[id];
    return {
      title: gameMessages[language].names.guardians[id],
      group: groups.guardians,
      text: guardian(id, dice, heroesNeed, firstStrike),
      provenance,
      rules: ['NER-9.3'],
    };
  });
}

const GROUP = { land: 'lands', sea: 'seas', dungeon: 'entrances' } as const satisfies Readonly<
  Record<SpaceKind, string>
>;

function spaceEntries(language: Language): readonly ContentEntry[] {
  const { groups, adjacent } = uiMessages[language];
  const { names } = gameMessages[language];
  return SPACE_IDS.map((id) => ({
    title: capitalize(names.spaces[id]),
    group: groups[GROUP[spaces[id].kind]],
    text: adjacent(spaces[id].adj.map((other) => names.spaces[other])),
    provenance: spaces[id].provenance,
    rules: ['NER-3.1'],
  }));
}
