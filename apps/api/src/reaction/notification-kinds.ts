import { addressById } from '@kontor/contract';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { postLikedMail } from './mails.ts';

/** Likes of a post are many and ask for no answer: no mail unless one wants it. */
export const postLikedKind: DeclaredKind = {
  kind: 'post-liked',
  usual: { onPage: true, mail: 'none', push: false },
  mail: postLikedMail,
  digestLine: texts.postLiked,
  pathOf: ({ subjectID }) => addressById('post', subjectID),
};
