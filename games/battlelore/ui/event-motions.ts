/** What of an event is seen: which things move, which light up, which dice roll. Drawing it is another matter. */
import type { GameEvent, Ref } from '@gonfalon/kernel';
import type { CommandId, Face, LoreId, Section } from '../content/index.ts';
import { COMMAND_IDS, FACES, LORE_IDS, SECTIONS } from '../content/index.ts';
import type { AttackKind } from '../rules/state.ts';
import { ATTACK_KINDS } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { hexesOf } from './rendered-refs.ts';

export type EventMotion =
  | { readonly kind: 'travel'; readonly unit: Ref; readonly from: Ref; readonly to: Ref }
  | {
      readonly kind: 'dice';
      readonly roll: AttackKind | 'critical' | 'cornered' | 'panic';
      readonly attacker: Ref;
      readonly target: Ref;
      readonly faces: readonly Face[];
    }
  | { readonly kind: 'command'; readonly card: CommandId; readonly seat: number }
  | { readonly kind: 'lore'; readonly card: LoreId; readonly seat: number }
  | { readonly kind: 'glow'; readonly at: readonly Ref[]; readonly tone: 'good' | 'bad' | 'plain' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const facesIn = (value: unknown): readonly Face[] =>
  Array.isArray(value) ? value.flatMap((face) => FACES.find((known) => known === face) ?? []) : [];

const TRAVELS = new Set(['moved', 'followed', 'card-moved', 'retreated', 'evaded']);
const GLOWS: Readonly<Record<string, 'good' | 'bad' | 'plain'>> = {
  ordered: 'plain',
  lost: 'bad',
  healed: 'good',
  purified: 'good',
  trained: 'good',
  ignored: 'good',
  blocked: 'bad',
  trampled: 'bad',
  concentrated: 'plain',
  'lore-target': 'plain',
};

export function eventMotions(event: GameEvent, view: View): readonly EventMotion[] {
  const { kind } = event;
  const unit = text(event.unit);
  const seat = event.seat === 1 ? 1 : 0;
  const at = (id: Ref) => text(view.units.find((u) => u.id === id)?.hex);
  if (TRAVELS.has(kind)) return [{ kind: 'travel', unit, from: text(event.from), to: text(event.to) }];
  const tone = GLOWS[kind];
  if (tone) return [{ kind: 'glow', at: [unit], tone }];
  switch (kind) {
    case 'exchanged': {
      const ally = text(event.with);
      return [
        { kind: 'travel', unit: ally, from: at(ally), to: at(unit) },
        { kind: 'travel', unit, from: at(unit), to: at(ally) },
      ];
    }
    case 'attack':
      return [
        { kind: 'glow', at: [text(event.attacker), text(event.target)].filter(Boolean), tone: 'plain' },
      ];
    case 'rolled': {
      const roll = ATTACK_KINDS.find((how) => how === event.how) ?? 'attack';
      const faces = facesIn(event.faces);
      return [{ kind: 'dice', roll, attacker: text(event.attacker), target: text(event.target), faces }];
    }
    case 'critical':
    case 'cornered':
    case 'panic':
      return [{ kind: 'dice', roll: kind, attacker: '', target: unit, faces: facesIn(event.faces) }];
    case 'commanded': {
      const card = COMMAND_IDS.find((id) => id === event.card);
      return card ? [{ kind: 'command', card, seat }] : [];
    }
    case 'played-lore': {
      const card = LORE_IDS.find((id) => id === event.card);
      return card ? [{ kind: 'lore', card, seat }] : [];
    }
    case 'lore-section': {
      const section = SECTIONS.find((name): name is Section => name === event.section);
      return section ? [{ kind: 'glow', at: hexesOf(section), tone: 'plain' }] : [];
    }
    case 'power':
      return [{ kind: 'glow', at: [text(event.target)], tone: 'bad' }];
    case 'eliminated':
    case 'stronghold-taken':
      return [{ kind: 'glow', at: [text(event.hex)], tone: 'bad' }];
    case 'landmark':
    case 'passage-opened':
    case 'stronghold-retaken':
      return [{ kind: 'glow', at: [text(event.hex)], tone: 'good' }];
    default:
      return [];
  }
}
