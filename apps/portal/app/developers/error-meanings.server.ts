import type { ErrorName } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each error means to whoever made the call, and what to do. */
export const errorMeanings: Record<ErrorName, MessageDescriptor> = {
  BadRequest: msg`The request was not understood. The issues name the fields.`,
  Unauthorized: msg`What was given to sign in with is not right.`,
  JsonWebTokenError: msg`The token is malformed or forged.`,
  TokenNotFound: msg`The call is for people who are signed in, and no token came with it.`,
  TokenExpiredError: msg`The token is past its time.`,
  SessionError: msg`The session the token belongs to has ended.`,
  CardError: msg`The payment provider did not accept the card; the message says why. Nothing was charged.`,
  Forbidden: msg`Whoever is signed in may not do this.`,
  ConfirmationRequired: msg`The sender of the file asks the reader to confirm first that it is confidential.`,
  NotFound: msg`There is no such thing, or it has been removed.`,
  MethodNotAllowed: msg`The address does not answer this method; the header Allow names those it does.`,
  RequestTimeout: msg`The request did not arrive in time.`,
  Conflict: msg`Something else has changed in the meantime. Read again, then try again.`,
  PreconditionFailed: msg`The file does not match If-Match or If-Unmodified-Since.`,
  PayloadTooLarge: msg`The body is too large.`,
  UriTooLong: msg`The address is too long.`,
  UnsupportedMediaType: msg`The body is of a kind this call does not take.`,
  RangeNotSatisfiable: msg`The requested range is outside the file; the Content-Range header states its length.`,
  TooManyRequests: msg`You have asked for too much in a short time. Wait as long as Retry-After says.`,
  HeadersTooLarge: msg`The headers are too large.`,
  Internal: msg`Something went wrong on our side. Try again, and write to us if it goes on.`,
  Unavailable: msg`There is too much to do just now. Wait as long as Retry-After says.`,
  InsufficientStorage: msg`There is no room to save this right now; reads keep working. Wait as long as Retry-After says.`,
};
