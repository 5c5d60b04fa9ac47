import { addressById } from '@kontor/contract';
import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { nameOf } from '../name-of.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { type Account, findAccount } from './accounts.ts';
import type { Heirs } from './hand-over.ts';
import { businessHandedOverMail } from './mails.ts';

/** Milliseconds a mail waits for the name of its business; it does without. */
const timeout = 3_000;

/**
 * Mails who owns each of these businesses from now on; `from` is who handed them over and is an administrator there. Both
 * have it in their security logs.
 */
export async function tellHeirs(context: Context, visit: Visit, from: Account, heirs: Heirs): Promise<void> {
  const told = await Promise.all(
    Object.entries(heirs).map(async ([businessID, heirID]) => ({
      businessID,
      heirID,
      companyName: await nameOf(context, visit, 'business', businessID, timeout),
    })),
  );
  const fullName = `${from.firstName} ${from.lastName}`;
  await inTransaction(context.db, async (trx) => {
    for (const { businessID, heirID, companyName } of told) {
      const heir = await findAccount(trx, heirID);
      if (!heir) continue;
      const { email: to, language, firstName: name } = heir;
      const link = `${context.settings.PORTAL_ORIGIN}${addressById('business', businessID)}?lang=${language}`;
      const data = { name, from: fullName, link, ...(companyName === undefined ? {} : { companyName }) };
      await queueMail(trx, businessHandedOverMail.to({ email: to, language }, data));
      await recordRoles({ ...context, db: trx }, visit, { businessID, ownerID: heirID, adminID: from.id });
    }
  });
}

async function recordRoles(
  context: Context,
  visit: Visit,
  { businessID, ownerID, adminID }: { businessID: string; ownerID: string; adminID: string },
): Promise<void> {
  // The heir was not here: neither address nor browser are theirs.
  const unseen = { address: undefined, headers: new Headers() };
  const owner = { role: 'owner', businessID };
  await recordEvent(context, unseen, { userID: ownerID, kind: 'role-granted', details: owner });
  await recordEvent(context, visit, { userID: adminID, kind: 'role-revoked', details: owner });
  const admin = { role: 'admin', businessID };
  await recordEvent(context, visit, { userID: adminID, kind: 'role-granted', details: admin });
}
