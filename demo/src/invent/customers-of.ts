import { buyersOf, type GoodsKind, type GoodsKinds } from './goods-kinds.ts';
import type { Category } from './tree.ts';
import type { Wording } from './wording.ts';

/**
 * Who buys it, in English: who buys its kind of goods; of what is known by its category alone, who buys most of that; of services that
 * anyone buys, who buys those of the industry.
 */
export function customersOf(
  { kind, name, category }: { kind: GoodsKind | undefined; name: string; category: Category },
  goods: GoodsKinds,
  english: Wording,
): string[] {
  const ofKind = kind ? buyersOf(kind, name) : [];
  const known = ofKind.length > 0 ? ofKind : goods.buyersIn(category);
  return known.length > 0 ? known : english.phrases(category.id, 'customers');
}
