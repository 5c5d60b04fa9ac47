import type { GoodsKind } from './goods-kinds.ts';
import { randomFor } from './random.ts';
import { bySize } from './spec-values.ts';

export interface StatedPrice {
  price_amount: number | null;
  price_currency: string | null;
  price_per: string | null;
}

export const noPrice: StatedPrice = { price_amount: null, price_currency: null, price_per: null };

/** By code: how often it is used abroad, if at all, and what a US$ is in it. */
export const priceCurrencies: Record<string, { weight: number; rate: number }> = {
  USD: { weight: 6, rate: 1 },
  EUR: { weight: 3, rate: 0.9 },
  MXN: { weight: 0, rate: 18 },
};

/** How often a business states its prices in the money of its own country. */
const weightAtHome = 8;

/** A price for some products whose kind has one; the others are quoted on request, as in trade. */
export function inventPrice(
  plan: { index: number; country: { currency: string } },
  { price }: Pick<GoodsKind, 'price'>,
  size: number,
  position: number,
): StatedPrice {
  const random = randomFor(`price ${plan.index} ${position}`);
  if (!price || !random.chance(0.4)) return noPrice;
  const { from, to, per } = price;
  const [currency, rate] = random.weighted(
    Object.entries(priceCurrencies).map(
      ([code, { weight, rate }]) =>
        [[code, rate] as const, code === plan.country.currency ? weightAtHome : weight] as const,
    ),
  );
  // As many cheap ones as dear ones on a scale of ratios.
  const amount = from * (to / from) ** bySize(size, random) * rate;
  return { price_amount: rounded(amount), price_currency: currency, price_per: per };
}

/** As prices are written: cents below a hundred, whole numbers below ten thousand, hundreds above. */
function rounded(amount: number): number {
  const step = amount < 2 ? 0.01 : amount < 100 ? 0.05 : amount < 10_000 ? 1 : 100;
  return Number((Math.round(amount / step) * step).toFixed(2));
}
