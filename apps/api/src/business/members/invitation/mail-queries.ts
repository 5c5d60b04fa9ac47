import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** An invitation whose mail was not handed over yet. */
export function findUnmailed(db: Database, id: string) {
  return db
    .selectFrom('business_invitations as invitation')
    .innerJoin('businesses as business', 'business.id', 'invitation.business_id')
    .innerJoin('named_people as person', 'person.id', 'invitation.invited_by')
    .select(['invitation.mail_id', 'invitation.email', 'invitation.role', 'invitation.language'])
    .select(['business.company_name', 'person.first_name', 'person.last_name'])
    .where('invitation.id', '=', id)
    .where('invitation.mailed_at', 'is', null)
    .where('invitation.ended_at', 'is', null)
    .executeTakeFirst();
}

/** From now on the link of this mail leads to the invitation. @returns false when it was renewed or answered meanwhile */
export async function storeTokenHash(
  db: Database,
  { id, mailID, tokenHash }: { id: string; mailID: string; tokenHash: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('business_invitations')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .where('mail_id', '=', mailID)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markMailed(db: Database, id: string, mailID: string): Promise<void> {
  await db
    .updateTable('business_invitations')
    .set({ mailed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('mail_id', '=', mailID)
    .execute();
}
