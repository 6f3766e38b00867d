/** How the questions of Battalia are made, and what a reference names. */
import type { Refusal as AnyRefusal, Ref, StepContext } from '@gonfalon/kernel';
import { questionsOf } from '@gonfalon/kernel';
import type { FactionId } from '../content/index.ts';
import {
  CARD_PILE_IDS,
  cellIndex,
  exitsOf,
  FACTION_IDS,
  isCard,
  KINDS,
  TERRAIN_PILE_IDS,
} from '../content/index.ts';
import type { State } from './state.ts';
import type { BattaliaVocabulary } from './vocabulary.ts';

export type Context = StepContext<State, BattaliaVocabulary>;
export type RefKindName = keyof BattaliaVocabulary['kinds'];
export type Refusal = AnyRefusal<BattaliaVocabulary['refusals']>;

const PILES: ReadonlySet<string> = new Set([...CARD_PILE_IDS, 'provision', ...TERRAIN_PILE_IDS]);
const KIND_NAMES: ReadonlySet<string> = new Set(KINDS);
const FACTIONS: ReadonlySet<string> = new Set(FACTION_IDS);

function isLaid(ref: Ref): boolean {
  const [, card = '', as] = /^([A-Z]{3}(?:-[A-Z])?)(?:=([a-z]+))?~(?:\*|\d{1,2}\^?!?)$/.exec(ref) ?? [];
  return isCard(card) && (as === undefined || KIND_NAMES.has(as));
}

export function kindOf(ref: Ref): RefKindName | undefined {
  if (isCard(ref)) return 'card';
  if (PILES.has(ref)) return 'pile';
  if (cellIndex(ref) >= 0) return 'cell';
  if (FACTIONS.has(ref)) return 'faction';
  if (exitsOf(ref) > 0) return 'exits';
  if (/^[0-9]$/.test(ref)) return 'number';
  const [name = '', number = ''] = ref.split('-');
  if (/^[1-9]\d?$/.test(number) && ref === `${name}-${number}`) {
    if (name === 'tent') return 'tent';
    if (name === 'seat' && number.length === 1) return 'seat';
    if (FACTIONS.has(name) && (number === '1' || number === '2')) return 'hero';
  }
  if (ref === 'seat-0') return 'seat';
  return isLaid(ref) ? 'laid' : undefined;
}

export const question = questionsOf<State, BattaliaVocabulary>({ kindOf, wrongMoment: 'BTA-3.1' });

const numbered = (prefix: string, first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${first + i}`);

/** References that are made over and over. */
export const SEAT_REFS = numbered('seat', 0, 4);
const TENT_REFS = numbered('tent', 1, 99);
const HERO_REFS = Object.fromEntries(FACTION_IDS.map((id) => [id, numbered(id, 1, 2)])) as Record<
  FactionId,
  readonly string[]
>;

export const tentRef = (number: number): string => TENT_REFS[number - 1] as string;
export const heroRef = (faction: FactionId, hero: number): string => HERO_REFS[faction][hero] as string;
