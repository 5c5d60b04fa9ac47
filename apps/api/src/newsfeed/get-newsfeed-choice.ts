import type { NewsfeedChoice } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findChoice } from './queries.ts';

/** Which posts somebody chose to see, for their archive. */
export async function getNewsfeedChoice(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<{ choice?: NewsfeedChoice }> {
  const choice = await findChoice(db, personID);
  return choice === undefined ? {} : { choice };
}
