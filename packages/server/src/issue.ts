import type { FieldIssue, Issue, IssueCode } from '@kontor/contract';

/** What is said to developers; people read the code in words of their language. */
const messages: Record<IssueCode, string> = {
  required: 'is required',
  notChosen: 'is required: one of the choices',
  notAccepted: 'has to be accepted',
  tooShort: 'is too short',
  tooLong: 'is too long',
  tooSmall: 'is too small',
  tooLarge: 'is too large',
  tooFew: 'has too few entries',
  tooMany: 'has too many entries',
  notOneLine: 'must be of one line',
  notPlainText: 'holds a character that cannot be saved or shown',
  notAName: 'can be no name',
  notAnAddress: 'is no e-mail address that can be used',
  // Checklist 233 and 234.
  notAPhone: 'Invalid phone number, please check the format (e.g. + 1 12345678)',
  notADate: 'Invalid date format, please check it (e.g. 1970-10-24)',
  notANumber: 'must be a number',
  malformed: 'is not as it has to be',
  unknown: 'is not known here',
  unexpected: 'is not taken here',
  guessable: 'is easy to guess',
  noMatch: 'does not match',
  wrongPassword: 'is not the password',
  wrongCode: 'is not the code',
  wrongRecoveryCode: 'is no recovery code that is left',
  namedTwice: 'is named twice',
  notOwned: 'is not owned by this person alone',
  notAMember: 'names nobody who is a member',
  leaving: 'names somebody whose account is about to be deleted',
};

/** What a verb finds wrong with a field of the body. */
export function issueAt(field: string, { code, limit }: FieldIssue): Issue {
  return { in: 'body', field, code, ...(limit === undefined ? {} : { limit }), message: messages[code] };
}

/** The sentence for a request that is refused for a field; some codes have one that names no field. */
export function sentenceOf({ field, code, message }: Issue): string {
  return code === 'notAPhone' || code === 'notADate' ? message : `${field} ${message}`;
}
