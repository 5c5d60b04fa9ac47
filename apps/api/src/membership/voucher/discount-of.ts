import type { VoucherRow } from './queries.ts';

/** What a card is charged at least, in cents: providers take no less. */
const smallestCharge = 50;

/** What a voucher takes off a price, in cents, rounded to the cent. It takes all where next to nothing would be left to pay. */
export function discountOf(
  { percent, amount_cents }: Pick<VoucherRow, 'percent' | 'amount_cents'>,
  netCents: number,
): number {
  const discount = percent === null ? (amount_cents ?? 0) : Math.round((netCents * percent) / 100);
  return netCents - discount < smallestCharge ? netCents : discount;
}
