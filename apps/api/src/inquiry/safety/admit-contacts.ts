import { type InquiryFolder, type Issue, type SenderTrust, safetyLimits } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { ActingAsEither } from '../../actor.ts';
import { partyOf } from '../party.ts';
import { checkMayContact } from './check-may-write.ts';
import {
  findAcquaintances,
  findContactAges,
  findIsTrusted,
  insertContacts,
  lockContacts,
} from './contact-queries.ts';
import { contactsFreeIn } from './contacts-free-in.ts';

/** What becomes of inquiries that may be sent. */
export interface Admitted {
  folderOf: (receiverID: string) => InquiryFolder;
  /** Counts those that are first contacts, once they are there. */
  count: (inquiryIDs: ReadonlyMap<string, string>) => Promise<void>;
}

/**
 * Lets somebody send inquiries to businesses: to those that wrote with them before as many as they like, to others so many a day. Those of
 * senders who are not trusted yet lie in a folder of their own until the receiver knows them.
 * @throws TooManyRequests with the time after which it is possible, Forbidden while sending is suspended, Conflict for who is blocked
 */
export async function admitContacts(
  trx: Transaction<DB>,
  actor: ActingAsEither,
  receiverIDs: readonly string[],
): Promise<Admitted> {
  await checkMayContact(trx, actor, receiverIDs);
  const sender = partyOf(actor);
  const days = safetyLimits.trustedAfterDays;
  const businessID = actor.actingBusiness?.businessID;
  await lockContacts(trx, actor.id);
  const acquaintances = await findAcquaintances(trx, sender, receiverIDs);
  const known = new Set(acquaintances.flatMap((each) => (each.is_known ? each.receiver_id : [])));
  const found = new Set(acquaintances.flatMap((each) => (each.is_in_inbox ? each.receiver_id : [])));
  const strangers = receiverIDs.filter((id) => !known.has(id));
  const isTrusted = await findIsTrusted(trx, { personID: actor.id, businessID, days });
  const trust: Exclude<SenderTrust, 'known'> = isTrusted ? 'confirmed' : 'new';
  if (strangers.length > 0) {
    const limit = safetyLimits.firstContactsADay[trust];
    const wait = contactsFreeIn(await findContactAges(trx, actor.id), strangers.length, limit);
    if (wait > 0) throw tooMany(limit, wait);
  }
  return {
    folderOf: (id) => (isTrusted || known.has(id) || found.has(id) ? 'inbox' : 'strangers'),
    async count(inquiryIDs) {
      const counted = strangers.flatMap((id) => inquiryIDs.get(id) ?? []);
      if (counted.length > 0) await insertContacts(trx, actor.id, counted);
    },
  };
}

function tooMany(limit: number, retryAfter: number): KontorError {
  const message = `You can write to ${limit} businesses in 24 hours that you have not written with before.`;
  const issue: Issue = { in: 'body', field: 'to', code: 'tooMany', limit, message };
  return new KontorError('TooManyRequests', message, { issues: [issue], retryAfter });
}
