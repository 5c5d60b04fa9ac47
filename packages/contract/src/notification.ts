import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { commentedRoots } from './comment.ts';
import { Uuid } from './field.ts';
import { listPage } from './list-page.ts';

const noun = 'notification';
const Moment = Type.String({ description: 'ISO 8601, UTC' });

/** What people are told of. Each noun says what its kinds mean (`notification-kinds.ts` of the api) and in which words (of the portal). */
export const notificationKinds = [
  'inquiry-received',
  'message-received',
  'inquiry-ended',
  'first-contact',
  'message-warned',
  'inquiry-waiting',
  'inquiry-overdue',
  'inquiry-assigned',
  'post-mentioned',
  'post-liked',
  'followed',
  'connection-asked',
  'connection-accepted',
  'group-asked',
  'group-accepted',
  'group-invited',
  'group-role',
  'group-removed',
  'group-restored',
  'comment-received',
  'comment-replied',
  'comment-answered',
  'writing-warned',
  'writing-removed',
  'writing-published',
  'membership-due',
  'follow-up-due',
] as const;
export const NotificationKind = Type.Enum([...notificationKinds]);
export type NotificationKind = Static<typeof NotificationKind>;

export const mailTimes = ['at-once', 'daily', 'none'] as const;
/** When something is mailed: by itself, with all else of a day, or not at all. */
export const MailTime = Type.Enum([...mailTimes]);
export type MailTime = Static<typeof MailTime>;

