import { isService } from './business-kind.ts';
import { addDays, momentOn, today } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { inventPrice, noPrice } from './invent-price.ts';
import type { Offer } from './offer-products.ts';
import { createSpecs, type Spec } from './product-specs.ts';
import { type Random, randomFor } from './random.ts';
import { inSentence, type Wording } from './wording.ts';

export interface ProductRow {
  id: string;
  business_id: string;
  name: string;
  description: string | null;
  keywords: string[];
  industry_id: string;
  category_id: string;
  subcategory_id: string | null;
  specs: Spec[];
  lead_time: string | null;
  stock: boolean;
  price_amount: number | null;
  price_currency: string | null;
  price_per: string | null;
  source: string | null;
  position: number;
  created_at: string;
  updated_at: string;
}

const leadTimes = [
  '3 days',
  '1 week',
  '2 weeks',
  '3 weeks',
  '4–6 weeks',
  '30 days',
  '45 days',
  '60 days',
  '8–10 weeks',
];
const packed = ['packed in cartons', 'packed on pallets', 'packed to order', 'packed for export'];

// Commercial details that make no description.
const untold = new Set([
  'Minimum order',
  'Origin',
  'Samples',
  'Documents',
  'Delivery',
  'Labelling',
  'Packing',
  'Languages',
  'Service area',
  'Billing',
]);
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The product rows of the offers: the list's text where it has one, and specifications that fit the category. */
export function inventProducts(offers: Offer[], wording: Wording): ProductRow[] {
  const specsOf = createSpecs();
  return offers.map(({ business, category, article, position }) => {
    const { plan, row } = business;
    const random = randomFor(`product ${plan.index} ${position}`);
    const own = specsOf(category, article.subcategory_id !== null, originOf(plan.country.code), random);
    const specs = [...own, ...(article.text?.specs ?? [])];
    const service = isService(category);
    const stock = !service && random.chance(plan.kind === 'maker' ? 0.45 : 0.75);
    const created = later(row.created_at.slice(0, 10), random.between(0, 60));
    const created_at = created === row.created_at.slice(0, 10) ? row.created_at : momentOn(created, random);
    return {
      id: demoId('product', plan.index, position),
      business_id: row.id,
      name: article.name,
      description:
        article.text?.description ??
        describe(article.name, own, service, category.industry_id, wording, random),
      keywords: keywordsOf(article.text?.keywords ?? [], category.name, article.name),
      industry_id: category.industry_id,
      category_id: category.id,
      subcategory_id: article.subcategory_id,
      specs,
      lead_time:
        service || random.chance(0.15)
          ? null
          : stock
            ? random.pick(leadTimes.slice(0, 4))
            : random.pick(leadTimes.slice(2)),
      stock,
      ...(service ? noPrice : inventPrice(plan, category.industry_id, position)),
      source: article.text?.source ?? null,
      position,
      created_at,
      updated_at: created_at,
    };
  });
}

function later(date: string, days: number): string {
  const moved = addDays(date, days);
  return moved < today ? moved : addDays(today, -1);
}

/** A sentence of the name and the specifications, for about two products of three. */
function describe(
  name: string,
  specs: Spec[],
  service: boolean,
  industryId: string,
  wording: Wording,
  random: Random,
): string | null {
  // The wording of a customs list does not run inside a sentence.
  const speakable = name.includes(':') || name.length > 60 ? '' : name;
  if (random.chance(0.35) || (service && speakable === '')) return null;
  const told = specs.filter((spec) => !untold.has(spec.key));
  const [first, second] = random.some(told, 2).map(inWords);
  return wording.sentence(
    'description',
    service ? 'service' : 'goods',
    {
      name: speakable,
      customers: random.pick(wording.phrases(industryId, 'customers')),
      packed: random.pick(packed),
      spec1: first ?? '',
      spec2: second ?? '',
      minimum: specs.find((spec) => spec.key === 'Minimum order')?.value ?? '',
    },
    random,
  );
}

/** "Cage" and "Pressed steel" → "cage pressed steel". */
function inWords({ key, value }: Spec): string {
  return `${inSentence(key)} ${inSentence(value)}`;
}

function originOf(countryCode: string): string {
  return countryNames.of(countryCode) ?? countryCode;
}

function keywordsOf(given: string[], category: string, name: string): string[] {
  const words = [...given, inSentence(category)].map((word) => word.trim().toLowerCase());
  return [...new Set(words)].filter((word) => word !== '' && word !== name.toLowerCase()).slice(0, 8);
}
