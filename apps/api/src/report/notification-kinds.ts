import { addressById } from '@kontor/contract';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { messageWarnedMail, writingWarnedMail } from './mails.ts';

/** A moderator found that what somebody wrote breaks the rules. */
export const messageWarnedKind: DeclaredKind = {
  kind: 'message-warned',
  usual: { onPage: true, mail: 'at-once', push: false },
  mail: messageWarnedMail,
  digestLine: texts.messageWarned,
  pathOf: ({ subjectID, businessID }) =>
    `${businessID === undefined ? '/business/me' : addressById('business', businessID)}/requests/${subjectID}`,
};

/** The same of what somebody wrote or shows in public; about their profile, or the page of their business. */
export const writingWarnedKind: DeclaredKind = {
  kind: 'writing-warned',
  usual: { onPage: true, mail: 'at-once', push: false },
  mail: writingWarnedMail,
  digestLine: texts.writingWarned,
  pathOf: ({ subjectID, businessID }) =>
    businessID === undefined ? addressById('person', subjectID) : addressById('business', businessID),
};
