import type { BusinessProfile } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { presentBusinessProfile } from './present.ts';
import { findBusinessProfile, listCertificates, listHoldingFacts } from './queries.ts';

/** @throws NotFound */
export async function getBusiness(
  { db, reference, language }: Context,
  businessID: string,
): Promise<BusinessProfile> {
  const [row, certificates, facts] = await Promise.all([
    findBusinessProfile(db, businessID),
    listCertificates(db, businessID),
    listHoldingFacts(db, businessID),
  ]);
  if (!row) throw new KontorError('NotFound', 'There is no such business.');
  return presentBusinessProfile(row, certificates, facts, reference, language);
}
