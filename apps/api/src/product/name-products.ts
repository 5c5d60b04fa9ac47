import type { Context } from '../context.ts';
import { findNames } from './queries.ts';

/** The names of products by their ids, whether they are listed or not; without those there are no more. */
export async function nameProducts(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  return new Map((await findNames(db, ids)).map(({ id, name }) => [id, name]));
}
