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
  inFuture: 'is still to come',
  inPast: 'has passed',
  notANumber: 'must be a number',
  malformed: 'is not as it has to be',
  unknown: 'is not known here',
  unexpected: 'is not taken here',
  endBeforeStart: 'ends before it begins',
  notAWebAddress: 'is no http or https address',
  changedMeanwhile: 'was changed by somebody else meanwhile',
  guessable: 'is easy to guess',
  noMatch: 'does not match',
  wrongPassword: 'is not the password',
  wrongCode: 'is not the code',
  wrongRecoveryCode: 'is no recovery code that is left',
  namedTwice: 'is named twice',
  notOwned: 'is not owned by this person alone',
  notAMember: 'names nobody who is a member',
  leaving: 'names somebody whose account is about to be deleted',
  unfilledPlaceholder: 'holds a placeholder of a saved reply that is still to be filled in',
  fileTooLarge: 'is too large for what it is sent for',
  anotherType: 'is of another type than it is said to be, or of one that is not taken',
  notAVideo: 'is no video: MP4 and WebM are taken',
  videoCodec:
    'has pictures browsers do not play: MP4 with H.264, VP9 or AV1 and WebM with VP8, VP9 or AV1 are taken',
  audioCodec: 'has sound browsers do not play: AAC, Opus, MP3 and, in WebM, Vorbis are taken',
  notAPdf: 'is no PDF',
  notATable: 'is no table: CSV and XLSX are taken',
  notADocument: 'is no text document: DOCX is taken',
  notADrawing: 'is no drawing: STEP, DXF and DWG are taken',
  notAPicture:
    'is no picture that is taken: JPEG, PNG, WebP and AVIF that stand still, of at most 24 million pixels, as AVIF 12 million',
  hasMacros: 'holds macros or controls, which are not taken',
  notAnArchive: 'is no ZIP archive with files in it',
  lockedFile: 'is locked by a password',
  unpacksTooLarge: 'holds more than can be unpacked',
  brokenFile: 'is broken or was cut off',
};

/** What a verb finds wrong with a field of the body. */
export function issueAt(field: string, { code, limit }: FieldIssue): Issue {
  return { in: 'body', field, code, ...(limit === undefined ? {} : { limit }), message: messages[code] };
}

/** The sentence for a request that is refused for a field; some codes have one that names no field. */
export function sentenceOf({ field, code, message }: Issue): string {
  return code === 'notAPhone' || code === 'notADate' ? message : `${field} ${message}`;
}
