import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findBlockingOf } from './queries.ts';

/** Whom somebody muted and which posts they hid, for their archive. */
export async function listBlockingOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['blocking']> {
  const { muted, hidden } = await findBlockingOf(db, personID);
  return {
    muted: muted.map(({ resource_type, resource_id, created_at }) => ({
      resourceType: resource_type,
      resourceID: resource_id,
      at: created_at.toISOString(),
    })),
    hiddenPosts: hidden.map(({ post_id, created_at }) => ({ postID: post_id, at: created_at.toISOString() })),
  };
}
