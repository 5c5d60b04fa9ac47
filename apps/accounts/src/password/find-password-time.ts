import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/who.ts';

/** When the password was chosen. @throws Unauthorized */
export async function findPasswordTime(context: Context, visit: Visit): Promise<Date | undefined> {
  const { user } = await signedIn(context, visit);
  const row = await context.db
    .selectFrom('accounts.credentials')
    .select('updated_at')
    .where('user_id', '=', user.id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.updated_at;
}
