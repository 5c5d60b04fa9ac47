import type { FileCheck, PicturePurpose } from '@kontor/contract';
import { type Static, Type } from 'typebox';
import { refusals } from '../refused.ts';
import { maxPartBytes } from './part-bytes.ts';

/** What the process that decodes is asked about a picture; `bytes` in Base64. */
export type PictureQuestion = { bytes: string; contentType: string } & (
  | { task: 'inspect'; purpose?: PicturePurpose | undefined }
  | { task: 'make-versions'; purpose: PicturePurpose }
);

/** What it is asked about another file, of which it asks for the parts it wants to read. */
export interface FileQuestion {
  task: 'check-file';
  check: FileCheck;
  contentType: string;
  /** Bytes it has. */
  size: number;
}

export type Question = PictureQuestion | FileQuestion;

/** A part of the file it asked for, in Base64: no bytes beyond its end. */
export interface FilePart {
  part: string;
}

/** Pixels of a side, far more than a picture may have. */
const Side = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const Shown = Type.Object({ width: Side, height: Side });

/**
 * What it may answer, and nothing else: it has read what a stranger sent, so it is believed no more than the stranger is. It
 * says `ready` once, before it is asked anything.
 */
export const AnswerMessage = Type.Union([
  Type.Object({ ready: Type.Literal(true) }),
  Type.Object({ fine: Type.Literal(true), shown: Type.Optional(Shown) }),
  Type.Object({ refusal: Type.Enum(refusals), shown: Type.Optional(Shown) }),
  Type.Object({
    wanted: Type.Object({
      start: Type.Integer({ minimum: 0 }),
      length: Type.Integer({ minimum: 1, maximum: maxPartBytes }),
    }),
  }),
  Type.Object({
    versions: Type.Array(
      Type.Object({
        name: Type.String({ pattern: '^[0-9]{1,5}\\.(webp|avif)$' }),
        width: Type.Integer({ minimum: 1, maximum: 10_000 }),
        height: Type.Integer({ minimum: 1, maximum: 10_000 }),
        type: Type.Enum(['image/webp', 'image/avif']),
        bytes: Type.String({ minLength: 1, maxLength: 4_000_000, pattern: '^[A-Za-z0-9+/]+=*$' }),
      }),
      { minItems: 1, maxItems: 10 },
    ),
  }),
]);
export type Answer = Static<typeof AnswerMessage>;
