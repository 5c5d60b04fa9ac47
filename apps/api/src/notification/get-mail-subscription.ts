import type { MailSubscription } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findMailLink } from './find-mail-link.ts';

/** Which mails the link in a mail ends. @throws NotFound for an unknown link */
export async function getMailSubscription(
  { db }: Pick<Context, 'db'>,
  token: string,
): Promise<MailSubscription> {
  return (await findMailLink(db, token)).present(db);
}
