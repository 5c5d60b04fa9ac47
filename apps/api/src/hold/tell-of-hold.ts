import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { notify } from '../notification/notify.ts';
import { writingPublishedKind, writingRemovedKind } from './notification-kinds.ts';
import type { WrittenThing } from './written.ts';

/** Characters by which a notification names what somebody wrote. */
const quotedLength = 80;

/** Tells whoever wrote something that a moderator took it from everybody else, or that everybody sees it now. */
export async function tellOfHold(
  trx: Transaction<DB>,
  what: 'removed' | 'published',
  { authorID, content, root }: WrittenThing,
): Promise<void> {
  if (authorID === undefined) return;
  const subject = content.length > quotedLength ? `${content.slice(0, quotedLength).trimEnd()}…` : content;
  await notify(trx, what === 'removed' ? writingRemovedKind : writingPublishedKind, {
    personIDs: [authorID],
    subjectID: root.id,
    businessID: undefined,
    data: { from: '', to: '', subject, subjectType: root.type },
  });
}
