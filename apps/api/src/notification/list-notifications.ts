import type { Data, Input, listNotifications as listNotificationsCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { kinds } from './kinds.ts';
import { countUnread, findNotifications } from './queries.ts';

/** What somebody was told, the last first. @throws BadRequest for what is no cursor */
export async function listNotifications(
  { db, actor, language }: Context<ActingPerson>,
  { unread = false, size, after }: Input<typeof listNotificationsCall>['query'],
): Promise<Data<typeof listNotificationsCall>> {
  const from = readCursor(after, 'number');
  // One more says whether there is another page.
  const page = { personID: actor.id, unreadOnly: unread, from, size: size + 1 };
  const [found, count] = await Promise.all([findNotifications(db, page), countUnread(db, actor.id)]);
  const { rows, next } = pageOf(found, size, ({ id }) => id);
  return {
    notifications: rows.map((row) => ({
      notificationID: row.id,
      kind: row.kind,
      subjectID: row.subject_id,
      subjectType: row.data.subjectType,
      businessID: row.business_id ?? undefined,
      count: row.events,
      from: row.data.from,
      to: row.data.to,
      subject: kinds.get(row.kind)?.subjectIn?.(row.data.subject, language) ?? row.data.subject,
      at: row.updated_at.toISOString(),
      isRead: row.read_at !== null,
    })),
    unread: count,
    next,
  };
}
