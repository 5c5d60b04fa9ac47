import type { PublicProfile } from '@kontor/contract';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { presentPublicProfile } from './present.ts';
import { findPublicProfile } from './queries.ts';

/** @throws NotFound */
export async function getPublicProfile(
  { db, reference, language }: Context,
  userID: string,
): Promise<PublicProfile> {
  const row = found(await findPublicProfile(db, userID), 'person');
  return presentPublicProfile(row, reference, language);
}
