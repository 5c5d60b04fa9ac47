import type { CommentedRoot, Language, MailTime, NotificationKind } from '@kontor/contract';
import type { MailTemplate } from '@kontor/server/mail';

/** What a notification was caused by: names as they are then. */
export interface NotificationData {
  /** Who caused it. */
  from: string;
  /** Whom it is for. */
  to: string;
  subject: string;
  /** What kind of thing it is about, where a kind of notification is about several. */
  subjectType?: CommentedRoot;
}

/** What a mail about it says, besides `NotificationData`. */
interface NotificationMailData extends NotificationData {
  name: string;
  link: string;
  /** Whom a reply to the mail reaches; absent where mail is not answered by mail. */
  answered?: string;
}

/** A kind of notification, as its noun declares it in its `notification-kinds.ts`. */
export interface DeclaredKind {
  kind: NotificationKind;
  /** How people are told who chose nothing. */
  usual: { onPage: boolean; mail: MailTime; push: boolean };
  mail: MailTemplate<NotificationMailData>;
  /** Its subject in the words of a language, where it has some; else it is told as it is stored. */
  subjectIn?: (subject: string, language: Language) => string;
  /** A reply to its mail becomes a message, where a mailbox takes replies. */
  isAnsweredByMail?: true;
  /** What a digest says of it: of one event, and of `{count}`; fields of `NotificationData` stand in braces. */
  digestLine: Record<Language, { one: string; other: string }>;
  /** The path on the portal of what it is about. */
  pathOf(about: {
    subjectID: string;
    subjectType?: CommentedRoot | undefined;
    businessID: string | undefined;
  }): string;
}
