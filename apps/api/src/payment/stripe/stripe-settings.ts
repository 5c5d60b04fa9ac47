import { type Config, ConfigError } from '@kontor/server';

/** How we reach Stripe, and what it and we know each other by. */
export interface StripeSettings {
  secretKey: string;
  publicKey: string;
  webhookSecret: string;
  apiUrl: string;
}

export type SettingsOfStripe = Partial<
  Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLIC_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>
>;

/** @returns undefined where Stripe is not set up. @throws ConfigError where it is in part */
export function stripeSettings(config: SettingsOfStripe): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLIC_KEY: publicKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl = 'https://api.stripe.com',
  } = config;
  if (secretKey && publicKey && webhookSecret) return { secretKey, publicKey, webhookSecret, apiUrl };
  if (secretKey || publicKey || webhookSecret)
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY and STRIPE_WEBHOOK_SECRET are set together, or none of them.',
    );
  return undefined;
}
