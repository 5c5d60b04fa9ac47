import type { ForMember } from '../../policy.ts';
import { answerJoinRequest } from './answer-join-request.ts';
import { markDeclined } from './queries.ts';

/** Declines who asked to join; they are told by mail, and may ask again after 30 days. @throws NotFound */
export function declineJoinRequest(context: ForMember, requestID: string): Promise<{ requestID: string }> {
  return answerJoinRequest(context, requestID, 'join-declined', (trx, { id }) => markDeclined(trx, id));
}
