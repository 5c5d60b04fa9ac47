import type { Database } from '@kontor/database';

export async function findAllOf(db: Database, userID: string, email: string) {
  const account = await db
    .selectFrom('accounts.users')
    .select(['id as userID', 'email', 'email_confirmed as emailConfirmed', 'first_name as firstName'])
    .select(['last_name as lastName', 'country_code as country', 'language'])
    .select(['terms_accepted_at as termsAcceptedAt', 'two_factor_enabled as hasSecondFactor'])
    .select(['delete_after as deleteAfter', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', userID)
    .executeTakeFirstOrThrow();
  const password = await db
    .selectFrom('accounts.credentials')
    .select('updated_at as changedAt')
    .where('user_id', '=', userID)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  const emailChange = await db
    .selectFrom('accounts.email_changes')
    .select(['new_email as newEmail', 'old_agreed as oldAgreed', 'new_agreed as newAgreed'])
    .select('expires_at as expiresAt')
    .where('user_id', '=', userID)
    .executeTakeFirst();
  const devices = await db
    .selectFrom('accounts.logins')
    .select(['user_agent as userAgent', 'ip_address as address', 'created_at as signedInAt'])
    .select(['updated_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .execute();
  const sessions = await db
    .selectFrom('accounts.session_families')
    .select(['id', 'created_at as createdAt', 'revoked_at as endedAt'])
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .execute();
  const passkeys = await db
    .selectFrom('accounts.passkeys')
    .select(['name', 'device_type as deviceType', 'backed_up as isBackedUp', 'created_at as createdAt'])
    .select('last_used_at as lastUsedAt')
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .execute();
  const mails = await db
    .selectFrom('accounts.mails')
    .select(['template as subject', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where('to_address', '=', email)
    .orderBy('created_at')
    .execute();
  const securityEvents = await db
    .selectFrom('accounts.security_events')
    .select(['kind', 'at', 'address', 'user_agent as userAgent', 'details'])
    .where('user_id', '=', userID)
    .orderBy('id')
    .execute();
  return { account, password, emailChange, devices, sessions, passkeys, mails, securityEvents };
}

export type AccountArchive = Awaited<ReturnType<typeof findAllOf>>;
