import type { Context } from '../context.ts';
import { findLists } from './queries.ts';

/** The names of these lists, by their ids, of those a person may read. */
export async function namesOfLists(
  { db }: Pick<Context, 'db'>,
  personID: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const lists = await findLists(db, personID);
  return new Map(lists.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name]));
}
