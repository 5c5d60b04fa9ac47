import type { Language } from '@kontor/contract';
import type { BusinessPlan } from './business-plan.ts';
import { addDays, momentOn } from './calendar.ts';
import { customersOf } from './customers-of.ts';
import { demoId } from './demo-id.ts';
import { describePlainly, describeProduct } from './describe-product.ts';
import type { GoodsKind, GoodsKinds } from './goods-kinds.ts';
import { type Homes, largeExporters } from './goods-of-countries.ts';
import type { InventedBusiness } from './invent-businesses.ts';
import { inventPrice, noPrice } from './invent-price.ts';
import { daysOf, longestToAverage } from './lead-times.ts';
import { natureOfText } from './list-nature.ts';
import { createNumbers } from './model-numbers.ts';
import { isGoods, type Nature } from './natures.ts';
import type { Offer } from './offer-products.ts';
import { exportPacking, wholePacks } from './packing.ts';
import { minimumOrderKey, specsOfKind, specsOfNature } from './product-specs.ts';
import { describeInLanguages, nameProduct } from './product-words.ts';
import { randomFor } from './random.ts';
import { type Spec, withUnit } from './spec-values.ts';
import type { Category } from './tree.ts';
import { inSentence, type Wordings } from './wording.ts';

export interface ProductRow {
  id: string;
  business_id: string;
  name: string;
  description: string;
  keywords: string[];
  industry_id: string;
  category_id: string;
  subcategory_id: string | null;
  specs: Spec[];
  lead_time_days: number | null;
  minimum_order: number | null;
  minimum_order_unit: string | null;
  stock: boolean;
  price_amount: number | null;
  price_currency: string | null;
  price_per: string | null;
  source: string | null;
  position: number;
  created_at: string;
  updated_at: string;
}

/** What nobody makes anew. */
const isSecondHand = /^(Used|Reconditioned|Refurbished) /;
const madeInWorks = new Set(['machine', 'project', 'device', 'part', 'medical']);
const countriesOfWorks = new Set([
  ...largeExporters,
  ...'MX FR GB AT CH SE FI DK NL BE CZ PL HU SK RO CA BR'.split(' '),
]);

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The product rows of the offers: the list's text where it has one, and all else from the kind of goods. */
export function inventProducts(
  offers: Offer[],
  businesses: InventedBusiness[],
  { goods, homes, wordings, day }: { goods: GoodsKinds; homes: Homes; wordings: Wordings; day: string },
): ProductRow[] {
  const businessOf = new Map(businesses.map((business) => [business.plan, business]));
  const numbers = new Map<number, ReturnType<typeof createNumbers>>();
  const wording = wordings.en;
  return offers.map(({ plan, category, article, position }) => {
    const business = businessOf.get(plan);
    if (!business) throw new Error(`There is no business ${plan.index}`);
    const { row, averageLeadTime } = business;
    const { name, text, subcategory_id } = article;
    const random = randomFor(`product ${plan.index} ${position}`);
    const known = { name, size: random.next() };
    const listed = text && natureOfText(text, category, goods);
    const kind = kindOf(subcategory_id, listed, goods);
    const nature = kind?.nature ?? listed ?? goods.natureOf(category);
    const origin = nameOf(originOf(plan, { homes: homes(subcategory_id), nature, position }));
    const own = wholePacks(
      kind
        ? specsOfKind(kind, text !== undefined, known, origin, random)
        : specsOfNature(nature, known, origin, random),
    );
    // What fills a hall is overhauled to order.
    const isReady = nature.stocked > 0 && isSecondHand.test(name);
    // Of what is known by its name alone nobody can say how soon it comes.
    const isQuoted = kind === undefined && !isReady;
    const isToOrder = isMadeToOrder(name, own);
    const stock =
      isGoods(nature) && !isQuoted && (random.chance(isToOrder ? 0 : stockedBy(plan, nature)) || isReady);
    const created = later(row.created_at.slice(0, 10), random.between(0, 60), day);
    const created_at = created === row.created_at.slice(0, 10) ? row.created_at : momentOn(created, random);
    // The same in each language.
    const customers = randomFor(`customers ${plan.index} ${position}`).pick(
      customersOf({ kind, name, category }, goods, wording),
    );
    const told = { name, specs: own, nature, customers: [customers] };
    const aside = randomFor(`aside ${plan.index} ${position}`);
    const said =
      text?.description ??
      describeProduct(told, wording, random) ??
      describePlainly(told, category.name, wording, aside);
    const lead_time_days =
      !isGoods(nature) || isQuoted || random.chance(0.15)
        ? null
        : Math.min(
            daysOf(random.pick(stock ? nature.ready : nature.made)),
            longestToAverage * averageLeadTime,
          );
    const described = {
      ...{ plan, position, name, category, nature, stock, leadTimeDays: lead_time_days },
      isPlain: article.isPlain === true,
      subcategoryId: subcategory_id,
      specs: own,
      customers,
    };
    const number = numbers.get(plan.index) ?? createNumbers(plan.stem);
    numbers.set(plan.index, number);
    const packing = exportPacking(own, nature, { price: kind?.price, random: aside });
    const marks = number({ name, size: known.size, categoryId: category.id, position, nature });
    return {
      id: demoId('product', plan.index, position),
      business_id: row.id,
      name: nameProduct(described),
      description: describeInLanguages(described, said, wordings),
      keywords: keywordsOf(text?.keywords ?? [], category, plan.country.texts, name),
      industry_id: category.industry_id,
      category_id: category.id,
      subcategory_id,
      specs: withCodes([...own, ...(packing ? [packing] : []), ...marks], text?.specs ?? [])
        .filter(({ key }) => key !== minimumOrderKey)
        .map(withUnit),
      lead_time_days,
      ...minimumOrderOf(own),
      stock,
      ...(kind ? inventPrice(plan, kind, known.size, position) : noPrice),
      source: text?.source ?? null,
      position,
      created_at,
      updated_at: created_at,
    };
  });
}

