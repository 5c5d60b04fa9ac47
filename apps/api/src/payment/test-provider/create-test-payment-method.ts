import { randomBytes } from 'node:crypto';
import type { TestCard } from '@kontor/contract';
import type { Person } from '@kontor/server';
import type { Context } from '../../context.ts';
import { write } from '../../write/write.ts';
import { cardError } from '../card-error.ts';
import { behaviourOf, hasCheckDigit } from './cards.ts';
import { onlyWithTestProvider } from './only-with-test-provider.ts';
import { insertPaymentMethod } from './queries.ts';

/**
 * Takes a test card and gives it a name that says nothing of it. Its number is not stored. @throws CardError for a number whose last
 * digit is wrong, for a card that is no test card, and for one that has expired; NotFound where another provider is set up
 */
export async function createTestPaymentMethod(
  context: Context<Person>,
  { number, expiry, cvc }: TestCard,
): Promise<{ paymentMethod: string; card: string }> {
  onlyWithTestProvider(context.payments);
  const { language } = context;
  const digits = number.replace(/[\s-]/g, '');
  if (!hasCheckDigit(digits)) throw cardError('incorrect_number', language);
  const behaviour = behaviourOf(digits);
  if (!behaviour) throw cardError('not_a_test_card', language);
  const until = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)\s*$/.exec(expiry);
  // Good to the last day of its month.
  if (!until || Date.UTC(2000 + Number(until[2]), Number(until[1]), 1) <= Date.now())
    throw cardError('invalid_expiry_month', language);
  if (!/^\d{3,4}$/.test(cvc)) throw cardError('invalid_cvc', language);
  const token = `pm_test_${randomBytes(18).toString('base64url')}`;
  const card = `Test ${digits.slice(-4)}`;
  await write(context, undefined, (trx) => insertPaymentMethod(trx, { token, behaviour, card }));
  return { paymentMethod: token, card };
}
