import { changed } from '@gonfalon/ui-kit/editor';
import { creatureLevels } from '../../rules/adventure-check.ts';
import type { CampDraft } from './draft.ts';

/** BLO-16.1: a council counts the levels of its creatures by itself. */
export function withCreatures(camp: CampDraft): CampDraft {
  const { council, customCouncil } = camp;
  const types = Object.values(camp.units).map((unit) => (typeof unit === 'string' ? unit : unit.type));
  const creature = creatureLevels(types) || undefined;
  if (council) return { ...camp, council: changed(council, { creature }) };
  if (customCouncil) return { ...camp, customCouncil: changed(customCouncil, { creature }) };
  return camp;
}
