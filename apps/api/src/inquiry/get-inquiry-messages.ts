import type { Data, getInquiryMessages as getInquiryMessagesCall, Input } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { findFilesOf } from './file-queries.ts';
import { findMessages } from './message-queries.ts';
import { namedSides } from './named-sides.ts';
import { partyOf } from './party.ts';
import { presentMessage } from './present.ts';
import { findSides } from './queries.ts';

/** Messages of a conversation of whom somebody acts as, oldest first. @throws NotFound */
export async function getInquiryMessages(
  context: ForEither,
  id: string,
  { before, after, size }: Input<typeof getInquiryMessagesCall>['query'],
): Promise<Data<typeof getInquiryMessagesCall>> {
  const { db, actor } = context;
  const inquiry = found(await findSides(db, { id, party: partyOf(actor) }), 'request');
  const rows = await findMessages(db, { inquiryID: id, before, after, size: size + 1 });
  const wanted = rows.slice(0, size);
  const files = await findFilesOf(
    db,
    wanted.map((row) => row.id),
    actor.id,
  );
  const reader = { side: inquiry.side, named: namedSides(inquiry) };
  return {
    messages: (after === undefined ? wanted.reverse() : wanted).map((row) =>
      presentMessage(row, files, reader),
    ),
    hasMore: rows.length > size,
  };
}
