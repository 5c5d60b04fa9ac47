import type { Data, Input, listGroups as listGroupsCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { presentGroupCard } from './present.ts';
import { findListed } from './queries.ts';

/** Groups that are not private, the last first. @throws BadRequest for what is no cursor */
export async function listGroups(
  context: Pick<Context, 'db' | 'reference' | 'language' | 'actor'>,
  { search, kind, industry: industryID, country, size, after }: Input<typeof listGroupsCall>['query'],
): Promise<Data<typeof listGroupsCall>> {
  const { db, actor } = context;
  const isForPerson = actor.kind === 'person';
  const readerID = isForPerson ? actor.id : undefined;
  const from = readCursor(after, 'uuid');
  // One more says whether there is another page.
  const found = await findListed(db, { readerID, search, kind, industryID, country, from, size: size + 1 });
  const { rows, next } = pageOf(found, size, ({ id }) => id);
  return { groups: rows.map((row) => presentGroupCard(context, row, isForPerson)), next };
}
