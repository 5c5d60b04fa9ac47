import { type FileIssueCode, fileIssueCodes, isPicturePurpose, type UploadPurpose } from '@kontor/contract';
import { pictureShapes } from '@kontor/contract/picture-shape';
import { issueAt, KontorError } from '@kontor/server';
import { maximumAvifPixels, maximumPixels, minimumSide } from './picture-bounds.ts';
import type { ShownSize } from './shown-size.ts';

const million = 1_000_000;

const pictureSentences = {
  'no-picture': 'This is not a picture. Send a JPEG, PNG, WebP or AVIF file.',
  'another-type': 'The file is of a different type than stated.',
  animated: 'Animated pictures are not accepted. Send a still one.',
  'too-many-pixels': `The picture has too many pixels: at most ${maximumPixels / million} million, as AVIF ${maximumAvifPixels / million} million.`,
  'too-small': 'The picture is too small.',
  'too-complex': 'The picture has too many scans, tiles or layers. Save it again and send that.',
  broken: 'The picture is damaged and cannot be opened.',
};

/** Why a file is no picture we take. */
type PictureRefusal = keyof typeof pictureSentences;

/** Why a file is not taken: of files that are no pictures the code of an issue, so that forms have words for it. */
export type Refusal = PictureRefusal | FileIssueCode;

export const refusals = [
  ...(Object.keys(pictureSentences) as PictureRefusal[]),
  ...fileIssueCodes,
] satisfies Refusal[];

/** What is known of a file that is refused. */
interface RefusedFile {
  /** The field of the form that names it. */
  field?: string | undefined;
  purpose?: UploadPurpose | undefined;
  shown?: ShownSize | undefined;
}

/** The error a file is refused with. */
export function refused(refusal: string, { field = 'file', purpose, shown }: RefusedFile = {}): KontorError {
  const code = fileIssueCodes.find((known) => known === refusal);
  if (!code) {
    const sentence = pictureSentences[refusal as PictureRefusal] ?? pictureSentences.broken;
    const needed = refusal === 'too-small' ? ` ${sizeNeeded(purpose, shown)}` : '';
    return new KontorError('UnsupportedMediaType', `${sentence}${needed}`);
  }
  const issue = issueAt(field, { code });
  return new KontorError('UnsupportedMediaType', `The file ${issue.message}.`, { issues: [issue] });
}

function sizeNeeded(purpose: UploadPurpose | undefined, shown: ShownSize | undefined): string {
  const has = shown ? `It has ${shown.width} × ${shown.height} pixels` : 'It has too few pixels';
  const { width, height } =
    purpose && isPicturePurpose(purpose)
      ? pictureShapes[purpose].smallest
      : { width: minimumSide, height: minimumSide };
  return `${has}; at least ${width} × ${height} are needed.`;
}
