import type { Language } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import texts from './card-texts.json' with { type: 'json' };

type Reason = keyof typeof texts;

/** Codes of providers, each with the sentence that says it; all others are said as `declined`. */
const reasons: Record<string, Reason> = {
  incorrect_number: 'incorrectNumber',
  invalid_number: 'incorrectNumber',
  not_a_test_card: 'notATestCard',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_cvc: 'code',
  incorrect_cvc: 'code',
  expired_card: 'expired',
  insufficient_funds: 'noFunds',
  processing_error: 'processing',
  authentication_failed: 'notApproved',
  authentication_required: 'notApproved',
  payment_intent_authentication_failure: 'notApproved',
};

/** Why a card was refused, in the language of who pays; the page says 'You have error in your card information: {message}' (checklist 329). */
export function cardError(code: string, language: Language): KontorError {
  return new KontorError('CardError', texts[reasons[code] ?? 'declined'][language]);
}
