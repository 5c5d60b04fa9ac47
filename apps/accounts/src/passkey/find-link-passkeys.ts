import type { Context } from '../context.ts';
import { findPasswordLink } from '../password/find-password-link.ts';
import { findPasskeys } from './queries.ts';

/** Passkeys that can be removed with a new password. */
interface LinkPasskeys {
  /** '' for one without a name. */
  names: string[];
  /**
   * Whether to remove them is the better choice: whoever was in by the old password may have made one. Not for who has a second
   * factor: nobody got in by the password alone, and a passkey may be what is left to them when their app is lost.
   */
  isAdvised: boolean;
}

/** The passkeys of whom a link for a new password was mailed to. @throws NotFound when it does not work (any more) */
export async function findLinkPasskeys(context: Context, token: string): Promise<LinkPasskeys> {
  const { id, twoFactorEnabled } = await findPasswordLink(context, token);
  const rows = await findPasskeys(context.db, id);
  return { names: rows.map(({ name }) => name ?? ''), isAdvised: !twoFactorEnabled };
}
