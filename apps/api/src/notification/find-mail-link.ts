import type { ReadDatabase } from '@kontor/database';
import { found } from '../found.ts';
import { findSearchDigestLink } from '../saved-search/digest/find-search-digest-link.ts';
import type { MailLink } from './mail-link.ts';
import { findNotificationLink } from './notification-link.ts';

/** @throws NotFound for a link that is in no mail, or ends nothing any more */
export async function findMailLink(db: ReadDatabase, token: string): Promise<MailLink> {
  return found((await findNotificationLink(db, token)) ?? (await findSearchDigestLink(db, token)), 'link');
}
