/** What somebody hands in as a match file. */
import type { MatchFile } from '@gonfalon/kernel';
import { FORMAT, readMatchFile } from '@gonfalon/kernel';

/** No match comes near this, in characters. */
const MAX_TEXT_LENGTH = 20_000_000;

/** Why a text is no match file. `detail` is the first thing that is wrong with it. */
export type Unreadable =
  | { readonly why: 'too-large' | 'not-json' | 'not-a-match' }
  | { readonly why: 'broken'; readonly detail: string };

export function readMatchText(text: string): MatchFile | Unreadable {
  if (text.length > MAX_TEXT_LENGTH) return { why: 'too-large' };
  const value = parsed(text);
  if (value === undefined) return { why: 'not-json' };
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT)
    return { why: 'not-a-match' };
  try {
    return readMatchFile(value);
  } catch (error) {
    return { why: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
