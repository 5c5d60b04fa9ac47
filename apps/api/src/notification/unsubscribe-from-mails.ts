import type { MailSubscription } from '@kontor/contract';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { findMailLink } from './find-mail-link.ts';

/** Ends mails for whoever one was for, by its link; doing it again changes nothing. @throws NotFound for an unknown link */
export async function unsubscribeFromMails(context: Context, token: string): Promise<MailSubscription> {
  return write(context, undefined, async (trx) => {
    const link = await findMailLink(trx, token);
    await link.end(trx);
    return link.present(trx);
  });
}
