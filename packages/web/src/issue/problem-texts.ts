import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormProblem } from '../form/form-result.ts';

const internal = msg`Something went wrong on our side. Please try again in a moment.`;
const unauthorized = msg`That is not correct. Check what you typed.`;
const ended = msg`Your session has ended. Please log in again.`;
const notUnderstood = msg`This request could not be read. Reload the page.`;
const forbidden = msg`This cannot be done from here. Reload the page.`;
const unavailable = msg`Kontor cannot be reached right now. Please try again in a moment.`;

/** What is wrong with a whole form, or what a call ended with, in words. */
const texts: Record<FormProblem, MessageDescriptor> = {
  BadRequest: notUnderstood,
  Unauthorized: unauthorized,
  JsonWebTokenError: ended,
  TokenNotFound: ended,
  TokenExpiredError: ended,
  SessionError: ended,
  CardError: msg`The payment provider did not accept the card.`,
  Forbidden: forbidden,
  ConfirmationRequired: forbidden,
  NotFound: msg`This link no longer works.`,
  MethodNotAllowed: notUnderstood,
  RequestTimeout: unavailable,
  Conflict: msg`This address has been taken in the meantime.`,
  PreconditionFailed: notUnderstood,
  PayloadTooLarge: msg`This is too long to be sent at once. Please shorten it.`,
  TooManyRequests: msg`Too many attempts. Please wait a few minutes.`,
  UriTooLong: notUnderstood,
  UnsupportedMediaType: notUnderstood,
  RangeNotSatisfiable: notUnderstood,
  HeadersTooLarge: notUnderstood,
  Internal: internal,
  Unavailable: unavailable,
  InsufficientStorage: msg`This cannot be saved right now. Please try again later.`,
  noDevice: msg`This device is already logged out.`,
  noPasskey: msg`This passkey has already been removed.`,
  confirmFirst: msg`Your confirmation has expired. Confirm it is you and try again.`,
  unconfirmed: msg`Your address is not confirmed yet. We have sent you the e‑mail again.`,
  tooManyBusinesses: msg`You cannot transfer this many businesses at once.`,
};

/** What is wrong with a whole form in words of a language; `useProblemText` also says how long to wait. */
export function textOfProblem(i18n: I18n, problem: FormProblem): string {
  return i18n._(texts[problem]);
}
