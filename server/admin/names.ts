import type { Store } from '../store/store.ts';

/** The names of people by their ids; of who was forgotten there is none. */
export async function namesOf(
  store: Pick<Store, 'identities'>,
  ids: readonly (string | undefined)[],
): Promise<(id: string | undefined) => string> {
  const people = await store.identities([...new Set(ids.filter((id) => id !== undefined))]);
  return (id) => people.get(id ?? '')?.name ?? '';
}
