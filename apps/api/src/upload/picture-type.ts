import { pictureTypes } from '@kontor/contract';
import type { Refusal } from './refused.ts';

type PictureType = (typeof pictureTypes)[number];

const text = (from: number, expected: string) => (bytes: Buffer) =>
  bytes.toString('latin1', from, from + expected.length) === expected;

const beginnings: Record<PictureType, (bytes: Buffer) => boolean> = {
  'image/jpeg': text(0, '\xff\xd8\xff'),
  'image/png': text(0, '\x89PNG\r\n\x1a\n'),
  'image/webp': (bytes) => text(0, 'RIFF')(bytes) && text(8, 'WEBP')(bytes),
  'image/avif': (bytes) => text(4, 'ftypavif')(bytes) || text(4, 'ftypavis')(bytes),
};

/** The type a picture begins as; undefined for what is none that is taken. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  return pictureTypes.find((type) => beginnings[type](bytes));
}

/**
 * What the first bytes of a file alone speak against. These four comparisons are all that the api and the worker do with
 * what strangers send: everything else reads it in a process of its own (`decoder`).
 */
export function refusalByType(bytes: Buffer, contentType: string): Refusal | undefined {
  const found = pictureTypeOf(bytes);
  if (!found) return 'no-picture';
  return found === contentType ? undefined : 'another-type';
}
