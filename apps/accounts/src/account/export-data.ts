import { exportPerson, type PersonArchive } from '@kontor/contract';
import type { Context, Visit } from '../context.ts';
import { exportMails } from '../mail/export-mails.ts';
import { exportPasskeys } from '../passkey/export-passkeys.ts';
import { askApi } from '../person/ask-api.ts';
import { exportEvents } from '../security-log/export-events.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { exportSessions } from '../session/export-sessions.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import type { Account } from './accounts.ts';
import { findArchive } from './export-queries.ts';

type AccountArchive = Awaited<ReturnType<typeof readArchive>>;

export interface Archive extends AccountArchive {
  /** ISO 8601. */
  exportedAt: string;
  /** What the api stores: profile, businesses, reactions. */
  product: PersonArchive;
}

/**
 * All that is stored of the person who is signed in, by the account service and by the api, as JSON; secrets and hashes of
 * them are left out. @throws Unauthorized, Unavailable when the api does not answer: there is no half archive
 */
export async function exportData(context: Context, visit: Visit): Promise<Archive> {
  const { account } = await signedIn(context, visit);
  const product = await askApi(context, exportPerson, { params: { personID: account.id } });
  const archive = await readArchive(context, account);
  await recordEvent(context, visit, { userID: account.id, kind: 'data-exported' });
  return { exportedAt: new Date().toISOString(), ...archive, product };
}

async function readArchive({ db }: Context, { id, email }: Account) {
  return {
    ...(await findArchive(db, id)),
    ...(await exportSessions(db, id)),
    passkeys: await exportPasskeys(db, id),
    mails: await exportMails(db, email),
    securityEvents: await exportEvents(db, id),
  };
}
