import { type Static, Type } from 'typebox';
import { Issue } from './issue.ts';

/** Every name an error of the API can carry, with its HTTP status. */
export const errorStatus = {
  BadRequest: 400,
  Unauthorized: 401,
  /** The four names a token is refused with (checklist, part K): malformed or forged; none; past its time; ended. */
  JsonWebTokenError: 401,
  TokenNotFound: 401,
  TokenExpiredError: 401,
  SessionError: 401,
  /** A card that the provider of payments did not take; its message says why (checklist 329). */
  CardError: 402,
  Forbidden: 403,
  /** A file whose sender asks the reader to confirm first that it is confidential. */
  ConfirmationRequired: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  RequestTimeout: 408,
  Conflict: 409,
  PreconditionFailed: 412,
  PayloadTooLarge: 413,
  UriTooLong: 414,
  UnsupportedMediaType: 415,
  RangeNotSatisfiable: 416,
  TooManyRequests: 429,
  HeadersTooLarge: 431,
  Internal: 500,
  Unavailable: 503,
  /** The disk is full: reading goes on, and writing when there is room again. */
  InsufficientStorage: 507,
} as const;

export type ErrorName = keyof typeof errorStatus;

/** The envelope of a failed call. `issues` name the fields of a request that was not understood. */
export const ErrorEnvelope = Type.Object({
  success: Type.Literal(false),
  name: Type.String(),
  message: Type.String(),
  requestId: Type.Optional(Type.String()),
  issues: Type.Optional(Type.Array(Issue)),
  retryAfter: Type.Optional(
    Type.Integer({
      description: 'Seconds after which it may be asked again, as the header Retry-After says',
    }),
  ),
});
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;
