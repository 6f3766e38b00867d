/** References with a prefix, such as `card:fireball`: how they are made, and how they are read back. */
import type { Ref } from './types.ts';

export interface RefKind<Id extends string = string, Prefix extends string = string> {
  /** The reference of a thing of this kind. */
  ref(id: Id): `${Prefix}:${Id}`;
  /** The thing that a reference names; undefined if it names none of this kind. */
  idIn(ref: Ref | undefined): Id | undefined;
}

/** Things of one kind; `ids` are all there are, or a test for what is an id. */
export function refKind<const Id extends string, const Prefix extends string>(
  prefix: Prefix,
  ids: readonly Id[] | ((id: string) => id is Id),
): RefKind<Id, Prefix> {
  const known = typeof ids === 'function' ? undefined : new Map(ids.map((id) => [`${prefix}:${id}`, id]));
  const start = `${prefix}:`;
  return {
    ref: (id) => `${prefix}:${id}`,
    idIn(ref) {
      if (ref === undefined || typeof ids !== 'function') return known?.get(ref ?? '');
      const id = ref.startsWith(start) ? ref.slice(start.length) : '';
      return ids(id) ? id : undefined;
    },
  };
}
