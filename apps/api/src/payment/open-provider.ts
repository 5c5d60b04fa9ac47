import type { WritingSystem } from '../write/writing.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createTestProvider } from './test-provider/test-provider.ts';
import { testProviderSecret } from './test-provider/test-provider-secret.ts';

/** The provider that takes payments: without another one set up, the built-in test provider. */
export function openProvider(systemNow: () => WritingSystem, internalToken: string): PaymentProvider {
  return createTestProvider(systemNow, testProviderSecret(internalToken));
}
