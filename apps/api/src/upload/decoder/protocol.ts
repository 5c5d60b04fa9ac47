import type { UploadPurpose } from '@kontor/contract';
import { type Static, Type } from 'typebox';
import { refusals } from '../refused.ts';

/** What the process that decodes is asked; `bytes` in Base64. */
export type Question = { bytes: string; contentType: string } & (
  | { task: 'inspect' }
  | { task: 'make-versions'; purpose: UploadPurpose }
);

/**
 * What it may answer, and nothing else: it has read what a stranger sent, so it is believed no more than the stranger is. It
 * says `ready` once, before it is asked anything.
 */
export const AnswerMessage = Type.Union([
  Type.Object({ ready: Type.Literal(true) }),
  Type.Object({ fine: Type.Literal(true) }),
  Type.Object({ refusal: Type.Enum(refusals) }),
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