export const Notification = Type.Object({
  notificationID: Type.String(),
  kind: NotificationKind,
  subjectID: Type.String({
    description:
      'Of what it is about: an inquiry, a post, whom somebody follows, a connection, a group, a follow-up, or what comments stand below',
  }),
  subjectType: Type.Optional(Type.Enum([...commentedRoots], { description: 'Of what comments stand below' })),
  businessID: Type.Optional(
    Type.Intersect([Uuid], { description: 'As which of one’s businesses one is told; oneself without it' }),
  ),
  count: Type.Integer({ description: 'How many events it stands for, since none of them was read' }),
  from: Type.String({ description: 'Who caused it, by the name of then; empty for nobody' }),
  to: Type.String({ description: 'Whom it was for, by the name of then' }),
  subject: Type.String({ description: 'In the language asked for, where it has words of ours' }),
  at: Moment,
  isRead: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

const ofPerson = { access: 'signed-in', limit: 'read', noun } as const;

export const listNotifications = defineCall({
  ...ofPerson,
  name: 'listNotifications',
  method: 'GET',
  path: 'notifications',
  summary: 'What one was told, the last first, page by page',
  query: Type.Object({
    unread: Type.Optional(Type.Boolean({ description: 'Only what is not read' })),
    ...listPage(100, 30),
  }),
  data: Type.Object({
    notifications: Type.Array(Notification),
    unread: Type.Integer({ description: 'How many are not read; 100 for more' }),
    next: Type.Optional(Type.String()),
  }),
  errors: ['BadRequest'],
});

export const countUnreadNotifications = defineCall({
  ...ofPerson,
  name: 'countUnreadNotifications',
  method: 'GET',
  path: 'notifications/unread',
  summary: 'How many notifications are not read; 100 for more',
  data: Type.Object({ unread: Type.Integer() }),
});

export const markNotificationsRead = defineCall({
  name: 'markNotificationsRead',
  method: 'POST',
  path: 'notifications/mark-read',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'These, or all that came up to a moment, are read',
  body: Type.Object({
    notificationIDs: Type.Optional(Type.Array(Type.String({ pattern: '^[0-9]{1,18}$' }), { maxItems: 100 })),
    upTo: Type.Optional(Type.Intersect([Moment], { description: '`at` of the last one that was seen' })),
  }),
  data: Type.Object({
    unread: Type.Integer(),
    undo: Type.String({ description: 'By which `markNotificationsUnread` takes this back' }),
  }),
  errors: ['BadRequest'],
});

export const markNotificationsUnread = defineCall({
  name: 'markNotificationsUnread',
  method: 'POST',
  path: 'notifications/mark-unread',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'What was marked as read at once is unread again, unless there is something newer of the same',
  body: Type.Object({ undo: Type.String({ pattern: '^[0-9]{1,18}$' }) }),
  data: Type.Object({ unread: Type.Integer() }),
});

const Choice = Type.Object({
  onPage: Type.Boolean(),
  mail: MailTime,
  push: Type.Boolean({ description: 'In the browsers one has turned notifications on in' }),
});

/** How one is told of each kind; kinds without a choice as their noun suggests. */
export const NotificationChoices = Type.Object(
  Object.fromEntries(notificationKinds.map((kind) => [kind, Choice])) as Record<
    NotificationKind,
    typeof Choice
  >,
);
export type NotificationChoices = Static<typeof NotificationChoices>;

export const getNotificationChoices = defineCall({
  ...ofPerson,
  name: 'getNotificationChoices',
  method: 'GET',
  path: 'notifications/choices',
  summary: 'How one is told of each kind',
  data: NotificationChoices,
});

export const chooseNotification = defineCall({
  name: 'chooseNotification',
  method: 'PUT',
  path: 'notifications/choices/{kind}',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Chooses how one is told of a kind from now on',
  params: Type.Object({ kind: NotificationKind }),
  body: Choice,
  data: NotificationChoices,
});

const TimeZone = Type.Object({
  timeZone: Type.String({ minLength: 1, maxLength: 64, description: 'As the tz database names it' }),
});

export const getNotificationTimeZone = defineCall({
  ...ofPerson,
  name: 'getNotificationTimeZone',
  method: 'GET',
  path: 'notifications/time-zone',
  summary: 'Where it is 07:00 when the digest is mailed; in the country of the portal unless one chose',
  data: Type.Partial(TimeZone),
});

export const chooseNotificationTimeZone = defineCall({
  name: 'chooseNotificationTimeZone',
  method: 'PUT',
  path: 'notifications/time-zone',
  access: 'signed-in',
  limit: 'write',
  noun,
  summary: 'Chooses where it is 07:00 when the digest is mailed',
  body: TimeZone,
  data: TimeZone,
  errors: ['BadRequest'],
});

/** Mails of a kind, those that sum up a day, and those of one saved search or of all of them. */
const EndedMails = Type.Enum([...notificationKinds, 'digest', 'saved-search', 'saved-searches']);

/** What the link in a mail ends. */
export const MailSubscription = Type.Object({
  mails: EndedMails,
  isEnded: Type.Boolean({ description: 'None of these mails comes any more' }),
  isUndoable: Type.Boolean({ description: 'This link ended them, and nothing was chosen since' }),
});
export type MailSubscription = Static<typeof MailSubscription>;

/** By the link in a mail: nobody has to be signed in, and it says nothing of whoever it was mailed to (RFC 8058). */
const byLink = {
  access: 'anyone',
  noun,
  params: Type.Object({ token: Uuid }),
  data: MailSubscription,
} as const;

export const getMailSubscription = defineCall({
  ...byLink,
  name: 'getMailSubscription',
  method: 'GET',
  path: 'notifications/unsubscribe/{token}',
  limit: 'read',
  summary: 'Which mails the link in a mail ends',
  errors: ['NotFound'],
});

export const unsubscribeFromMails = defineCall({
  ...byLink,
  name: 'unsubscribeFromMails',
  method: 'POST',
  path: 'notifications/unsubscribe/{token}',
  limit: 'write',
  summary: 'Ends these mails for whoever the link was mailed to; doing it again changes nothing',
  errors: ['NotFound'],
});

export const resumeMails = defineCall({
  ...byLink,
  name: 'resumeMails',
  method: 'POST',
  path: 'notifications/unsubscribe/{token}/undo',
  limit: 'write',
  summary: 'Takes back what this link ended, unless something was chosen since',
  errors: ['NotFound'],
});
