import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormProblem } from '../form/form-result.ts';

const internal = msg`Something went wrong on our side. Please try again in a moment.`;
const unauthorized = msg`That was not right. Check what you typed.`;
const ended = msg`Your session has ended. Please log in again.`;
const notUnderstood = msg`This could not be understood. Load the page again.`;
const forbidden = msg`This cannot be done from here. Load the page again.`;
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
  NotFound: msg`This link does not work any more.`,
  MethodNotAllowed: notUnderstood,
  RequestTimeout: unavailable,
  Conflict: msg`This address was taken meanwhile.`,
  PreconditionFailed: notUnderstood,
  PayloadTooLarge: msg`This is more than can be taken at once. Please make it shorter.`,
  TooManyRequests: msg`There were too many attempts. Please wait some minutes.`,
  UriTooLong: notUnderstood,
  UnsupportedMediaType: notUnderstood,
  RangeNotSatisfiable: notUnderstood,
  HeadersTooLarge: notUnderstood,
  Internal: internal,
  Unavailable: unavailable,
  InsufficientStorage: msg`There is no room to save this right now. Nothing was saved. Please try again later.`,
  noDevice: msg`This device is logged out already.`,
  noPasskey: msg`This passkey is removed already.`,
  confirmFirst: msg`Your confirmation has expired. Confirm that it is you and try again.`,
  unconfirmed: msg`Your address is not confirmed yet. We have sent you the mail again.`,
  tooManyBusinesses: msg`These are more businesses than can be handed on at once.`,
};

/** What is wrong with a whole form in words of a language; `useProblemText` also says how long to wait. */
export function textOfProblem(i18n: I18n, problem: FormProblem): string {
  return i18n._(texts[problem]);
}
