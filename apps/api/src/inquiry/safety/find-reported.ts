import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { ActingAsEither } from '../../actor.ts';
import { found } from '../../found.ts';
import { type Party, partyOf } from '../party.ts';
import { findSides } from '../queries.ts';
import { findWritten, type WrittenRow } from './moderation-queries.ts';
import { findOther } from './safety-queries.ts';

/** Of a conversation as many of its last messages go with a report. */
const mostMessages = 20;

export interface Reported {
  /** Undefined when nobody is there any more. */
  party: Party | undefined;
  messages: WrittenRow[];
}

/** What somebody reports of a conversation of theirs: a message of the other side, or all of it. @throws NotFound */
export async function findReported(
  trx: Transaction<DB>,
  actor: ActingAsEither,
  { inquiryID, messageID }: { inquiryID: string; messageID: string | undefined },
): Promise<Reported> {
  const own = partyOf(actor);
  const { side } = found(await findSides(trx, { id: inquiryID, party: own }), 'request');
  const written = { inquiryID, side: side === 'S' ? 'R' : 'S', messageID, limit: mostMessages } as const;
  const messages = await findWritten(trx, written);
  found(messages[0], 'message');
  return { party: await findOther(trx, inquiryID, own), messages };
}
