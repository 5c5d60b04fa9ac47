import type { WritingSystem } from '../write/writing.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { type SettingsOfStripe, stripeSettings } from './stripe/stripe-settings.ts';
import { createTestProvider } from './test-provider/test-provider.ts';
import { testProviderSecret } from './test-provider/test-provider-secret.ts';

/** The provider that takes payments: Stripe where it is set up, else the built-in test provider. @throws ConfigError where it is in part */
export function openProvider(
  systemNow: () => WritingSystem,
  internalToken: string,
  config: SettingsOfStripe,
): PaymentProvider {
  const stripe = stripeSettings(config);
  return stripe
    ? createStripeProvider(systemNow, stripe)
    : createTestProvider(systemNow, testProviderSecret(internalToken));
}
