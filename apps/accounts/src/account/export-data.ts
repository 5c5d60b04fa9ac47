import { exportPerson, type PersonArchive } from '@kontor/contract';
import type { Context, Visit } from '../context.ts';
import { askApi } from '../person/ask-api.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { signedIn } from '../sign-in/who.ts';
import { type AccountArchive, findAllOf } from './export-queries.ts';

export interface Archive extends AccountArchive {
  /** ISO 8601. */
  exportedAt: string;
  /** What the api keeps: profile, businesses, reactions. */
  product: PersonArchive;
}

/**
 * All that is kept of the person who is signed in, by the account service and by the api, as JSON; secrets and hashes of
 * them are left out. @throws Unauthorized, Unavailable when the api does not answer: there is no half archive
 */
export async function exportData(context: Context, visit: Visit): Promise<Archive> {
  const { user } = await signedIn(context, visit);
  const product = await askApi(context, exportPerson, { params: { personID: user.id } });
  const account = await findAllOf(context.db, user.id, user.email);
  await recordEvent(context, visit, { userID: user.id, kind: 'data-exported' });
  return { exportedAt: new Date().toISOString(), ...account, product };
}
