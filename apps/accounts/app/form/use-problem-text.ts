import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWaitText } from './use-wait-text.ts';

/** What is wrong with a field or a whole form, by the code a verb gives. */
const problems: Record<string, MessageDescriptor> = {
  'is-missing': msg`Please fill this in.`,
  'no-name': msg`This cannot be a name here: no characters such as @ or /, no web address, at most 100 characters.`,
  'not-chosen': msg`Please choose one.`,
  'not-accepted': msg`Please accept the terms of use to register.`,
  'no-address': msg`This is not an e-mail address that can be used.`,
  'too-short': msg`At least 10 characters, please.`,
  'too-long': msg`At most 128 characters, please.`,
  common: msg`This password is easy to guess. Please choose another.`,
  'no-match': msg`E-mail address and password do not match. Check both and try again.`,
  'wrong-password': msg`This is not your password. Check what you typed.`,
  'wrong-code': msg`This code is not right. Check it, or wait for the next one.`,
  'wrong-recovery-code': msg`This recovery code is not right, or was used already.`,
  'no-device': msg`This device is logged out already.`,
  'confirm-first': msg`Your confirmation has expired. Confirm that it is you and try again.`,
  'no-passkey': msg`This passkey is removed already.`,
  'not-owned': msg`You are not the only owner of this business any more. Load the page again.`,
  'no-member': msg`This person is not a member of the business any more. Please choose again.`,
  leaving: msg`This person's account is about to be deleted. Please choose another.`,
  'too-many': msg`These are more businesses than can be handed on at once.`,
  unconfirmed: msg`Your address is not confirmed yet. We have sent you the mail again.`,
  Unauthorized: msg`That was not right. Check what you typed.`,
  Forbidden: msg`This cannot be done from here. Load the page again.`,
  NotFound: msg`This link does not work any more.`,
  Conflict: msg`This address was taken meanwhile.`,
  Unavailable: msg`Kontor cannot be reached right now. Please try again in a moment.`,
  InsufficientStorage: msg`There is no room to save this right now. Nothing was saved. Please try again later.`,
  Internal: msg`Something went wrong on our side. Please try again in a moment.`,
};

/** Problems in words. One that says how long to wait is given the seconds. */
export function useProblemText(): (code: string | undefined, retryAfter?: number) => string | undefined {
  const { i18n } = useLingui();
  const waitText = useWaitText();
  return (code, retryAfter) => {
    if (code === undefined) return undefined;
    if (code === 'TooManyRequests') return waitText(retryAfter);
    const text = problems[code] ?? problems.Internal;
    return text && i18n._(text);
  };
}
