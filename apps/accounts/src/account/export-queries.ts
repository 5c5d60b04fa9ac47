import type { Database } from '@kontor/database';
import { findPasswordTime } from './credentials.ts';

export async function findArchive(db: Database, userID: string) {
  const account = await db
    .selectFrom('accounts.users')
    .select(['id as userID', 'email', 'email_confirmed as emailConfirmed', 'first_name as firstName'])
    .select(['last_name as lastName', 'country_code as country', 'language'])
    .select(['terms_accepted_at as termsAcceptedAt', 'two_factor_enabled as hasSecondFactor'])
    .select(['delete_after as deleteAfter', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', userID)
    .executeTakeFirstOrThrow();
  const changedAt = await findPasswordTime(db, userID);
  const password = changedAt && { changedAt };
  const emailChange = await db
    .selectFrom('accounts.email_changes')
    .select(['new_email as newEmail', 'old_agreed as oldAgreed', 'new_agreed as newAgreed'])
    .select('expires_at as expiresAt')
    .where('user_id', '=', userID)
    .executeTakeFirst();
  return { account, password, emailChange };
}
