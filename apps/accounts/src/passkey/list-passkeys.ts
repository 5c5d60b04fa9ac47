import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { findPasskeys } from './queries.ts';

/** A device that can sign in for its owner. */
export interface Passkey {
  id: string;
  name: string | undefined;
  createdAt: Date | undefined;
  /** Undefined when nobody has logged in with it yet. */
  lastUsedAt: Date | undefined;
}

export async function listPasskeys(context: Context, visit: Visit): Promise<Passkey[]> {
  const { account } = await signedIn(context, visit);
  const rows = await findPasskeys(context.db, account.id);
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name: name ?? undefined,
    createdAt: created_at ?? undefined,
    lastUsedAt: last_used_at ?? undefined,
  }));
}
