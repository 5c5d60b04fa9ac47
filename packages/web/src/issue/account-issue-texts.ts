import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountIssueCode } from './issue-texts.ts';

/** What is wrong with a field of the account service's forms, in words; ids as in `issue-texts.ts`. */
export const accountIssueTexts: Record<AccountIssueCode, MessageDescriptor> = {
  notAccepted: msg({ id: 'issue.notAccepted', message: 'Please accept the terms of use to register.' }),
  notAName: msg({
    id: 'issue.notAName',
    message:
      'This cannot be used as a name: no characters such as @ or /, no web address, at most {limit} characters.',
  }),
  guessable: msg({
    id: 'issue.guessable',
    message: 'This password is easy to guess. Please choose another.',
  }),
  asBefore: msg({
    id: 'issue.asBefore',
    message: 'This is the password you have. Please choose another.',
  }),
  noMatch: msg({
    id: 'issue.noMatch',
    message: 'E-mail address and password do not match. Check both and try again.',
  }),
  wrongPassword: msg({
    id: 'issue.wrongPassword',
    message: 'This is not your password. Check what you typed.',
  }),
  wrongCode: msg({
    id: 'issue.wrongCode',
    message: 'This code is not correct. Check it, or wait for the next one.',
  }),
  wrongRecoveryCode: msg({
    id: 'issue.wrongRecoveryCode',
    message: 'This recovery code is not correct or has already been used.',
  }),
  namedTwice: msg({ id: 'issue.namedTwice', message: 'This is named twice. Please choose again.' }),
  notOwned: msg({
    id: 'issue.notOwned',
    message: 'You are no longer the only owner of this business. Reload the page.',
  }),
  notAMember: msg({
    id: 'issue.notAMember',
    message: 'This person is no longer a member of the business. Please choose again.',
  }),
  leaving: msg({
    id: 'issue.leaving',
    message: "This person's account is about to be deleted. Please choose another.",
  }),
};
