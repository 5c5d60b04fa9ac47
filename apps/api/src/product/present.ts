import type {
  BusinessCard,
  Data,
  Language,
  listNewestProducts,
  Price,
  Product,
  ProductOfBusiness,
} from '@kontor/contract';
import { presentSourceOf } from '../business/data-source/present-source.ts';
import { presentNode } from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import { presentPicture } from '../upload/present-picture.ts';
import { presentSheet } from './data-sheet/present.ts';
import type { LatestRow } from './data-sheet/queries.ts';
import { presentVideo } from './present-video.ts';
import type { NewestRow, ProductRow } from './queries.ts';

export function presentProductOfBusiness(
  row: ProductRow,
  reference: Reference,
  language: Language,
): ProductOfBusiness {
  const pictures = row.photos.flatMap((photo) => presentPicture(photo) ?? []);
  return {
    productID: row.id,
    businessID: row.business_id,
    name: row.name,
    description: row.description ?? undefined,
    keywords: row.keywords,
    mainImage: pictures[0],
    photos: pictures,
    images: pictures,
    videos: row.videos.map(presentVideo),
    specs: row.specs.map(({ key, value, unit }) => ({ key, value, unit })),
    industry: presentNode(reference, row.industry_id, language),
    category: row.category_id === null ? undefined : presentNode(reference, row.category_id, language),
    subCategory:
      row.subcategory_id === null ? undefined : presentNode(reference, row.subcategory_id, language),
    leadTime: leadTimeOf(row, language),
    leadTimeDays: row.lead_time_days ?? undefined,
    minimumOrder: minimumOrderOf(row),
    stock: row.stock,
    price: priceOf(row),
    reactions: { reactionCount: { like: row.like_count } },
  };
}

/** The days in words, else the text from before lead times were days. */
function leadTimeOf({ lead_time_days, lead_time }: LeadTimeRow, language: Language): string | undefined {
  if (lead_time_days === null) return lead_time ?? undefined;
  // Figures stand apart from Chinese words on all pages.
  return daysIn[language].format(lead_time_days).replace(/(?<=\d)(?=\p{Script=Han})/u, ' ');
}
type LeadTimeRow = Pick<ProductRow, 'lead_time' | 'lead_time_days'>;

const wordsForDays = (language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
/** Made once: making one takes longer than all else of an answer. */
const daysIn: Record<Language, Intl.NumberFormat> = {
  en: wordsForDays('en'),
  es: wordsForDays('es'),
  it: wordsForDays('it'),
  zh: wordsForDays('zh'),
};

export function minimumOrderOf({
  minimum_order,
  minimum_order_unit,
}: Pick<ProductRow, 'minimum_order' | 'minimum_order_unit'>): Product['minimumOrder'] {
  if (minimum_order === null || minimum_order_unit === null) return undefined;
  return { number: Number(minimum_order), unit: minimum_order_unit };
}

export function priceOf({
  price_amount,
  price_currency,
  price_per,
}: Pick<ProductRow, 'price_amount' | 'price_currency' | 'price_per'>): Price | undefined {
  if (price_amount === null || price_currency === null) return undefined;
  return { amount: Number(price_amount), currency: price_currency, per: price_per ?? undefined };
}

/** A product together with the card of the business that offers it (checklist 166). */
export function presentProduct(
  row: ProductRow & {
    source_name?: string | null;
    source_licence?: string | null;
    sheets?: readonly LatestRow[];
  },
  business: BusinessCard,
  reference: Reference,
  language: Language,
): Product {
  const { businessID, subscription, verified, origin, claimed, general, contactInfo } = business;
  return {
    ...presentProductOfBusiness(row, reference, language),
    businessProfile: { businessID, subscription, verified, origin, claimed, general, contactInfo },
    source: presentSourceOf(row),
    dataSheets: row.sheets?.map(presentSheet),
  };
}

/** A product as lists of new ones name it. */
export function presentNewestProduct({
  id,
  name,
  company_name,
  description,
  created_at,
}: NewestRow): Data<typeof listNewestProducts>[number] {
  return {
    productID: id,
    name,
    companyName: company_name,
    description: description ?? undefined,
    createdAt: created_at.toISOString(),
  };
}
