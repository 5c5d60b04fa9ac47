import type { ErrorName } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each error means to whoever made the call, and what to do. */
export const errorMeanings: Record<ErrorName, MessageDescriptor> = {
  BadRequest: msg`The request was not understood. The field issues says where.`,
  Unauthorized: msg`The login details are not correct.`,
  JsonWebTokenError: msg`The token is malformed or forged.`,
  TokenNotFound: msg`This call is for logged-in users, and no token was sent.`,
  TokenExpiredError: msg`The token has expired.`,
  SessionError: msg`The session the token belongs to has ended.`,
  CardError: msg`The payment provider did not accept the card; the message says why. Nothing was charged.`,
  Forbidden: msg`The logged-in user is not allowed to do this.`,
  ConfirmationRequired: msg`The sender of the file asks the reader to confirm first that it is confidential.`,
  NotFound: msg`It does not exist, or it has been removed.`,
  MethodNotAllowed: msg`This address does not support this method; the header Allow lists those it does.`,
  RequestTimeout: msg`The request did not arrive in time.`,
  Conflict: msg`Something else has changed in the meantime. Read again, then try again.`,
  PreconditionFailed: msg`The file does not match If-Match or If-Unmodified-Since.`,
  PayloadTooLarge: msg`The body is too large.`,
  UriTooLong: msg`The address is too long.`,
  UnsupportedMediaType: msg`This call does not accept this type of body.`,
  RangeNotSatisfiable: msg`The requested range is outside the file; the Content-Range header states its length.`,
  TooManyRequests: msg`Too many requests in a short time. Wait as long as Retry-After says.`,
  HeadersTooLarge: msg`The headers are too large.`,
  Internal: msg`Something went wrong on our side. Try again, and write to us if it persists.`,
  Unavailable: msg`The server is overloaded. Wait as long as Retry-After says.`,
  InsufficientStorage: msg`This cannot be saved right now; reading still works. Wait as long as Retry-After says.`,
};
