import type { DeclaredKind } from '../notification/notification-kind.ts';
import texts from './digest-texts.json' with { type: 'json' };
import { followUpsPath } from './follow-ups-path.ts';
import { followUpDueMail } from './mails.ts';

/** The day has come that somebody set themselves: `to` is what it is about, `subject` the note. They asked for a mail by setting it. */
export const followUpDueKind: DeclaredKind = {
  kind: 'follow-up-due',
  usual: { onPage: true, mail: 'at-once', push: true },
  mail: followUpDueMail,
  digestLine: texts.followUpDue,
  pathOf: () => followUpsPath,
};
