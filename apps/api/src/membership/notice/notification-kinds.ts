import { addressById, type Language, planName } from '@kontor/contract';
import type { DeclaredKind } from '../../notification/notification-kind.ts';
import type { PaidPlanID } from '../membership-on.ts';
import digestLine from './digest-texts.json' with { type: 'json' };
import { membershipDueMail } from './mails.ts';
import texts from './notice-texts.json' with { type: 'json' };
import type { Notice } from './queries.ts';

/** What is due, as a notification stores it: "ends-in-30 gold 2026-11-26". */
export const subjectOf = ({ kind, endsOn }: Notice, planID: PaidPlanID): string =>
  `${kind} ${planID} ${endsOn}`;

/** What is due, in the words of a language. */
function subjectIn(subject: string, language: Language): string {
  const [kind = '', planID = '', endsOn = ''] = subject.split(' ');
  const text = kind.startsWith('ends-in-') ? 'ends' : (kind as Exclude<keyof typeof texts, 'ends'>);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return texts[text][language]
    .replace('{plan}', planName(planID as PaidPlanID))
    .replace('{day}', day.format(new Date(`${endsOn}T00:00:00Z`)));
}

/** A membership ends, is renewed or has ended. Owners have a mail of it that nobody can turn off, so that none is sent twice. */
export const membershipDueKind: DeclaredKind = {
  kind: 'membership-due',
  usual: { onPage: true, mail: 'none', push: false },
  mail: membershipDueMail,
  subjectIn,
  digestLine,
  pathOf: ({ subjectID }) => `${addressById('business', subjectID)}/membership`,
};
