import { type Client, createTestPaymentMethod, type TestCard } from '@kontor/contract';

/** How a card becomes something a provider can charge, which no card data come with. */
export interface CardSource {
  /** @returns how the provider calls the card. @throws CardRefused, or what the call throws */
  methodOf(email: string): Promise<string>;
  /** Lets the bank ask what it asks. Without it a dialog of ours does. */
  approve?(clientSecret: string): Promise<void>;
}

/** The provider's script does not take a card, and says why. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

export function testCardSource(call: Client, card: TestCard): CardSource {
  return {
    async methodOf() {
      const { paymentMethod } = await call(createTestPaymentMethod, { body: card });
      return paymentMethod;
    },
  };
}
