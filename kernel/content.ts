/** What every game's content says in the same way: where a fact comes from, and lists that hold every id. */
import * as v from 'valibot';

/** Where a fact comes from: the rulebook, another published page, or our own design. */
export const SOURCES = ['rulebook', 'public', 'house'] as const;
export type Source = (typeof SOURCES)[number];

const sourceSchema = v.picklist(SOURCES);

/** Every datum names the source of each group of its facts; one that forgets a group is refused. */
export function provenance<const Group extends string>(...groups: readonly Group[]) {
  const entries = Object.fromEntries(groups.map((group) => [group, sourceSchema]));
  return v.pipe(v.strictObject(entries as Record<Group, typeof sourceSchema>), v.readonly());
}

/** Where each numbered rule comes from, and the rulings that explain our reading of it. */
export function ruleOrigins<Rule extends string, Ruling extends string>(
  rules: readonly Rule[],
  rulings: readonly Ruling[],
) {
  const origin = v.strictObject({
    source: v.pipe(v.array(sourceSchema), v.minLength(1), v.readonly()),
    rulings: v.pipe(v.array(v.picklist(rulings)), v.readonly()),
  });
  return v.strictObject(v.entriesFromList(rules, v.pipe(origin, v.readonly())));
}

/** A list that holds exactly these ids, in this order: lookups by id are then total. */
export function listOf<Id extends string, Item extends { readonly id: Id }>(
  ids: readonly Id[],
  item: v.GenericSchema<unknown, Item>,
) {
  return v.pipe(
    v.array(item),
    v.check(
      (list) => list.length === ids.length && list.every((entry, at) => entry.id === ids[at]),
      `expected each of ${ids.length} ids once, in order`,
    ),
    v.readonly(),
  );
}

/** Total, because the schema of the list demands every id. */
export function byId<Id extends string, Item extends { readonly id: Id }>(
  list: readonly Item[],
): Record<Id, Item> {
  return Object.fromEntries(list.map((item) => [item.id, item])) as Record<Id, Item>;
}
