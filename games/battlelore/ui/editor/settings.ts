/** What a scenario says besides its board: texts, level, camps. */
import type { Bilingual, Language, ValidationIssue } from '@gonfalon/kernel';
import { changed } from '@gonfalon/ui-kit/editor';
import type { ArmyId, Camp, InPlay, LevelId, Side } from '../../content/index.ts';
import { IN_PLAY, level, tables } from '../../content/index.ts';
import type { CheckParams } from '../../rules/adventure-check.ts';
import { hasCouncil, standing } from '../../rules/adventure-check.ts';
import { withCreatures } from './creatures.ts';
import type { CampDraft, Draft } from './draft.ts';

export const setFirst = (draft: Draft, first: Camp): Draft => ({ ...draft, first });

export const setTurnCap = (draft: Draft, turns: number): Draft =>
  changed(draft, { turnCap: turns > 0 ? turns : undefined });

/** A part of the rules that this level may have, or do without. */
export function setPart(draft: Draft, part: InPlay, on: boolean): Draft {
  const now = draft.inPlay ?? [];
  return { ...draft, inPlay: IN_PLAY.filter((one) => (one === part ? on : now.includes(one))) };
}

/** Another level: what it cannot do without comes into play, what it does not have goes, and the camps follow. */
export function setLevel(draft: Draft, id: LevelId): Draft {
  const before = draft.inPlay ?? [];
  const inPlay = IN_PLAY.filter((part) => {
    const { may, must } = standing(part, id);
    return must || (may && before.includes(part));
  });
  const follow = (camp: CampDraft): CampDraft => {
    const led = withCommand(camp, id);
    return level[id].loreTokens ? led : changed(led, { loreTokens: undefined });
  };
  const { pennant, standard } = draft.camps;
  return { ...draft, level: id, inPlay, camps: { pennant: follow(pennant), standard: follow(standard) } };
}

/** What a file from elsewhere may have wrong with its level; the editor itself never leaves it so. */
const OF_LEVEL: readonly string[] = [
  'part-not-of-level',
  'part-missing',
  'commands-not-of-level',
  'wizard-not-of-level',
  'wizard-missing',
  'creature-levels',
  'tokens-not-in-play',
] satisfies readonly (keyof CheckParams)[];

export function mended(draft: Draft, { id }: ValidationIssue): Draft | undefined {
  return OF_LEVEL.includes(id) ? setLevel(draft, draft.level) : undefined;
}

const MIN_CARDS = tables.commandCards[0] ?? 3;

/** How a camp is led at a level: by a number of cards, by a council, or by one that its player assembles. */
function withCommand(camp: CampDraft, id: LevelId): CampDraft {
  const { commandCards, council, customCouncil, wizard = 1, ...rest } = camp;
  const commander = (council ?? customCouncil)?.commander ?? commanderFor(commandCards);
  if (!hasCouncil(id)) {
    const cards = commandCards ?? tables.commandCards[commander] ?? MIN_CARDS;
    return { ...rest, commandCards: cards, ...(level[id].council === 'wizard' && { wizard }) };
  }
  if (council || level[id].council === 'fixed')
    return withCreatures({ ...rest, council: council ?? { commander } });
  return withCreatures({ ...rest, customCouncil: customCouncil ?? newCustom(commander) });
}

const newCustom = (commander: number) => ({ levels: tables.councilLevels, commander });

const commanderFor = (cards = MIN_CARDS): number => Math.max(0, tables.commandCards.indexOf(cards));

/** At the level of custom councils, a camp may also have one that the scenario gives. */
export function setCustom(draft: Draft, camp: Camp, custom: boolean): Draft {
  const { council, customCouncil, ...rest } = draft.camps[camp];
  const { commander = 0 } = council ?? customCouncil ?? {};
  const given = custom ? { customCouncil: newCustom(commander) } : { council: { commander } };
  return { ...draft, camps: { ...draft.camps, [camp]: withCreatures({ ...rest, ...given }) } };
}

type CampFields = Pick<
  CampDraft,
  'banners' | 'commandCards' | 'wizard' | 'council' | 'customCouncil' | 'loreTokens'
>;

export function setCamp(
  draft: Draft,
  camp: Camp,
  fields: { readonly [K in keyof CampFields]?: CampFields[K] | undefined },
): Draft {
  return { ...draft, camps: { ...draft.camps, [camp]: changed(draft.camps[camp], fields) } };
}

/** The camps sit opposite each other. */
export function setSide(draft: Draft, camp: Camp, side: Side): Draft {
  const { pennant, standard } = draft.camps;
  const top = side === 'top' ? camp : camp === 'pennant' ? 'standard' : 'pennant';
  const sideOf = (one: Camp): Side => (one === top ? 'top' : 'bottom');
  return {
    ...draft,
    camps: {
      pennant: { ...pennant, side: sideOf('pennant') },
      standard: { ...standard, side: sideOf('standard') },
    },
  };
}

export function setArmy(draft: Draft, camp: Camp, army: ArmyId | Bilingual | undefined): Draft {
  return { ...draft, camps: { ...draft.camps, [camp]: changed(draft.camps[camp], { army }) } };
}

/** Without a name in either language it is called like its camp again. */
export function setArmyName(draft: Draft, camp: Camp, language: Language, text: string): Draft {
  const { army } = draft.camps[camp];
  const before = typeof army === 'object' ? army : { en: '', fr: '' };
  const both = { ...before, [language]: text };
  return setArmy(draft, camp, both.en === '' && both.fr === '' ? undefined : both);
}
