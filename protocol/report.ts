/** Somebody at a table tells the hosts of the site about somebody else. */
import * as v from 'valibot';
import { wholeNumber } from './whole-number.ts';

/** The longest reason or note, in characters. */
export const MAX_REASON_LENGTH = 200;
/** A reason must be readable; what turns text round or hides in it is left out. */
export const shortText = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  ),
  v.maxLength(MAX_REASON_LENGTH),
);
/** What somebody may be reported for. */
export const REPORT_REASONS = [
  'insult',
  'harassment',
  'spam',
  'name',
  'stalling',
  'cheating',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const identitySchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Who writes or sits at a table may be reported; `line` is the number of what they wrote. */
export const reportSchema = v.strictObject({
  who: identitySchema,
  line: v.optional(wholeNumber(1)),
  complaint: v.picklist(REPORT_REASONS),
  text: v.optional(shortText, ''),
});
export type ReportFields = v.InferOutput<typeof reportSchema>;
