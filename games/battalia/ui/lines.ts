/** The actions that a hand allows, as short lines, and those that one more card would allow. */
import type { Choice, Ref } from '@gonfalon/kernel';
import type { IconName, Scene } from '@gonfalon/ui-kit';
import type { ArtefactId, Card, CardPileId } from '../content/index.ts';
import { CARD_PILE_IDS, cellIndex, info, isArtefact, isUnit, readLaid } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { KIND_ICONS } from './art/card.tsx';
import type { MarkId } from './art/marks.ts';
import { uiMessages } from './messages.ts';
import { ownItems } from './own-cards.ts';
import { oneShort, pileCost } from './recipe.ts';

export interface Line {
  /** What to press. */
  readonly ref: Ref;
  readonly label: string;
  readonly icon: { readonly name: IconName } | { readonly mark: MarkId };
}

/** The best first: what takes or builds cities, then what strengthens, then the rest. */
const ORDER = [
  'annex',
  'assault',
  'attack',
  'upgrade',
  'city',
  'recruit',
  'hire',
  'create',
  'road',
  'title',
  'scroll',
  'convert',
  'amulet',
  'pitch',
  'strike',
  'horn',
  'fly',
  'ride',
  'walk',
] as const;
type LineVerb = (typeof ORDER)[number];

const ICONS: Readonly<Partial<Record<LineVerb, IconName>>> = {
  annex: 'knight-banner',
  assault: 'crossed-swords',
  attack: 'crossed-swords',
  upgrade: 'guarded-tower',
  city: 'house',
  recruit: 'knight-banner',
  road: 'boot-prints',
  title: 'laurel-crown',
  scroll: 'scroll-unfurled',
  convert: 'scroll-unfurled',
  amulet: 'gem-pendant',
  pitch: 'camping-tent',
  strike: 'camping-tent',
  horn: 'hunting-horn',
  fly: 'feathered-wing',
  ride: 'horse-head',
  walk: 'boot-prints',
};

/** Nothing, unless the viewer is choosing an action. */
export function linesOf(scene: Scene<View>): readonly Line[] | undefined {
  const { question } = scene;
  if (question?.prompt !== 'act') return undefined;
  const lines = ORDER.flatMap((verb) => linesFor(verb, question.choices, scene));
  // One press may begin several actions: it is listed with the best of them.
  return lines.filter(
    ({ ref, label }, i) => lines.findIndex((one) => one.ref === ref && one.label === label) === i,
  );
}

function linesFor(verb: LineVerb, choices: readonly Choice[], scene: Scene<View>): readonly Line[] {
  const refs = new Set(choices.flatMap(([name, ref]) => (name === verb && ref ? [ref] : [])));
  return [...refs].map((ref) => ({ ref, label: labelOf(verb, ref, scene), icon: iconOf(verb, ref) }));
}

function iconOf(verb: LineVerb, ref: Ref): Line['icon'] {
  if (isUnit(ref)) return { mark: ref };
  return { name: isArtefact(ref) ? KIND_ICONS[ref] : (ICONS[verb] ?? 'help') };
}

function labelOf(verb: LineVerb, ref: Ref, { language, view, messages }: Scene<View>): string {
  const say = uiMessages[language];
  if (verb === 'hire' || verb === 'create') return say.short[ref as CardPileId];
  if (verb === 'city' || verb === 'road') return say.shortLand[ref as keyof typeof say.shortLand];
  if (verb === 'upgrade') return say.lineUpgrade(ref, (view.land.levels[cellIndex(ref)] ?? 0) + 1);
  if (verb === 'recruit') return say.lineRecruit(ref);
  if (verb === 'annex' || verb === 'assault' || verb === 'attack')
    return say.lineFight[verb](messages.ref(ref));
  if (verb === 'walk' || verb === 'ride' || verb === 'fly')
    return say.lineMove[verb](Number(ref.split('-')[1]));
  if (verb === 'strike') return messages.ref(ref);
  const card: Card = ref.includes('~') ? readLaid(ref).card : (ref as Card);
  return say.lineUse(say.short[info(card).kind]);
}

export interface NearLine {
  readonly pile: CardPileId;
  /** What one more of would do, in words. */
  readonly missing: readonly string[];
}

export function nearLines(scene: Scene<View>): readonly NearLine[] {
  const { view, language } = scene;
  const items = ownItems(scene);
  const { short } = uiMessages[language];
  return CARD_PILE_IDS.flatMap((pile) => {
    const cost = pileCost(pile);
    if (!cost || view.piles[pile].size === 0) return [];
    const kinds = oneShort(cost, items, view.day.illuminated as ArtefactId);
    return kinds.length > 0 ? [{ pile, missing: kinds.map((kind) => short[kind]) }] : [];
  });
}
