/** What is being worked on, by the question: civilisations, payments, effects, tiles, reactions, searches, decks. */
import type { Scene, TrayState } from '@gonfalon/ui-kit';
import { card, isDeckCardId, totalCost } from '../content/index.ts';
import { kindOf } from '../rules/refs.ts';
import type { View } from '../rules/views.ts';
import { cardName, nameOf } from './names.ts';
import { prospectOf, unitIn } from './table.ts';
import { wordsIn } from './wording.ts';

export const TRAYS = [
  'civs',
  'scouts',
  'deck',
  'pay',
  'enter',
  'effects',
  'seats',
  'tile',
  'react',
  'search',
  'options',
  'text',
  'unit',
] as const;
export type TrayKind = (typeof TRAYS)[number];

const BY_PROMPT: Readonly<Partial<Record<string, TrayKind>>> = {
  civ: 'civs',
  'muster-civ': 'civs',
  scout: 'scouts',
  muster: 'deck',
  pay: 'pay',
  enter: 'enter',
  effect: 'effects',
  opponent: 'seats',
  begin: 'seats',
  rotate: 'tile',
  react: 'react',
  search: 'search',
  choose: 'options',
  may: 'text',
  resource: 'text',
};

/** Whether a chosen unit has targets to list or abilities to use. */
function hasUnitTray({ view, selected, offered }: Scene<View>): boolean {
  const [chosen] = selected;
  if (chosen === undefined || !unitIn(view, chosen)) return false;
  return [...offered].some((ref) => kindOf(ref) === 'number' || prospectOf(view, chosen, ref));
}

export function trayKind(scene: Scene<View>): TrayKind | undefined {
  const prompt = scene.question?.prompt;
  if (prompt === undefined) return undefined;
  if (prompt === 'mobilise') return hasUnitTray(scene) ? 'unit' : undefined;
  return Object.hasOwn(BY_PROMPT, prompt) ? BY_PROMPT[prompt] : undefined;
}

export function openTray(scene: Scene<View>): TrayState | undefined {
  const kind = trayKind(scene);
  if (!kind) return undefined;
  const place = kind === 'civs' || kind === 'deck' || kind === 'search' ? 'bottom' : 'corner';
  return { title: titleOf(kind, scene), place };
}

function titleOf(kind: TrayKind, scene: Scene<View>): string {
  const { language, question, selected } = scene;
  const words = wordsIn(language);
  const id = question?.params?.card ?? question?.params?.for;
  const named = typeof id === 'string' && isDeckCardId(id) ? cardName(id, language) : undefined;
  switch (kind) {
    case 'civs':
      return words.chooseCiv;
    case 'scouts':
      return words.chooseScout;
    case 'deck':
      return words.buildDeck;
    case 'pay':
      return named ? words.about(named, words.pays(priceOf(scene))) : words.pays(priceOf(scene));
    case 'enter':
      return words.entering(named ?? '');
    case 'effects':
      return named ? words.about(named, words.effects) : words.effects;
    case 'seats':
      return words.who;
    case 'tile':
      return words.explores;
    case 'react':
      return words.react;
    case 'search':
      return words.found;
    case 'unit':
      return nameOf(selected[0] ?? '', scene);
    default:
      return named ?? (question ? scene.messages.prompt(question) : '');
  }
}

/** How many coins are paid in all: those that were chosen and those that would follow. */
function priceOf({ question, view }: Scene<View>): number {
  const auto = question?.params?.auto;
  return (Array.isArray(auto) ? auto.length : 0) + (view.pending?.paid.length ?? 0);
}

export const cheapestFirst = (a: string, b: string): number =>
  isDeckCardId(a) && isDeckCardId(b) ? totalCost(card[a]) - totalCost(card[b]) || (a < b ? -1 : 1) : 0;
