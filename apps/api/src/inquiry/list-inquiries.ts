import {
  type Data,
  type Input,
  type listInquiries as listInquiriesCall,
  teamFilters,
} from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { partyOf } from './party.ts';
import { findInquiries } from './queries.ts';
import { countFolders } from './safety/safety-queries.ts';
import { showInquiries } from './show-inquiries.ts';
import { wordsQuery } from './words.ts';

/** A page of the conversations of whom somebody acts as. @throws BadRequest for what is no cursor, and for a filter only teams have */
export async function listInquiries(
  context: ForEither,
  query: Input<typeof listInquiriesCall>['query'],
): Promise<Data<typeof listInquiriesCall>> {
  const { filter = 'all', folder = 'inbox', order = 'created', size, text, after } = query;
  if (!context.actor.actingBusiness && teamFilters.includes(filter))
    throw new KontorError('BadRequest', 'Only a business has a team.');
  const party = partyOf(context.actor);
  const page = findInquiries(context.db, {
    party,
    readerID: context.actor.id,
    filter,
    folder,
    order,
    words: wordsQuery(text),
    from: readCursor(after, 'uuid'),
    // One more says whether there is another page.
    size: size + 1,
  });
  const [found, folders] = await Promise.all([page, countFolders(context.db, party)]);
  const { rows, next } = pageOf(found, size, ({ id }) => id);
  return {
    inquiries: await showInquiries(context, rows),
    next,
    folders,
  };
}
