/** The settings of a table that is being set up: which there are, and what they are set to. */
import type { Json, Language, Params } from '@gonfalon/kernel';
import type { GameUi, OptionField } from './scene.ts';

export interface ChosenOptions {
  readonly fields: readonly OptionField[];
  /** What each is set to, and what is fixed. */
  readonly chosen: Params;
}

/** Settings that depend on each other settle in so many rounds, or never. */
const MAX_ROUNDS = 8;

/**
 * What can be set, given what somebody has set; what is `fixed` is not asked. One setting may decide whether another is
 * there, and what it may be: what does not fit any more is as at first.
 */
export function chooseOptions(
  ui: Pick<GameUi, 'options'>,
  language: Language,
  seats: number,
  set: Params,
  fixed: Params = {},
): ChosenOptions {
  let chosen: Params = { ...fixed };
  let fields: readonly OptionField[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    fields = (ui.options?.(language, seats, chosen) ?? []).filter(({ name }) => !(name in fixed));
    const next = {
      ...Object.fromEntries(fields.map((field) => [field.name, settingOf(field, set)])),
      ...fixed,
    };
    if (JSON.stringify(next) === JSON.stringify(chosen)) break;
    chosen = next;
  }
  return { fields, chosen };
}

function settingOf(field: OptionField, set: Params): Json {
  const value = set[field.name];
  if (field.kind === 'switch') return typeof value === 'boolean' ? value : (field.initial ?? false);
  if (field.kind === 'number')
    return typeof value === 'number' ? Math.min(field.max, Math.max(field.min, value)) : field.initial;
  const isOffered = field.picks.some((pick) => pick.value === value);
  return isOffered && value !== undefined ? value : field.initial;
}
