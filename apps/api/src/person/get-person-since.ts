import type { Context } from '../context.ts';
import { findSince } from './queries.ts';

/** Since when somebody has an account; undefined for somebody there is not. */
export async function getPersonSince({ db }: Pick<Context, 'db'>, id: string): Promise<Date | undefined> {
  return (await findSince(db, id))?.created_at;
}
