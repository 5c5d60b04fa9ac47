import { addressById } from '@kontor/contract';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { followedMail } from './mails.ts';

/** Somebody follows one, or a business of one's own: no mail unless one wants it. */
export const followedKind: DeclaredKind = {
  kind: 'followed',
  usual: { onPage: true, mail: 'none', push: false },
  mail: followedMail,
  digestLine: texts.followed,
  pathOf: ({ subjectID, businessID }) =>
    addressById(businessID === undefined ? 'person' : 'business', subjectID),
};
