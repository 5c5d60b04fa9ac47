import { type FileIssueCode, fileIssueCodes } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';

const pictureSentences = {
  'no-picture': 'This is no picture. Send a JPEG, PNG, WebP or AVIF file.',
  'another-type': 'The file is of another type than it says it is.',
  animated: 'Moving pictures are not taken. Send one that stands still.',
  'too-many-pixels': 'The picture has too many pixels: 24 million at most, 12 million as AVIF.',
  'too-small': 'The picture is too small: 16 pixels a side at least.',
  'too-complex': 'The picture has too many scans, tiles or layers. Save it anew and send that.',
  broken: 'The picture is broken and cannot be opened.',
};

/** Why a file is no picture we take. */
type PictureRefusal = keyof typeof pictureSentences;

/** Why a file is not taken: of files that are no pictures the code of an issue, so that forms have words for it. */
export type Refusal = PictureRefusal | FileIssueCode;

export const refusals = [
  ...(Object.keys(pictureSentences) as PictureRefusal[]),
  ...fileIssueCodes,
] satisfies Refusal[];

/** The error a file is refused with. @param field the field of the form that names the file */
export function refused(refusal: string, field = 'file'): KontorError {
  const code = fileIssueCodes.find((known) => known === refusal);
  if (!code)
    return new KontorError(
      'UnsupportedMediaType',
      pictureSentences[refusal as PictureRefusal] ?? pictureSentences.broken,
    );
  const issue = issueAt(field, { code });
  return new KontorError('UnsupportedMediaType', `The file ${issue.message}.`, { issues: [issue] });
}
