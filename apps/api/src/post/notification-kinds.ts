import { addressById } from '@kontor/contract';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { postMentionedMail } from './mails.ts';

/** Somebody named one, or a business of one's own, in a post. */
export const mentionedKind: DeclaredKind = {
  kind: 'post-mentioned',
  usual: { onPage: true, mail: 'daily', push: true },
  mail: postMentionedMail,
  digestLine: texts.postMentioned,
  pathOf: ({ subjectID }) => addressById('post', subjectID),
};
