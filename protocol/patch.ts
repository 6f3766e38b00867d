/** What changed of a view: a merge patch of JSON (RFC 7386). Objects are patched, everything else is replaced. */
export interface Patch {
  /** `null` takes a field away. */
  readonly [field: string]: unknown;
}

interface Fields {
  [field: string]: unknown;
}

/** The view with the patch applied. Neither is changed; what the patch leaves alone is shared with the view. */
export function applyPatch(view: unknown, patch: Patch): unknown {
  const patched: Fields = isObject(view) ? { ...view } : {};
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) delete patched[field];
    else patched[field] = isObject(value) ? applyPatch(patched[field], value) : value;
  }
  return patched;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
