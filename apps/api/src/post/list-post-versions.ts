import type { Data, listPostVersions as listPostVersionsCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { findVersions } from './queries.ts';
import { findIsShown } from './rights-queries.ts';

/** What a post said before it was edited. @throws NotFound for one that is not there, or removed, or not for whoever asks */
export async function listPostVersions(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<Data<typeof listPostVersionsCall>> {
  found((await findIsShown(db, id, actor.kind === 'person' ? actor.id : undefined)) || undefined, 'post');
  const versions = await findVersions(db, id);
  return { versions: versions.map(({ content, until }) => ({ content, until: until.toISOString() })) };
}
