import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { notify } from '../notification/notify.ts';
import {
  groupRemovedKind,
  groupRestoredKind,
  writingPublishedKind,
  writingRemovedKind,
} from './notification-kinds.ts';
import type { WrittenThing } from './written.ts';

/** Characters by which a notification names what somebody wrote. */
const quotedLength = 80;

/** Tells whoever wrote something, or owns a group, that a moderator took it from everybody else, or that it is there again. */
export async function tellOfHold(
  trx: Transaction<DB>,
  what: 'removed' | 'published',
  { authorID, name, content, root }: WrittenThing,
): Promise<void> {
  if (authorID === undefined) return;
  const personIDs = [authorID];
  if (root.type === 'group') {
    await notify(trx, what === 'removed' ? groupRemovedKind : groupRestoredKind, {
      personIDs,
      subjectID: root.id,
      businessID: undefined,
      data: { from: '', to: '', subject: name ?? '' },
    });
    return;
  }
  const subject = content.length > quotedLength ? `${content.slice(0, quotedLength).trimEnd()}…` : content;
  await notify(trx, what === 'removed' ? writingRemovedKind : writingPublishedKind, {
    personIDs,
    subjectID: root.id,
    businessID: undefined,
    data: { from: '', to: '', subject, subjectType: root.type },
  });
}
