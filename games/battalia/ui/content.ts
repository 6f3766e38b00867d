/** Everything that the box holds, in words, and where each fact comes from. */
import type { Language } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { ContentEntry } from '@gonfalon/ui-kit';
import type { RuleId } from '../content/index.ts';
import {
  ARTEFACT_IDS,
  artefacts,
  FACTION_IDS,
  factions,
  LEGENDARY_IDS,
  legendary,
  TERRAIN_PILE_IDS,
  terrainCards,
  UNIT_IDS,
  units,
} from '../content/index.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { pileCost } from './recipe.ts';

type Entry = ContentEntry & { readonly rules: readonly RuleId[] };

export function content(language: Language): readonly ContentEntry[] {
  return [...cards(language), ...legends(language), ...terrain(language), ...peoples(language)];
}

function cards(language: Language): Entry[] {
  const { kinds } = gameMessages[language].names;
  const say = uiMessages[language];
  return [...UNIT_IDS, ...ARTEFACT_IDS].map((id) => {
    const isUnit = UNIT_IDS.some((unit) => unit === id);
    const { perFaction, provenance } = isUnit
      ? units[id as keyof typeof units]
      : artefacts[id as keyof typeof artefacts];
    const { name, text, ray } = kinds[id];
    const price = say.costs(say.price(pileCost(id) ?? {}));
    return {
      title: capitalize(name),
      group: isUnit ? say.groups.units : say.groups.artefacts,
      text: [text, ...(ray ? [say.whenLit(ray)] : []), price, say.perFaction(perFaction)].join(' '),
      provenance,
      rules: isUnit ? ['BTA-7.1'] : ['BTA-8.1', 'BTA-11.1'],
    };
  });
}

function legends(language: Language): Entry[] {
  const { kinds } = gameMessages[language].names;
  return LEGENDARY_IDS.map((id) => ({
    title: kinds[id].name,
    group: uiMessages[language].groups.legendary,
    text: kinds[id].text,
    provenance: legendary[id].provenance,
    rules: ['BTA-12.1'],
  }));
}

function terrain(language: Language): Entry[] {
  const { land } = gameMessages[language].names;
  const say = uiMessages[language];
  return TERRAIN_PILE_IDS.map((id) => {
    const cost = pileCost(id);
    return {
      title: capitalize(land[id]),
      group: say.groups.terrain,
      text: [cost ? say.costs(say.price(cost)) : say.cityCosts, say.placeRule].join(' '),
      provenance: terrainCards[id].provenance,
      rules: ['BTA-9.1', 'BTA-9.8'],
    };
  });
}

function peoples(language: Language): Entry[] {
  const { names } = gameMessages[language];
  return FACTION_IDS.map((id) => ({
    title: names.factions[id].name,
    group: uiMessages[language].groups.factions,
    text: `${names.factions[id].text} ${names.terrains[factions[id].terrain].text}`,
    provenance: factions[id].provenance,
    rules: ['BTA-2.8'],
  }));
}
