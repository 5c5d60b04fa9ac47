import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import { requireConfirmation } from '../confirmation/require-confirmation.ts';
import type { Context, Visit } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { passkeyChangedMail } from './mails.ts';
import { deletePasskey } from './queries.ts';

/** @throws Unauthorized, Forbidden without a fresh confirmation, NotFound for a passkey that is not the person's */
export async function removePasskey(context: Context, visit: Visit, id: string): Promise<void> {
  const here = await signedIn(context, visit);
  await requireConfirmation(context, here);
  const { id: userID, email: to, language, firstName } = here.account;
  await inTransaction(context.db, async (trx) => {
    const name = isUuid(id) ? await deletePasskey(trx, userID, id) : undefined;
    if (name === undefined) throw new KontorError('NotFound', 'There is no such passkey.');
    const link = pageLink(context.settings, 'security', language, {});
    const data = { name: firstName, change: 'removed', link } as const;
    await queueMail(trx, passkeyChangedMail.to({ email: to, language }, data));
    await recordEvent({ ...context, db: trx }, visit, { userID, kind: 'passkey-removed', details: { name } });
  });
}
