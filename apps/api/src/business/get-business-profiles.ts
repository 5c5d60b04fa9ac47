import type { BusinessProfile } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentBusinessProfile } from './present.ts';
import { findBusinessProfiles } from './queries.ts';

/** Whole profiles in the order of the ids, in one statement; ids without a business are left out. */
export async function getBusinessProfiles(
  { db, reference, language }: Pick<Context, 'db' | 'reference' | 'language'>,
  ids: readonly string[],
): Promise<BusinessProfile[]> {
  const rows = await findBusinessProfiles(db, ids);
  return rows.map((row) => presentBusinessProfile(row, reference, language));
}
