type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** An object with some fields changed; one that becomes `undefined` is left out. */
export function changed<T extends object>(object: T, changes: Changes<T>): T {
  const entries = Object.entries({ ...object, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
}
