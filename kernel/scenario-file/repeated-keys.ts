/** Finds what JSON.parse passes over in silence: a key that an object has twice, of which only the last counts. */

/** An open object with its keys, or an open list with the place in it. */
interface Open {
  readonly keys: Set<string> | undefined;
  at: string | number;
  keyNext: boolean;
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/** The paths of the keys that are repeated, in the order of the text, which must be JSON. */
export function repeatedKeys(text: string): (string | number)[][] {
  const found: (string | number)[][] = [];
  const open: Open[] = [];
  for (const [token] of text.matchAll(TOKENS)) {
    const top = open[open.length - 1];
    if (token === '{') open.push({ keys: new Set(), at: '', keyNext: true });
    else if (token === '[') open.push({ keys: undefined, at: 0, keyNext: false });
    else if (token === '}' || token === ']') open.pop();
    else if (!top) continue;
    else if (token === ',') {
      if (top.keys) top.keyNext = true;
      else top.at = Number(top.at) + 1;
    } else if (top.keys && top.keyNext) {
      const key = String(JSON.parse(token));
      top.at = key;
      top.keyNext = false;
      if (top.keys.has(key)) found.push(open.map(({ at }) => at));
      top.keys.add(key);
    }
  }
  return found;
}
