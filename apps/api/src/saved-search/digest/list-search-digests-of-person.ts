import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { findDigestTimes } from './digest-queries.ts';

/** When somebody was mailed what is new in their searches, for their archive. */
export async function listSearchDigestsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['savedSearchDigests']> {
  return (await findDigestTimes(db, personID)).map((at) => at.toISOString());
}
