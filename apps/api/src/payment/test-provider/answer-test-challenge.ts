import type { Person } from '@kontor/server';
import type { Context } from '../../context.ts';
import { asSystem } from '../../write/write.ts';
import type { Payment } from '../payment-provider.ts';
import { onlyWithTestProvider } from './only-with-test-provider.ts';
import { answerChallenge } from './test-provider.ts';

/** The buyer tells the bank of a test card yes or no. @throws NotFound where it asked nothing, or another provider is set up */
export async function answerTestChallenge(
  context: Context<Person>,
  { clientSecret, isApproved }: { clientSecret: string; isApproved: boolean },
): Promise<{ state: Payment['state'] }> {
  onlyWithTestProvider(context.payments);
  const { state } = await answerChallenge(asSystem(context), clientSecret, isApproved);
  return { state };
}
