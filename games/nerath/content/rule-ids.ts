import rulesJson from './rules.json' with { type: 'json' };
import rulingsJson from './rulings.json' with { type: 'json' };

export type RuleId = keyof typeof rulesJson;
export const RULE_IDS = Object.keys(rulesJson) as RuleId[];

export type RulingId = keyof typeof rulingsJson;
export const RULING_IDS = Object.keys(rulingsJson) as RulingId[];

/** The number before the dot. */
type ChapterOf<Id> = Id extends `NER-${infer Chapter}.${string}` ? Chapter : never;
export type Chapter = ChapterOf<RuleId>;
export const CHAPTERS = [...new Set(RULE_IDS.map((id) => id.slice(4, id.indexOf('.'))))] as Chapter[];
