import { commented } from '../commented.ts';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { commentAnsweredMail, commentReceivedMail, commentRepliedMail } from './mails.ts';

/** The comments on the page of what they stand below. */
const pathOf: DeclaredKind['pathOf'] = ({ subjectID, subjectType }) => {
  const rows = commented.find(({ type }) => type === subjectType);
  if (!rows) throw new Error(`Comments on ${subjectType} have no page.`);
  return `${rows.pathOf(subjectID)}#comments`;
};

export const commentReceivedKind: DeclaredKind = {
  kind: 'comment-received',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: commentReceivedMail,
  digestLine: texts.commentReceived,
  pathOf,
};
export const commentRepliedKind: DeclaredKind = {
  kind: 'comment-replied',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: commentRepliedMail,
  digestLine: texts.commentReplied,
  pathOf,
};
/** Whoever asked waits for it. */
export const commentAnsweredKind: DeclaredKind = {
  kind: 'comment-answered',
  usual: { onPage: true, mail: 'at-once', push: false },
  mail: commentAnsweredMail,
  digestLine: texts.commentAnswered,
  pathOf,
};

export const commentNotificationKinds: readonly DeclaredKind[] = [
  commentReceivedKind,
  commentRepliedKind,
  commentAnsweredKind,
];
