import { isService } from './business-kind.ts';
import type { BusinessPlan } from './business-plan.ts';
import type { Country } from './countries.ts';
import type { GoodsKinds } from './goods-kinds.ts';
import { averageFor } from './lead-times.ts';
import type { Random } from './random.ts';
import { sellsAbroad } from './sells-abroad.ts';
import { fullnessOf } from './tiers.ts';

const deliveryTerms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
/** Those of a seller whose goods stay in the country. */
const termsAtHome = new Set(['EXW', 'FCA', 'DAP', 'DDP']);
const paymentTypes = ['T/T', 'L/C at sight', 'D/P', 'D/A', 'Open account', 'Credit card', 'Advance payment'];
const contractManufacturing = ['OEM', 'ODM', 'PRIVATE_LABEL', 'MADE_TO_DRAWING'];
const packaging: Record<string, string[]> = {
  '0001': ['Cartons', 'Pallets', 'Wooden crates', 'Shrink film'],
  '0002': ['Cartons', 'Pallets', 'Reels', 'Shrink film'],
  '0003': ['Cartons', 'Pallets', 'Wooden crates', 'Skids', 'Containers'],
  '0004': ['Pallets', 'Wooden crates', 'Cartons', 'Shrink film'],
  '0005': ['Wooden crates', 'Containers', 'Skids', 'Shrink film'],
  '0006': ['Cartons', 'Pallets', 'Wooden crates', 'Shrink film', 'Skids'],
  '0007': ['Polybags', 'Cartons', 'Hanging garments', 'Rolls'],
  '0008': ['Cartons', 'Pallets', 'Polybags', 'Gift boxes', 'Shrink film'],
  '0009': ['Cartons', 'Pallets', 'Shrink film', 'Gift boxes'],
  '0010': ['Cartons', 'Pallets', 'Polybags', 'Gift boxes', 'Bags'],
  '0011': ['Cartons', 'Pallets', 'Shrink film', 'Containers'],
  '0012': ['Cartons', 'Pallets', 'Shrink film', 'Wooden crates', 'Containers'],
  '0013': ['Cartons', 'Pallets', 'Shrink film'],
  '0014': ['Pallets', 'Cartons', 'Bundles', 'Bulk'],
};
const commonPackaging = ['Cartons', 'Pallets', 'Wooden crates', 'Bundles', 'Bulk'];

/** Markets and terms of business. What does not fit the kind of business is empty. */
export function inventTrade(
  plan: BusinessPlan,
  { countries, goods }: { countries: Country[]; goods: GoodsKinds },
  random: Random,
) {
  const { country, kind, categories } = plan;
  const main = categories[0];
  const fullness = fullnessOf(plan);
  const sellsGoods = main !== undefined && !isService(main) && kind !== 'investor' && kind !== 'authority';
  const others = countries.filter((other) => other.code !== country.code);
  const near = others.filter((other) => other.language === country.language);
  const reach = kind === 'retailer' ? 1 : Math.round(2 + fullness * random.between(1, 8));
  const isAbroad = country.texts === 'en' || sellsAbroad(plan);
  const possible = [
    ...random.some(near, Math.min(2, reach)),
    ...random.some(
      others.filter((other) => !near.includes(other)),
      reach,
    ),
  ];
  const some = (items: string[], minimum: number, maximum: number) =>
    random.chance(fullness) ? random.some(items, random.between(minimum, maximum)) : [];
  const termsOf = (drawn: string[]) => {
    if (isAbroad || kind === 'importer' || drawn.length === 0) return drawn;
    return [...new Set([...drawn.filter((term) => termsAtHome.has(term)), 'DAP'])];
  };
  const currencies = [...new Set([country.currency, 'USD', 'EUR'])];

  return {
    sellsGoods,
    marketCountries: isAbroad ? possible : [],
    averageLeadTime: averageFor(
      random.pick(kind === 'maker' ? [14, 21, 28, 30, 35, 45, 60] : [2, 3, 5, 7, 10, 14]),
      plan.focus.map(({ id }) => goods.ofSubcategory(id).nature),
      kind === 'maker',
    ),
    lists: {
      markets: isAbroad ? possible.map((market) => market.code).toSorted() : [country.code],
      spoken_languages: country.spoken,
      contract_manufacturing: kind === 'maker' ? some(contractManufacturing, 1, 3) : [],
      delivery_terms: sellsGoods ? termsOf(some(deliveryTerms, 2, 5)) : [],
      // Their own first, whatever else they take.
      payment_currencies: [
        ...new Set([country.currency, ...random.some(currencies, random.between(1, currencies.length))]),
      ],
      packaging_types: sellsGoods ? some(packaging[main.industry_id] ?? commonPackaging, 1, 3) : [],
      payment_types: kind === 'authority' ? [] : some(paymentTypes, 2, 4),
    },
  };
}
