import { randomFor } from './random.ts';

export interface StatedPrice {
  price_amount: number | null;
  price_currency: string | null;
  price_per: string | null;
}

export const noPrice: StatedPrice = { price_amount: null, price_currency: null, price_per: null };

type Range = readonly [from: number, to: number, per: string];

/** What goods of an industry cost by the piece or the usual quantity, in US$. */
const ranges: Record<string, Range> = {
  '0001': [40, 9_000, 'piece'],
  '0002': [1, 600, 'piece'],
  '0003': [30, 12_000, 'piece'],
  '0004': [15, 4_000, 'piece'],
  '0005': [900, 80_000, 'piece'],
  '0006': [4, 1_500, 'piece'],
  '0007': [2, 45, 'piece'],
  '0008': [2, 120, 'piece'],
  '0009': [1, 25, 'piece'],
  '0010': [1, 60, 'piece'],
  '0011': [0.5, 9, 'kg'],
  '0012': [20, 900, 'piece'],
  '0013': [1, 400, 'piece'],
  '0014': [2, 300, 'piece'],
};
const currencies = [
  ['USD', 6, 1],
  ['EUR', 3, 0.9],
  ['MXN', 1, 18],
] as const;

/** A price for about one product of four; the others are quoted on request, as in trade. */
export function inventPrice(plan: { index: number }, industryId: string, position: number): StatedPrice {
  const random = randomFor(`price ${plan.index} ${position}`);
  const range = ranges[industryId];
  if (!range || !random.chance(0.25)) return noPrice;
  const [from, to, per] = range;
  const [currency, rate] = random.weighted(
    currencies.map(([code, weight, rate]) => [[code, rate] as const, weight] as const),
  );
  // As many cheap ones as dear ones on a scale of ratios.
  const amount = from * (to / from) ** random.next() * rate;
  return { price_amount: rounded(amount), price_currency: currency, price_per: per };
}

/** As prices are written: cents below a hundred, whole numbers below ten thousand, hundreds above. */
function rounded(amount: number): number {
  const step = amount < 100 ? 0.05 : amount < 10_000 ? 1 : 100;
  return Number((Math.round(amount / step) * step).toFixed(2));
}
