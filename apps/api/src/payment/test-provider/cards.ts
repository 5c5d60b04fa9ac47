/** What becomes of a payment with a test card. Any name, any code, and any date that is not over will do. */
const behaviours = {
  /** Paid at once. */
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000009995': 'no-funds',
  '4000000000000069': 'expired',
  /** The bank asks the buyer (3-D Secure). */
  '4000000000003220': 'asks',
  /** Paid, and the answer that says so is lost. */
  '4000000000007759': 'answer-lost',
  /** Paid an hour later; until then the provider does not know. */
  '4000000000006959': 'late',
  /** Paid, and told five times, once by somebody who cannot sign. */
  '4000000000005126': 'told-often',
} as const;

export type Behaviour = (typeof behaviours)[keyof typeof behaviours];

/** The behaviour of a card by its digits; undefined for one that no test card has. */
export function behaviourOf(number: string): Behaviour | undefined {
  return (behaviours as Record<string, Behaviour>)[number];
}

/** Whether the last digit of a card's number fits the others (ISO/IEC 7812-1, Luhn). */
export function hasCheckDigit(number: string): boolean {
  const digits = [...number].toReversed().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}

/** The provider's codes for why a card is refused, as Stripe has them. */
export const declineCodes = {
  declined: 'card_declined',
  'no-funds': 'insufficient_funds',
  expired: 'expired_card',
} as const;
