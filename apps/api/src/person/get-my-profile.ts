import type { MyProfile } from '@kontor/contract';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { presentMyProfile } from './present.ts';
import { findProfile } from './queries.ts';

/** @throws SessionError when the person's account was deleted a moment ago */
export async function getMyProfile({ db, reference, language, actor }: Context<Person>): Promise<MyProfile> {
  const row = await findProfile(db, actor.id);
  if (!row) throw new KontorError('SessionError', 'This account no longer exists.');
  return presentMyProfile(row, reference, language);
}
