import { KontorError } from '@kontor/server';
import type { PaymentProvider } from '../payment-provider.ts';

/** @throws NotFound where payments go to another provider */
export function onlyWithTestProvider(payments: PaymentProvider): void {
  if (payments.name !== 'test') throw new KontorError('NotFound', 'The test provider is not in use.');
}
