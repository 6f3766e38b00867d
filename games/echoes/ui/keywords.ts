/** Keywords as tags that explain themselves. */
import type { IconName } from '@gonfalon/ui-kit';
import type { Keyword, KeywordOf, RuleId } from '../content/index.ts';
import { CLASSES, KEYWORDS } from '../content/index.ts';
import type { Profile } from '../rules/board.ts';

export const KEYWORD_ICONS: Readonly<Record<Keyword, IconName>> = {
  healthPlus: 'health-increase',
  anti: 'archery-target',
  armour: 'shield',
  reinforced: 'bordered-shield',
  charge: 'horseshoe',
  warCry: 'shouting',
  shortRange: 'crossbow',
  fatigue: 'hourglass',
  intimidation: 'terror',
  longRange: 'arrow-scope',
  naval: 'anchor',
  lightShip: 'sailboat',
  heavyShip: 'galleon',
  piercing: 'pierced-body',
  frontLine: 'spears',
  recruit: 'card-draw',
  regenerate: 'healing',
  riposte: 'riposte',
  volley: 'cannon-ball',
  meleeArmour: 'breastplate',
};

export const KEYWORD_RULES: Readonly<Record<Keyword, RuleId>> = {
  healthPlus: 'ECH-10.1',
  anti: 'ECH-10.2',
  armour: 'ECH-10.3',
  reinforced: 'ECH-10.4',
  charge: 'ECH-10.5',
  warCry: 'ECH-10.6',
  shortRange: 'ECH-10.7',
  fatigue: 'ECH-10.8',
  intimidation: 'ECH-10.9',
  longRange: 'ECH-10.10',
  naval: 'ECH-10.11',
  lightShip: 'ECH-10.12',
  heavyShip: 'ECH-10.13',
  piercing: 'ECH-10.14',
  frontLine: 'ECH-10.15',
  recruit: 'ECH-10.16',
  regenerate: 'ECH-10.17',
  riposte: 'ECH-10.18',
  volley: 'ECH-10.19',
  meleeArmour: 'ECH-10.24',
};

const NUMBERED: ReadonlySet<Keyword> = new Set<Keyword>([
  'armour',
  'reinforced',
  'charge',
  'warCry',
  'riposte',
  'volley',
  'meleeArmour',
]);

/** What a unit has at the moment, from its print and from everything that gives it more. */
export function keywordsNow(profile: Readonly<Profile>): readonly KeywordOf[] {
  const found: KeywordOf[] = [];
  for (const k of KEYWORDS) {
    if (k === 'anti') {
      for (const vs of [...CLASSES, 'buildings'] as const)
        if (profile.anti[vs]) found.push({ k, x: profile.anti[vs], vs });
    } else if (k === 'piercing' && profile.piercingUnits > 0) found.push({ k });
    else if (k !== 'healthPlus' && profile[k] > 0) found.push(NUMBERED.has(k) ? { k, x: profile[k] } : { k });
  }
  return found;
}

export const keywordRef = ({ k }: KeywordOf): string => `keyword:${k}`;

export function keywordIn(ref: string): Keyword | undefined {
  return ref.startsWith('keyword:') ? KEYWORDS.find((k) => ref === `keyword:${k}`) : undefined;
}
