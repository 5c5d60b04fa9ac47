import type { FieldIssue, Issue, IssueCode } from '@kontor/contract';

/** What is said to developers; people read the code in words of their language. */
const messages: Record<IssueCode, string> = {
  required: 'is required',
  notChosen: 'is required: one of the choices',
  notAccepted: 'must be accepted',
  tooShort: 'is too short',
  tooLong: 'is too long',
  tooSmall: 'is too small',
  tooLarge: 'is too large',
  tooFew: 'has too few entries',
  tooMany: 'has too many entries',
  notOneLine: 'must be on one line',
  notPlainText: 'contains a character that cannot be saved or displayed',
  notAName: 'cannot be used as a name',
  notAnAddress: 'is not an e-mail address that can be used',
  // Checklist 233 and 234.
  notAPhone: 'Invalid phone number, please check the format (e.g. + 1 12345678)',
  notADate: 'Invalid date format, please check it (e.g. 1970-10-24)',
  noSuchDay: 'is no day of the calendar, written as 2027-03-12',
  inFuture: 'is in the future',
  inPast: 'has passed',
  notANumber: 'must be a number',
  notAQuantity: 'must be a number above 0',
  malformed: 'is malformed',
  unknown: 'is unknown',
  unexpected: 'is not accepted',
  endBeforeStart: 'ends before it starts',
  notAWebAddress: 'is not an http or https address',
  changedMeanwhile: 'has been changed by someone else in the meantime',
  guessable: 'is easy to guess',
  asBefore: 'is the one there is',
  noMatch: 'does not match',
  wrongPassword: 'is not the password',
  wrongCode: 'is not the code',
  wrongRecoveryCode: 'is not a remaining recovery code',
  namedTwice: 'is named twice',
  notOwned: 'is not owned by this person only',
  notAMember: 'is not a member',
  leaving: 'has an account that is about to be deleted',
  unfilledPlaceholder: 'contains a placeholder of a saved reply that has not been filled in',
  fileTooLarge: 'is too large for its purpose',
  anotherType: 'is of a different type than stated, or of a type that is not accepted',
  notAVideo: 'is not a video: MP4 and WebM are accepted',
  videoCodec:
    'has pictures browsers do not play: MP4 with H.264, VP9 or AV1 and WebM with VP8, VP9 or AV1 are accepted',
  audioCodec: 'has sound browsers do not play: AAC, Opus, MP3 and, in WebM, Vorbis are accepted',
  notAPdf: 'is not a PDF',
  notATable: 'is not a table: CSV and XLSX are accepted',
  notADocument: 'is not a text document: DOCX is accepted',
  notADrawing: 'is not a drawing: STEP, DXF and DWG are accepted',
  notAPicture:
    'is not an accepted picture: JPEG, PNG, WebP and AVIF without animation, up to 24 million pixels, as AVIF 12 million',
  hasMacros: 'contains macros or controls, which are not accepted',
  notAnArchive: 'is not a ZIP archive with files in it',
  lockedFile: 'is locked by a password',
  unpacksTooLarge: 'contains more than can be unpacked',
  emptyFile: 'is empty',
  brokenFile: 'is damaged or incomplete',
};

/** What a verb finds wrong with a field of the body. */
export function issueAt(field: string, { code, limit }: FieldIssue): Issue {
  return { in: 'body', field, code, ...(limit === undefined ? {} : { limit }), message: messages[code] };
}

/** The sentence for a request that is refused for a field; some codes have one that names no field. */
export function sentenceOf({ field, code, message }: Issue): string {
  return code === 'notAPhone' || code === 'notADate' ? message : `${field} ${message}`;
}
