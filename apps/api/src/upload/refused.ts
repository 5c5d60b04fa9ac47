import { KontorError } from '@kontor/server';

const sentences = {
  'no-picture': 'This is no picture. Send a JPEG, PNG, WebP or AVIF file.',
  'another-type': 'The file is of another type than it says it is.',
  animated: 'Moving pictures are not taken. Send one that stands still.',
  'too-many-pixels': 'The picture has too many pixels: 24 million at most, 12 million as AVIF.',
  'too-small': 'The picture is too small: 16 pixels a side at least.',
  'too-complex': 'The picture has too many scans, tiles or layers. Save it anew and send that.',
  broken: 'The picture is broken and cannot be opened.',
};

/** Why a file is no picture we take. */
export type Refusal = keyof typeof sentences;

export const refusals = Object.keys(sentences) as Refusal[];

/** The error a file is refused with. */
export function refused(refusal: string): KontorError {
  return new KontorError('UnsupportedMediaType', sentences[refusal as Refusal] ?? sentences.broken);
}
