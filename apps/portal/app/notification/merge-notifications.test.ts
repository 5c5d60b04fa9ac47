import type { Notification } from '@kontor/contract';
import { expect, test } from 'vitest';
import { addNotifications, countNews, withReadMarks } from './merge-notifications.ts';

const one = (notificationID: string, at: string, isRead = false): Notification => ({
  notificationID,
  kind: 'message-received',
  subjectID: '00000000-0000-4000-8000-000000000000',
  count: 1,
  from: 'Ada',
  to: 'Vogt Seals',
  subject: 'other',
  at,
  isRead,
});
const page = (...notifications: Notification[]) => ({ notifications, unread: notifications.length });

test('what came, and what came again, is news; what is read is none', () => {
  const shown = page(one('2', '10:02'), one('1', '10:01'));
  expect(countNews(shown, shown)).toBe(0);
  const first = page(one('3', '10:04'), one('1', '10:03'), one('4', '10:03', true), one('2', '10:02'));
  expect(countNews(shown, first)).toBe(2);
});

test('read marks are renewed and nothing moves', () => {
  const shown = page(one('2', '10:02'), one('1', '10:01'));
  const first = { ...page(one('3', '10:04'), one('2', '10:02', true), one('1', '10:03', true)), unread: 1 };
  expect(withReadMarks(shown, first)).toEqual({
    notifications: [one('2', '10:02', true), one('1', '10:01')],
    unread: 1,
  });
});

test('a further page brings nothing twice', () => {
  const shown = { ...page(one('2', '10:02'), one('1', '10:01')), next: 'a' };
  const more = { ...page(one('1', '10:01'), one('0', '10:00')), next: 'b' };
  const all = addNotifications(shown, more);
  expect(all.notifications.map(({ notificationID }) => notificationID)).toEqual(['2', '1', '0']);
  expect(all.next).toBe('b');
});
