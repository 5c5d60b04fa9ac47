import type { MailSubscription } from '@kontor/contract';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { findMailLink } from './find-mail-link.ts';

/** Takes back what this link ended; what was chosen since stays. @throws NotFound for an unknown link */
export async function resumeMails(context: Context, token: string): Promise<MailSubscription> {
  return write(context, undefined, async (trx) => {
    const link = await findMailLink(trx, token);
    await link.resume(trx);
    return link.present(trx);
  });
}
