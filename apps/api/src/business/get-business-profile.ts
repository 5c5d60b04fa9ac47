import type { BusinessProfile } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { presentBusinessProfile } from './present.ts';
import { findBusinessProfile } from './queries.ts';

/** @throws NotFound */
export async function getBusiness(
  { db, reference, language }: Context,
  businessID: string,
): Promise<BusinessProfile> {
  const row = await findBusinessProfile(db, businessID);
  if (!row) throw new KontorError('NotFound', 'There is no such business.');
  return presentBusinessProfile(row, reference, language);
}
