import type { FieldIssue, IssueCode } from '@kontor/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong with a field, in words. The id of each is `issue.` and its code, so that a test finds those without words. */
const texts: Record<IssueCode, MessageDescriptor> = {
  required: msg({ id: 'issue.required', message: 'Please fill this in.' }),
  notChosen: msg({ id: 'issue.notChosen', message: 'Please choose one.' }),
  notAccepted: msg({ id: 'issue.notAccepted', message: 'Please accept the terms of use to register.' }),
  tooShort: msg({ id: 'issue.tooShort', message: 'At least {limit} characters, please.' }),
  tooLong: msg({ id: 'issue.tooLong', message: 'At most {limit} characters, please.' }),
  tooSmall: msg({ id: 'issue.tooSmall', message: 'Please enter {limit} or more.' }),
  tooLarge: msg({ id: 'issue.tooLarge', message: 'Please enter {limit} or less.' }),
  tooFew: msg({ id: 'issue.tooFew', message: 'Please name at least {limit}.' }),
  tooMany: msg({ id: 'issue.tooMany', message: 'Please name at most {limit}.' }),
  notOneLine: msg({ id: 'issue.notOneLine', message: 'Please write this on one line.' }),
  notPlainText: msg({
    id: 'issue.notPlainText',
    message: 'This holds a character that cannot be shown. Please type it again.',
  }),
  notAName: msg({
    id: 'issue.notAName',
    message:
      'This cannot be a name here: no characters such as @ or /, no web address, at most {limit} characters.',
  }),
  notAnAddress: msg({
    id: 'issue.notAnAddress',
    message: 'This is not an e-mail address that can be used.',
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
  notANumber: msg({ id: 'issue.notANumber', message: 'Please enter a whole number.' }),
  malformed: msg({ id: 'issue.malformed', message: 'This cannot be read. Please check what you typed.' }),
  unknown: msg({ id: 'issue.unknown', message: 'This cannot be chosen any more. Please choose again.' }),
  unexpected: msg({ id: 'issue.unexpected', message: 'This is not taken here. Please leave it out.' }),
  guessable: msg({
    id: 'issue.guessable',
    message: 'This password is easy to guess. Please choose another.',
  }),
  noMatch: msg({
    id: 'issue.noMatch',
    message: 'E-mail address and password do not match. Check both and try again.',
  }),
  wrongPassword: msg({
    id: 'issue.wrongPassword',
    message: 'This is not your password. Check what you typed.',
  }),
  wrongCode: msg({
    id: 'issue.wrongCode',
    message: 'This code is not right. Check it, or wait for the next one.',
  }),
  wrongRecoveryCode: msg({
    id: 'issue.wrongRecoveryCode',
    message: 'This recovery code is not right, or was used already.',
  }),
  namedTwice: msg({ id: 'issue.namedTwice', message: 'This is named twice. Please choose again.' }),
  notOwned: msg({
    id: 'issue.notOwned',
    message: 'You are not the only owner of this business any more. Load the page again.',
  }),
  notAMember: msg({
    id: 'issue.notAMember',
    message: 'This person is not a member of the business any more. Please choose again.',
  }),
  leaving: msg({
    id: 'issue.leaving',
    message: "This person's account is about to be deleted. Please choose another.",
  }),
};

/** The codes whose words name the limit. */
const withLimit: ReadonlySet<IssueCode> = new Set<IssueCode>([
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooFew',
  'tooMany',
  'notAName',
]);

/** What is wrong with a field in words of a language. A size whose limit is not known is said in general words. */
export function issueText(i18n: I18n, { code, limit }: FieldIssue): string {
  if (!withLimit.has(code)) return i18n._(texts[code]);
  if (limit === undefined) return i18n._(texts.malformed);
  return i18n._({ ...texts[code], values: { limit: i18n.number(limit) } });
}
