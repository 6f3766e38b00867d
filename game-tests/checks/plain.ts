/** Where a value is not plain JSON, as a path; undefined if it is. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  const prototype = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return path;
  for (const [key, part] of Object.entries(value)) {
    // A key without a value is left out of JSON; an element is not.
    if (part === undefined && !Array.isArray(value)) continue;
    const found = notPlain(part, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
