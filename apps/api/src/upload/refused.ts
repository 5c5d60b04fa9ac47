import { KontorError } from '@kontor/server';
import type { Refusal } from './check-picture.ts';

const sentences: Record<Refusal, string> = {
  'no-picture': 'This is no picture. Send a JPEG, PNG, WebP or AVIF file.',
  'another-type': 'The file is of another type than it says it is.',
  animated: 'Moving pictures are not taken. Send one that stands still.',
  'too-many-pixels': 'The picture has too many pixels: 24 million at most.',
  'too-small': 'The picture is too small: 16 pixels a side at least.',
  broken: 'The picture is broken and cannot be opened.',
};

/** The error a file is refused with. */
export function refused(refusal: string): KontorError {
  return new KontorError('UnsupportedMediaType', sentences[refusal as Refusal] ?? sentences.broken);
}