/** The kind of the subcategory, unless the article is of a list and of another nature: a service among goods. */
function kindOf(
  subcategoryId: string | null,
  listed: Nature | undefined,
  goods: GoodsKinds,
): GoodsKind | undefined {
  if (subcategoryId === null) return undefined;
  const kind = goods.ofSubcategory(subcategoryId);
  return !listed || isGoods(listed) === isGoods(kind.nature) ? kind : undefined;
}

/** "Shafts made to drawing", and what has its size or its colour from the customer. */
function isMadeToOrder(name: string, specs: readonly Spec[]): boolean {
  return (
    /\b(made|cut) to (drawing|code|sample|measure|order|size)|-to-(measure|order)|private-label/i.test(
      name,
    ) ||
    specs.some(({ value }) => /^(To (order|measure|drawing|size)|Cut to (order|size|drawing))\b/.test(value))
  );
}

/** Who trades has more in stock than who makes, but no turbine. */
function stockedBy({ kind }: BusinessPlan, { stocked }: Nature): number {
  return stocked === 0 || kind === 'maker' ? stocked : stocked + 0.2;
}

/** With what a list tells of its article, its code above all. */
function withCodes(own: Spec[], given: Spec[]): Spec[] {
  return [...own.filter(({ key }) => given.every((spec) => spec.key !== key)), ...given];
}

function minimumOrderOf(specs: Spec[]): Pick<ProductRow, 'minimum_order' | 'minimum_order_unit'> {
  const stated = specs.find(({ key }) => key === minimumOrderKey)?.value ?? '';
  const [, number, unit] = /^([\d,]+) (.+)$/.exec(stated) ?? [];
  if (!number || !unit) return { minimum_order: null, minimum_order_unit: null };
  return { minimum_order: Number(number.replaceAll(',', '')), minimum_order_unit: unit };
}

function later(date: string, days: number, day: string): string {
  const moved = addDays(date, days);
  return moved < day ? moved : addDays(day, -1);
}

/**
 * Makers and exporters sell what is of their country, importers what is of another one, others what is of either: of another one what is
 * made in works that their country has few of.
 */
function originOf(
  plan: BusinessPlan,
  { homes, nature, position }: { homes: readonly string[] | undefined; nature: Nature; position: number },
): string {
  const own = plan.country.code;
  if (homes && !homes.includes(own)) return homes[position % homes.length] ?? own;
  const isResold = plan.kind === 'trader' || plan.kind === 'retailer';
  const isMadeElsewhere = isResold && madeInWorks.has(nature.name) && !countriesOfWorks.has(own);
  if (plan.kind !== 'importer' && !isMadeElsewhere) return own;
  const others = (homes ?? largeExporters).filter((code) => code !== own);
  return others[position % others.length] ?? own;
}

function nameOf(countryCode: string): string {
  return countryNames.of(countryCode) ?? countryCode;
}

/** Those of a list, and what its category is called in English and in the language of its business. */
function keywordsOf(
  given: string[],
  { name: category, names }: Category,
  language: Language,
  name: string,
): string[] {
  const words = [...given, inSentence(category), language === 'en' ? '' : (names[language] ?? '')].map(
    (word) => word.trim().toLowerCase(),
  );
  return [...new Set(words)].filter((word) => word !== '' && word !== name.toLowerCase()).slice(0, 8);
}
