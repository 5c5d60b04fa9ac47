import type { Database } from '@kontor/database';
import type { DB } from '@kontor/database/schema';
import { type ExpressionBuilder, sql } from 'kysely';
import { hashToken, newToken } from '../secret.ts';

/** What a link sent by mail is good for, and how many seconds. */
const lifetimes = {
  'confirm-email': 24 * 3_600,
  'new-password': 3_600,
  'change-email-from': 24 * 3_600,
  'change-email-to': 24 * 3_600,
  'undo-deletion': 14 * 24 * 3_600,
};

export type LinkPurpose = keyof typeof lifetimes;

/** What stands in a new link of an account; older ones of the same purpose stop working. */
export async function makeLink(db: Database, userID: string, purpose: LinkPurpose): Promise<string> {
  const token = newToken();
  await db
    .deleteFrom('accounts.links')
    .where('user_id', '=', userID)
    .where('purpose', '=', purpose)
    .execute();
  await db
    .insertInto('accounts.links')
    .values({
      token_hash: hashToken(token),
      user_id: userID,
      purpose,
      expires_at: sql`now() + make_interval(secs => ${lifetimes[purpose]})`,
    })
    .execute();
  return token;
}

/** Of a link that was mailed for this purpose and still works. */
function works(token: string, purpose: LinkPurpose) {
  return ({ and, eb }: ExpressionBuilder<DB, 'accounts.links'>) =>
    and([
      eb('token_hash', '=', hashToken(token)),
      eb('purpose', '=', purpose),
      eb('expires_at', '>', sql<Date>`now()`),
    ]);
}

/** The account a link belongs to, if it still works; it stays usable. */
export async function findLink(
  db: Database,
  token: string,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.links')
    .select('user_id')
    .where(works(token, purpose))
    .executeTakeFirst();
  return row?.user_id;
}

/** The same, using it up: of several uses at once one succeeds. */
export async function redeemLink(
  db: Database,
  token: string,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('accounts.links')
    .where(works(token, purpose))
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Links that were mailed and not followed stop working: all of an account, or those of some purposes. */
export async function deleteLinks(
  db: Database,
  userID: string,
  purposes?: readonly LinkPurpose[],
): Promise<void> {
  await db
    .deleteFrom('accounts.links')
    .where('user_id', '=', userID)
    .$if(purposes !== undefined, (query) => query.where('purpose', 'in', purposes ?? []))
    .execute();
}
