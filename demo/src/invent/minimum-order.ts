import type { GoodsKind } from './goods-kinds.ts';
import type { Random } from './random.ts';

// The dearer the unit, the fewer of them are asked for.
const pieces: [below: number, counts: number[]][] = [
  [1, [1_000, 5_000, 10_000]],
  [10, [200, 500, 1_000]],
  [60, [50, 100, 200]],
  [400, [10, 20, 50]],
  [2_500, [2, 5, 10]],
  [Number.POSITIVE_INFINITY, [1]],
];

const quantities: Record<string, string[]> = {
  t: ['5 t', '10 t', '24 t'],
  l: ['200 l', '1,000 l', '5,000 l'],
  m: ['100 m', '500 m', '1,000 m'],
  'm²': ['50 m²', '200 m²', '500 m²'],
  'm³': ['8 m³', '20 m³', '60 m³'],
  W: ['10 kW', '100 kW', '500 kW'],
  g: ['100 g', '500 g', '1 kg'],
  carat: ['2 carats', '10 carats', '50 carats'],
  barrel: ['50,000 barrels', '100,000 barrels'],
  '100 pieces': ['1,000 pieces', '5,000 pieces', '10,000 pieces'],
  '1,000 pieces': ['10,000 pieces', '50,000 pieces'],
  '100 doses': ['1,000 doses', '5,000 doses'],
  '100 stems': ['500 stems', '2,000 stems'],
};

const plurals: Record<string, string> = { box: 'boxes', bay: 'bays' };

/** The least that is sold at once, in the unit its price is for. */
export function minimumOrder({ price, nature }: GoodsKind, random: Random): string {
  // Drinks and oils have a price by the litre, but come on pallets.
  const isOnPallets = price?.per === 'l' && nature.name === 'food';
  if (!price || nature.name === 'software' || isOnPallets) return random.pick(nature.minimum);
  const middle = Math.sqrt(price.from * price.to);
  if (price.per === 'kg') {
    const kilograms =
      middle < 8 ? ['500 kg', '1 t', '5 t'] : middle < 60 ? ['25 kg', '100 kg', '500 kg'] : ['1 kg', '5 kg'];
    return random.pick(kilograms);
  }
  const fixed = quantities[price.per];
  if (fixed) return random.pick(fixed);
  const [, counts = [1]] = pieces.find(([below]) => middle < below) ?? [];
  const count = random.pick(counts);
  const unit = count === 1 ? price.per : (plurals[price.per] ?? `${price.per}s`);
  return `${count.toLocaleString('en')} ${unit}`;
}
