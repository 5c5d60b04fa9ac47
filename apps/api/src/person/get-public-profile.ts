import type { PublicProfile } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { presentPublicProfile } from './present.ts';
import { findPublicProfile } from './queries.ts';

/** @throws NotFound */
export async function getPublic(
  { db, reference, language }: Context,
  userID: string,
): Promise<PublicProfile> {
  const row = await findPublicProfile(db, userID);
  if (!row) throw new KontorError('NotFound', 'There is no such person.');
  return presentPublicProfile(row, reference, language);
}
