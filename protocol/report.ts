/** Somebody at a table tells the hosts of the site about somebody else. */
import * as v from 'valibot';
import { wholeNumber } from './whole-number.ts';

/** The longest reason or note, in characters. */
export const LONGEST_REASON = 200;
/** A reason must be readable; what turns text round or hides in it is left out. */
export const sentence = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  ),
  v.maxLength(LONGEST_REASON),
);
/** What somebody may be reported for. */
export const COMPLAINTS = ['insult', 'harassment', 'spam', 'name', 'stalling', 'cheating', 'other'] as const;
export type Complaint = (typeof COMPLAINTS)[number];

export const identitySchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Who writes or sits at a table may be reported; `line` is the number of what they wrote. */
export const reportSchema = v.strictObject({
  who: identitySchema,
  line: v.optional(wholeNumber(1)),
  complaint: v.picklist(COMPLAINTS),
  text: v.optional(sentence, ''),
});
export type ReportFields = v.InferOutput<typeof reportSchema>;
