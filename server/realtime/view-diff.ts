/** The patch that leads from one view to the next: what clients apply with `applyPatch`. */
import type { Patch } from '@gonfalon/protocol';

interface Fields {
  [field: string]: unknown;
}

/** A field is `null`, which in a patch would mean that it is gone. */
class NoPatch extends Error {}

/** What changed, in objects of its own; undefined if a patch cannot say it. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (!isObject(before) || !isObject(after)) return undefined;
  try {
    return changes(before, after) ?? {};
  } catch (error) {
    if (error instanceof NoPatch) return undefined;
    throw error;
  }
}

/**
 * The view with a patch of `patchBetween` applied, of which it keeps parts. A view lives until the next one: what is
 * copied for it lives as long, which is long for garbage, and most of it would be the same again.
 */
export function patchInPlace(view: unknown, patch: Patch): unknown {
  if (!isObject(view)) return patch;
  let isGone = false;
  for (const field in patch) {
    const value = patch[field];
    if (value === null) isGone = true;
    else view[field] = isObject(value) ? patchInPlace(view[field], value) : value;
  }
  // An object that fields were deleted from is slow ever after.
  return isGone ? Object.fromEntries(Object.entries(view).filter(([field]) => patch[field] !== null)) : view;
}

function changes(before: Readonly<Fields>, after: Readonly<Fields>): Patch | undefined {
  let patch: Record<string, unknown> | undefined;
  let left = 0;
  for (const _ in before) left++;
  for (const field in after) {
    const now = after[field];
    if (now === undefined) continue;
    const old = before[field];
    if (old !== undefined) left--;
    if (old === now) continue;
    const change = changeOf(old, now);
    if (change === undefined) continue;
    patch ??= {};
    patch[field] = change;
  }
  // To look for what is gone costs as much as the rest, and most of the time nothing is.
  return left === 0 ? patch : { ...patch, ...gone(before, after) };
}

function gone(before: Readonly<Fields>, after: Readonly<Fields>): Patch {
  const fields = Object.keys(before).filter((field) => after[field] === undefined);
  return Object.fromEntries(fields.map((field) => [field, null]));
}

function changeOf(before: unknown, after: unknown): unknown {
  if (typeof after !== 'object' || after === null) return copied(after);
  if (Array.isArray(after)) return isSameList(before, after) ? undefined : copied(after);
  return isObject(before) ? changes(before, after as Fields) : copied(after);
}

function isSameList(before: unknown, after: readonly unknown[]): boolean {
  if (!Array.isArray(before) || before.length !== after.length) return false;
  for (let index = 0; index < after.length; index++) {
    const old: unknown = before[index];
    const now = after[index];
    if (old !== now && (typeof now !== 'object' || changeOf(old, now) !== undefined)) return false;
  }
  return true;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (isObject(value)) {
    const copy: Record<string, unknown> = {};
    for (const field in value) if (value[field] !== undefined) copy[field] = copied(value[field]);
    return copy;
  }
  // JSON has no other numbers, and writes `null` for them.
  if (value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
    throw new NoPatch();
  return value;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
