import type { Context } from '../context.ts';
import { findLink } from '../link/links.ts';

/** Whether a link that keeps an account was not followed yet, and the account is not deleted. */
export async function deletionLinkWorks({ db }: Context, token: string): Promise<boolean> {
  return (await findLink(db, token, 'undo-deletion')) !== undefined;
}
