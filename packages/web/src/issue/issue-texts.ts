import type { FieldIssue, FileIssueCode, IssueCode } from '@kontor/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The codes that only forms of the account service answer: their words are in none of the portal's files. */
export type AccountIssueCode =
  | 'notAccepted'
  | 'notAName'
  | 'guessable'
  | 'asBefore'
  | 'noMatch'
  | 'wrongPassword'
  | 'wrongCode'
  | 'wrongRecoveryCode'
  | 'namedTwice'
  | 'notOwned'
  | 'notAMember'
  | 'leaving';

type Texts = Partial<Record<IssueCode, MessageDescriptor>>;

/** What is wrong with a field, in words. The id of each is `issue.` and its code, so that a test finds those without words. */
const texts = {
  required: msg({ id: 'issue.required', message: 'Please fill this in.' }),
  notChosen: msg({ id: 'issue.notChosen', message: 'Please choose one.' }),
  tooShort: msg({ id: 'issue.tooShort', message: 'At least {limit} characters.' }),
  tooLong: msg({ id: 'issue.tooLong', message: 'At most {limit} characters.' }),
  tooSmall: msg({ id: 'issue.tooSmall', message: 'Please enter {limit} or more.' }),
  tooLarge: msg({ id: 'issue.tooLarge', message: 'Please enter {limit} or less.' }),
  tooFew: msg({ id: 'issue.tooFew', message: 'Please add at least {limit}.' }),
  tooMany: msg({ id: 'issue.tooMany', message: 'Please add no more than {limit}.' }),
  notOneLine: msg({ id: 'issue.notOneLine', message: 'Please write this on one line.' }),
  notPlainText: msg({
    id: 'issue.notPlainText',
    message: 'This contains a character that cannot be displayed. Please type it again.',
  }),
  notAnAddress: msg({
    id: 'issue.notAnAddress',
    message: 'This e-mail address is incomplete or cannot be used (e.g. name@company.com).',
  }),
  // Checklist 233 and 234.
  notAPhone: msg({
    id: 'issue.notAPhone',
    message: 'Invalid phone number, please check the format (e.g. + 1 12345678)',
  }),
  notADate: msg({
    id: 'issue.notADate',
    message: 'Invalid date format, please check it (e.g. 1970-10-24)',
  }),
  noSuchDay: msg({
    id: 'issue.noSuchDay',
    message: 'There is no such day. Please enter year, month and day (e.g. 2027-03-12).',
  }),
  inFuture: msg({ id: 'issue.inFuture', message: 'This date is in the future.' }),
  inPast: msg({ id: 'issue.inPast', message: 'This date has passed. Choose today or a later day.' }),
  notANumber: msg({ id: 'issue.notANumber', message: 'Please enter a whole number.' }),
  notAQuantity: msg({
    id: 'issue.notAQuantity',
    message: 'Please enter a number above 0 (e.g. 250).',
  }),
  malformed: msg({ id: 'issue.malformed', message: 'This cannot be read. Please check what you typed.' }),
  unknown: msg({ id: 'issue.unknown', message: 'This is no longer available. Please choose again.' }),
  endBeforeStart: msg({
    id: 'issue.endBeforeStart',
    message: 'The second value must not be lower or earlier than the first.',
  }),
  notAWebAddress: msg({
    id: 'issue.notAWebAddress',
    message: 'This is not the address of a website (e.g. https://company.com).',
  }),
  changedMeanwhile: msg({
    id: 'issue.changedMeanwhile',
    message: 'Someone else has changed this in the meantime. Please choose which version counts.',
  }),
  unfilledPlaceholder: msg({
    id: 'issue.unfilledPlaceholder',
    message: 'A placeholder in curly brackets has not been filled in.',
  }),
  unexpected: msg({ id: 'issue.unexpected', message: 'This is not accepted here. Please leave it out.' }),
} satisfies Record<Exclude<IssueCode, AccountIssueCode | FileIssueCode>, MessageDescriptor>;

/** The codes whose words name the limit. */
const withLimit: ReadonlySet<IssueCode> = new Set<IssueCode>([
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooFew',
  'tooMany',
  'notAName',
  'fileTooLarge',
]);

/** A year is written without a sign for thousands. */
const plainToTenThousand: Intl.NumberFormatOptions = { useGrouping: 'min2' };

/**
 * What is wrong with a field in words of a language, `more` among them. A size whose limit is not known, and a code that no
 * form here answers, are said in general words.
 */
export function issueText(i18n: I18n, { code, limit }: FieldIssue, more: Texts = {}): string {
  const known: Texts = { ...texts, ...more };
  const text = withLimit.has(code) && limit === undefined ? undefined : known[code];
  const values = limit === undefined ? {} : { limit: i18n.number(limit, plainToTenThousand) };
  return i18n._({ ...(text ?? texts.malformed), values });
}
