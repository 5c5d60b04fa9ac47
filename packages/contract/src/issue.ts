import { type Static, Type } from 'typebox';

/** What can be wrong with a file that is no picture. */
export const fileIssueCodes = [
  'fileTooLarge',
  'anotherType',
  'notAVideo',
  'videoCodec',
  'audioCodec',
  'notAPdf',
  'notATable',
  'notADocument',
  'notADrawing',
  'notAPicture',
  'hasMacros',
  'notAnArchive',
  'lockedFile',
  'unpacksTooLarge',
  'emptyFile',
  'brokenFile',
] as const;
export type FileIssueCode = (typeof fileIssueCodes)[number];

/**
 * Everything that can be wrong with a field. A code becomes words for people in `packages/web/src/issue` alone;
 * another code needs words there.
 */
export const issueCodes = [
  'required',
  'notChosen',
  'notAccepted',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooFew',
  'tooMany',
  'notOneLine',
  'notPlainText',
  'notAName',
  'notAnAddress',
  'notAPhone',
  'notADate',
  'noSuchDay',
  'inFuture',
  'inPast',
  'notANumber',
  'notAQuantity',
  'malformed',
  'unknown',
  'unexpected',
  'endBeforeStart',
  'notAWebAddress',
  'changedMeanwhile',
  'guessable',
  'asBefore',
  'noMatch',
  'wrongPassword',
  'wrongCode',
  'wrongRecoveryCode',
  'namedTwice',
  'notOwned',
  'notAMember',
  'leaving',
  'unfilledPlaceholder',
  ...fileIssueCodes,
] as const;
export type IssueCode = (typeof issueCodes)[number];

/** What is wrong with a field. The codes of sizes, and `notAName`, come with the limit. */
export interface FieldIssue {
  code: IssueCode;
  /** Characters, entries, or the number itself. */
  limit?: number | undefined;
}

/** What is wrong with one field of a request. `field` is a dotted path, empty for the part as a whole. */
export const Issue = Type.Object({
  in: Type.Enum(['body', 'query', 'params', 'headers']),
  field: Type.String(),
  code: Type.Enum([...issueCodes]),
  limit: Type.Optional(Type.Number({ description: 'Of the codes that name a size' })),
  message: Type.String({ description: 'The same in English, for who reads the answer' }),
});
export type Issue = Static<typeof Issue>;
