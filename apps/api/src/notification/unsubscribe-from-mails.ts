import type { MailSubscription } from '@kontor/contract';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { usualOf } from './kinds.ts';
import { endedBy, findMailLink, kindsOf, presentMailLink } from './mail-link.ts';
import { endMails } from './mail-link-queries.ts';

/** Ends mails for whoever one was for, by its link; doing it again changes nothing. @throws NotFound for an unknown link */
export async function unsubscribeFromMails(context: Context, token: string): Promise<MailSubscription> {
  return write(context, undefined, async (trx) => {
    const link = await findMailLink(trx, token);
    const usual = kindsOf(link).map((kind) => ({ kind, ...usualOf(kind) }));
    await endMails(trx, { personID: link.personID, token, usual, ended: endedBy(link) });
    return presentMailLink(trx, link);
  });
}
