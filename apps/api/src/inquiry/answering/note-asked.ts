import { safetyLimits } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { isAtOwnSite } from '../../business/members/join-request/own-site.ts';
import { findPeopleByIDs } from '../../person/find-people-by-ids.ts';
import { getPersonSince } from '../../person/get-person-since.ts';
import type { Party } from '../party.ts';
import { findReceivers, insertAsked, type LeftOut, type ReceiverRow } from './queries.ts';

interface Asked {
  sender: Party;
  authorID: string;
  /** Each with the business that received it. */
  inquiries: readonly { inquiryID: string; businessID: string }[];
}

/** What is needed to tell whether an inquiry counts. */
interface Facts {
  email: string | undefined;
  isNew: boolean;
  memberEmails: ReadonlyMap<string, string>;
}

/**
 * Has inquiries counted for the figures of those who received them, but for those that anybody could send to themselves: of colleagues,
 * from an address at the site of the business or of its people, from a new account, and a second one within 30 days,
 * under whichever name of the same people.
 */
export async function noteAsked(trx: Transaction<DB>, { sender, authorID, inquiries }: Asked): Promise<void> {
  const receivers = await findReceivers(trx, {
    sender,
    receivers: inquiries.map(({ businessID }) => businessID),
  });
  const people = await findPeopleByIDs({ db: trx }, [
    ...new Set([authorID, ...receivers.flatMap(({ member_ids }) => member_ids)]),
  ]);
  const emails = new Map(people.flatMap(({ id, email }) => (email ? [[id, email.toLowerCase()]] : [])));
  const since = await getPersonSince({ db: trx }, authorID);
  // Accounts are quickly made, and as quickly answered by whoever made them.
  const newest = Date.now() - safetyLimits.trustedAfterDays * 24 * 60 * 60_000;
  const facts: Facts = {
    email: emails.get(authorID),
    isNew: since === undefined || since.getTime() > newest,
    memberEmails: emails,
  };
  const byID = new Map(receivers.map((receiver) => [receiver.id, receiver]));
  await insertAsked(
    trx,
    inquiries.map((asked) => ({ ...asked, leftOut: leftOutOf(byID.get(asked.businessID), facts) })),
  );
}

function leftOutOf(receiver: ReceiverRow | undefined, facts: Facts): LeftOut | undefined {
  if (receiver?.has_colleague) return 'colleague';
  if (receiver && isSameSite(receiver, facts)) return 'same-site';
  if (facts.isNew) return 'new-account';
  return receiver?.asked_before ? 'asked-before' : undefined;
}

/** Addresses of providers of mail say nothing about who works where. */
function isSameSite({ website, member_ids }: ReceiverRow, { email, memberEmails }: Facts): boolean {
  if (email === undefined) return false;
  const sites = member_ids.flatMap((id) => memberEmails.get(id)?.split('@').at(-1) ?? []);
  return [website, ...sites].some((site) => isAtOwnSite(email, site));
}
