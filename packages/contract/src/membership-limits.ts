/** Bounds of what is ordered, in characters where nothing else is said. */
export const membershipLimits = {
  email: 254,
  taxNumber: 40,
  buyerName: 200,
  buyerAddress: 400,
  paymentMethod: 255,
  reference: 80,
  voucherCode: 40,
  voucherNote: 200,
  /** Businesses that may use one voucher. */
  voucherUses: 100_000,
  voucherCents: 1_000_000,
  /** Days before the end in which the next year can be paid. */
  renewalDays: 60,
  /** Days before the end on which the next year is charged to a card, so that a refused one leaves time for another. */
  chargedAhead: 3,
  /** Days in which a purchase is given back while nothing was used. */
  refundDays: 14,
  /** Days a transfer is awaited. */
  transferDays: 14,
  /** Days for which products above the package are still shown after its end. */
  surplusDays: 30,
  /** Days before the end on which the owners are reminded. */
  reminders: [60, 30, 7],
} as const;
