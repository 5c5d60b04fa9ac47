import type { ReadDatabase } from '@kontor/database';
import type { ToldOfLike } from '../reaction/liked.ts';
import { findWriter } from './mention-queries.ts';
import { quoted } from './quoted.ts';

/** Who is told that a post is liked: whoever wrote it, for a business as one of its people. Nobody of one that is removed. */
export async function findToldOfLike(db: ReadDatabase, postID: string): Promise<ToldOfLike | undefined> {
  const row = await findWriter(db, postID);
  if (!row) return undefined;
  const { author_id: personID, business_id, name: to, content } = row;
  return { personID, businessID: business_id ?? undefined, to, subject: quoted(content) };
}
