import type { ForEither } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { partyOf } from '../party.ts';
import { findSides } from '../queries.ts';
import { deleteMute, insertMute } from './safety-queries.ts';

/** Ends notifications about a conversation for whoever asks, or takes that back. @throws NotFound */
export async function muteInquiry(
  context: ForEither,
  id: string,
  isMuted: boolean,
): Promise<{ requestID: string; isMuted: boolean }> {
  const { actor } = context;
  return write(context, { noun: 'inquiry', id }, async (trx) => {
    found(await findSides(trx, { id, party: partyOf(actor) }), 'request');
    await (isMuted ? insertMute : deleteMute)(trx, id, actor.id);
    return { requestID: id, isMuted };
  });
}
