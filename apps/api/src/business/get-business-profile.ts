import type { BusinessProfile } from '@kontor/contract';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { presentBusinessProfile } from './present.ts';
import { findBusinessProfile } from './queries.ts';

/** @throws NotFound */
export async function getBusinessProfile(
  { db, reference, language }: Context,
  businessID: string,
): Promise<BusinessProfile> {
  const row = found(await findBusinessProfile(db, businessID), 'business');
  return presentBusinessProfile(row, reference, language);
}
