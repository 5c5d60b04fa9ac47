import { addressById } from '@kontor/contract';
import { commented } from '../commented.ts';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { groupRemovedMail, groupRestoredMail, writingPublishedMail, writingRemovedMail } from './mails.ts';

/** The page it stands on, where its author reads why. */
const pathOf: DeclaredKind['pathOf'] = ({ subjectID, subjectType }) => {
  const rows = commented.find(({ type }) => type === subjectType);
  if (!rows) throw new Error(`What stands on ${subjectType} has no page.`);
  return rows.pathOf(subjectID);
};

/** A moderator took what somebody wrote from everybody else. */
export const writingRemovedKind: DeclaredKind = {
  kind: 'writing-removed',
  usual: { onPage: true, mail: 'at-once', push: false },
  mail: writingRemovedMail,
  digestLine: texts.writingRemoved,
  pathOf,
};

/** Everybody sees what was held back of somebody. */
export const writingPublishedKind: DeclaredKind = {
  kind: 'writing-published',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: writingPublishedMail,
  digestLine: texts.writingPublished,
  pathOf,
};

/** A moderator removed a group of somebody's, which has no page any more. */
export const groupRemovedKind: DeclaredKind = {
  kind: 'group-removed',
  usual: { onPage: true, mail: 'at-once', push: false },
  mail: groupRemovedMail,
  digestLine: texts.groupRemoved,
  pathOf: () => '/groups',
};

/** A moderator shows it again. */
export const groupRestoredKind: DeclaredKind = {
  kind: 'group-restored',
  usual: { onPage: true, mail: 'daily', push: false },
  mail: groupRestoredMail,
  digestLine: texts.groupRestored,
  pathOf: ({ subjectID }) => addressById('group', subjectID),
};
