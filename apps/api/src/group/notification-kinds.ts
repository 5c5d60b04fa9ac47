import { addressById } from '@kontor/contract';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { groupAcceptedMail, groupAskedMail, groupInvitedMail, groupRoleMail } from './mails.ts';

const pathOf: DeclaredKind['pathOf'] = ({ subjectID }) => addressById('group', subjectID);

/** Somebody asks whoever runs a group to be let in: it can wait for the digest. */
export const askedKind: DeclaredKind = {
  kind: 'group-asked',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: groupAskedMail,
  digestLine: texts.groupAsked,
  pathOf,
};
export const acceptedKind: DeclaredKind = {
  kind: 'group-accepted',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: groupAcceptedMail,
  digestLine: texts.groupAccepted,
  pathOf,
};
export const invitedKind: DeclaredKind = {
  kind: 'group-invited',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: groupInvitedMail,
  digestLine: texts.groupInvited,
  pathOf,
};
export const roleKind: DeclaredKind = {
  kind: 'group-role',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: groupRoleMail,
  digestLine: texts.groupRole,
  pathOf,
};

export const groupNotificationKinds: readonly DeclaredKind[] = [
  askedKind,
  acceptedKind,
  invitedKind,
  roleKind,
];
