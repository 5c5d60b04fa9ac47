import { Type } from 'typebox';
import { Uuid } from './field.ts';

/** Names one wish of a person to create something, a UUID: a request that is sent again with it creates nothing more. */
export const idempotencyKeyHeader = 'idempotency-key';

/** The headers of calls that create something. */
export const CreatingHeaders = Type.Object({
  [idempotencyKeyHeader]: Type.Optional(
    Type.Intersect([Uuid], {
      description:
        'For 24 hours the same key answers what it was answered first, and nothing is created again; with another body it is a Conflict',
    }),
  ),
});
