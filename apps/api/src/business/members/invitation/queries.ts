import type { Language } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/**
 * Invitations that can be answered, or could until they expired: nobody has answered, the business has an owner, and who sent it may
 * still invite somebody with this role.
 */
function openInvitations(db: ReadDatabase) {
  return db
    .selectFrom('business_invitations as invitation')
    .innerJoin('business_members as sender', (join) =>
      join
        .onRef('sender.business_id', '=', 'invitation.business_id')
        .onRef('sender.person_id', '=', 'invitation.invited_by'),
    )
    .innerJoin('businesses as business', 'business.id', 'invitation.business_id')
    .innerJoin('named_people as person', 'person.id', 'invitation.invited_by')
    .where('invitation.ended_at', 'is', null)
    .where('business.claimed_at', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        eb('sender.role', '=', 'owner'),
        and([eb('sender.role', '=', 'admin'), eb('invitation.role', '=', 'member')]),
      ]),
    );
}

const isExpired = sql<boolean>`invitation.expires_at <= now()`.as('is_expired');

/** The open invitations of a business, expired ones, too, the newest first (`business_invitations_open`). */
export function findOpenOfBusiness(db: ReadDatabase, businessId: string) {
  return openInvitations(db)
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'invitation.invited_by'])
    .select(['invitation.created_at', 'invitation.expires_at', isExpired])
    .select(['person.first_name', 'person.last_name'])
    .where('invitation.business_id', '=', businessId)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id')
    .execute();
}

/**
 * The invitations an address can accept, the newest first (`business_invitations_by_email`), without those that would give whose address it
 * is no more than they have: nobody is asked for that when an address is invited.
 */
export function findOpenOfAddress(
  db: ReadDatabase,
  { email, personID }: { email: string; personID: string },
) {
  return openInvitations(db)
    .select(['invitation.id', 'invitation.business_id', 'invitation.role', 'invitation.expires_at'])
    .select(['person.first_name', 'person.last_name'])
    .where('invitation.email', '=', email.toLowerCase())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('business_members as own')
            .select('own.person_id')
            .whereRef('own.business_id', '=', 'invitation.business_id')
            .where('own.person_id', '=', personID)
            .where(({ or, eb }) =>
              or([eb('own.role', '<>', 'member'), eb('invitation.role', '=', 'member')]),
            ),
        ),
      ),
    )
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id')
    .limit(100)
    .execute();
}

/** What the link of an invitation shows (`business_invitations_token_hash_key`). */
export function findByToken(db: ReadDatabase, tokenHash: Buffer) {
  return openInvitations(db)
    .select(['invitation.business_id', 'invitation.role', 'invitation.expires_at', isExpired])
    .select(['business.company_name', 'person.first_name', 'person.last_name'])
    .where('invitation.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

function toAnswer(db: ReadDatabase) {
  return openInvitations(db)
    .select(['invitation.id', 'invitation.business_id', 'invitation.email', 'invitation.role', isExpired])
    .forUpdate('invitation');
}

/** An open invitation by its link; nobody else answers it until the transaction ends. */
export function lockByToken(db: Database, tokenHash: Buffer) {
  return toAnswer(db).where('invitation.token_hash', '=', tokenHash).executeTakeFirst();
}

/** The same by its id, to an address. */
export function lockByAddress(db: Database, id: string, email: string) {
  return toAnswer(db)
    .where('invitation.id', '=', id)
    .where('invitation.email', '=', email.toLowerCase())
    .executeTakeFirst();
}

export type AnsweredInvitation = NonNullable<Awaited<ReturnType<typeof lockByToken>>>;

/** The business whose invitation an address has accepted by this link. */
export async function findAccepted(
  db: ReadDatabase,
  tokenHash: Buffer,
  email: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('business_invitations')
    .select('business_id')
    .where('token_hash', '=', tokenHash)
    .where('email', '=', email.toLowerCase())
    .where('outcome', '=', 'accepted')
    .executeTakeFirst();
  return row?.business_id;
}

function unanswered(db: Database, businessId: string) {
  return db
    .selectFrom('business_invitations')
    .select(['id', 'email', 'role'])
    .where('business_id', '=', businessId)
    .where('ended_at', 'is', null)
    .forUpdate();
}

/** An invitation of a business nobody has answered, whoever sent it. */
export function lockOfBusiness(db: Database, businessId: string, id: string) {
  return unanswered(db, businessId).where('id', '=', id).executeTakeFirst();
}

/** The same by its address. */
export function lockOfAddress(db: Database, businessId: string, email: string) {
  return unanswered(db, businessId).where('email', '=', email).executeTakeFirst();
}

interface Sent {
  invitedBy: string;
  role: 'admin' | 'member';
  language: Language;
}

/** @returns undefined where the address has an open invitation of the business */
export async function insertInvitation(
  db: Database,
  { businessId, email, invitedBy, role, language }: Sent & { businessId: string; email: string },
): Promise<{ id: string; mail_id: string } | undefined> {
  return db
    .insertInto('business_invitations')
    .values({ business_id: businessId, email, invited_by: invitedBy, role, language })
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'email']).where('ended_at', 'is', null).doNothing(),
    )
    .returning(['id', 'mail_id'])
    .executeTakeFirst();
}

/** Another mail with another link: the former one leads nowhere from now on. */
export async function renewInvitation(
  db: Database,
  id: string,
  { invitedBy, role, language }: Sent,
): Promise<string> {
  const { mail_id } = await db
    .updateTable('business_invitations')
    .set(({ eb }) => ({
      invited_by: invitedBy,
      role,
      language,
      mail_id: sql<string>`gen_random_uuid()`,
      mails: eb('mails', '+', 1),
      mailed_at: null,
      token_hash: null,
      expires_at: sql<Date>`now() + interval '14 days'`,
    }))
    .where('id', '=', id)
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  return mail_id;
}

export async function endInvitation(
  db: Database,
  id: string,
  outcome: 'accepted' | 'declined' | 'revoked',
): Promise<void> {
  await db
    .updateTable('business_invitations')
    .set({ outcome, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** How many invitations of a business wait for an answer (`business_invitations_open`). */
export async function countOpen(db: ReadDatabase, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('business_invitations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
