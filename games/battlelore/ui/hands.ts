/** What lies before the viewer: cards in hand, cards to choose from, what is to be placed. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { COUNCIL_SEATS } from '../content/index.ts';
import type { CampView, View } from '../rules/views.ts';

const GROUPS = [
  'council',
  'landmarks',
  'scouted',
  'dealt',
  'theirs',
  'their-lore',
  'command',
  'lore',
] as const;
export type GroupName = (typeof GROUPS)[number];

export interface Group {
  readonly name: GroupName;
  readonly refs: readonly Ref[];
  /** Whether a choice may be about it now: the same card may lie in two places. */
  readonly live: boolean;
}

/** Questions that are about one group only. */
const ABOUT: Readonly<Record<string, GroupName>> = {
  council: 'council',
  landmark: 'landmarks',
  scout: 'scouted',
  'keep-lore': 'dealt',
  'lore-keep': 'dealt',
  spy: 'theirs',
  sabotage: 'their-lore',
};

/** Only the first part of a War Council: its creatures come with the army. */
const MASTERS = COUNCIL_SEATS.filter((seat) => seat !== 'creature');

export function groups({
  view,
  viewer,
  question,
}: Pick<Scene<View>, 'view' | 'viewer' | 'question'>): Group[] {
  if (viewer === 'spectator') return [];
  const [mine, theirs] = viewer === 0 ? view.camps : [view.camps[1], view.camps[0]];
  const refs = refsOf(view, viewer, mine, theirs, question?.prompt === 'council');
  const about = question && ABOUT[question.prompt];
  return GROUPS.flatMap((name) =>
    refs[name].length === 0
      ? []
      : [{ name, refs: refs[name], live: about ? name === about : name === 'command' || name === 'lore' }],
  );
}

function refsOf(view: View, seat: number, mine: CampView, theirs: CampView, assembling: boolean) {
  const command = (cards: CampView['hand'] = []): readonly Ref[] => cards.map((card) => `card:${card}`);
  const lore = (cards: CampView['lore'] = []): readonly Ref[] => cards.map((card) => `lore:${card}`);
  return {
    council: assembling ? MASTERS.map((master) => `master:${master}`) : [],
    landmarks: view.toPlace.filter(({ owner }) => owner === seat).map(({ type }) => `landmark:${type}`),
    scouted: command(mine.scouted),
    dealt: lore(mine.dealt),
    theirs: command(theirs.hand),
    'their-lore': lore(theirs.lore),
    command: command(mine.hand),
    lore: lore(mine.lore),
  } satisfies Record<GroupName, readonly Ref[]>;
}
