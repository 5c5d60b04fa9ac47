import type { Context } from '../context.ts';
import { countShown } from './list-queries.ts';

/** How many connections of a person or a business both sides show. */
export async function getConnectionSummary(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<{ connections: number }> {
  return { connections: await countShown(db, id) };
}
