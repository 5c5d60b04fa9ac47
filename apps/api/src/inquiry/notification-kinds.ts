import { addressById } from '@kontor/contract';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import {
  firstContactMail,
  inquiryAssignedMail,
  inquiryEndedMail,
  inquiryOverdueMail,
  inquiryReceivedMail,
  inquiryWaitingMail,
  messageReceivedMail,
} from './mails.ts';
import { subjectIn } from './subject-in.ts';

/** The conversation in the message centre. */
const pathOf: DeclaredKind['pathOf'] = ({ subjectID, businessID }) =>
  `${businessID === undefined ? '/business/me' : addressById('business', businessID)}/requests/${subjectID}`;

/** Inquiries and messages are mailed at once; that a conversation ended can wait for the digest. */
export const receivedKind: DeclaredKind = {
  kind: 'inquiry-received',
  usual: { onPage: true, mail: 'at-once', push: true },
  mail: inquiryReceivedMail,
  isAnsweredByMail: true,
  digestLine: texts.inquiryReceived,
  subjectIn,
  pathOf,
};
export const messageKind: DeclaredKind = {
  kind: 'message-received',
  usual: { onPage: true, mail: 'at-once', push: true },
  mail: messageReceivedMail,
  isAnsweredByMail: true,
  digestLine: texts.messageReceived,
  subjectIn,
  pathOf,
};
export const endedKind: DeclaredKind = {
  kind: 'inquiry-ended',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: inquiryEndedMail,
  digestLine: texts.inquiryEnded,
  subjectIn,
  pathOf,
};

/** Of senders who are not trusted yet, as long as they lie in the folder of first contacts: it waits for the digest. */
export const firstContactKind: DeclaredKind = {
  kind: 'first-contact',
  usual: { onPage: false, mail: 'daily', push: false },
  mail: firstContactMail,
  digestLine: texts.firstContact,
  subjectIn,
  pathOf,
};
/** Nobody has answered an inquiry for 12 hours. */
export const waitingKind: DeclaredKind = {
  kind: 'inquiry-waiting',
  usual: { onPage: true, mail: 'at-once', push: false },
  mail: inquiryWaitingMail,
  digestLine: texts.inquiryWaiting,
  subjectIn,
  pathOf,
};
/** The same for 20 hours, and for 24. */
export const overdueKind: DeclaredKind = {
  kind: 'inquiry-overdue',
  usual: { onPage: true, mail: 'at-once', push: false },
  mail: inquiryOverdueMail,
  digestLine: texts.inquiryOverdue,
  subjectIn,
  pathOf,
};
/** Told to the assignee alone, by a colleague. */
export const assignedKind: DeclaredKind = {
  kind: 'inquiry-assigned',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: inquiryAssignedMail,
  digestLine: texts.inquiryAssigned,
  subjectIn,
  pathOf,
};

export const inquiryNotificationKinds: readonly DeclaredKind[] = [
  receivedKind,
  messageKind,
  endedKind,
  firstContactKind,
  waitingKind,
  overdueKind,
  assignedKind,
];
