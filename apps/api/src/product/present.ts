import type {
  BusinessCard,
  Data,
  Language,
  listNewestProducts,
  Price,
  Product,
  ProductOfBusiness,
} from '@kontor/contract';
import { presentNode } from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import type { NewestRow, ProductRow } from './queries.ts';

export function presentProductOfBusiness(
  row: ProductRow,
  reference: Reference,
  language: Language,
): ProductOfBusiness {
  const pictures = row.photo_urls.map((url) => ({ url }));
  return {
    productID: row.id,
    businessID: row.business_id,
    name: row.name,
    description: row.description ?? undefined,
    keywords: row.keywords,
    mainImage: pictures[0],
    photos: pictures,
    images: pictures,
    videos: row.videos.map(({ id, url }) => ({ videoID: id, url })),
    specs: row.specs.map(({ key, value }) => ({ key, value })),
    industry: presentNode(reference, row.industry_id, language),
    category: row.category_id === null ? undefined : presentNode(reference, row.category_id, language),
    subCategory:
      row.subcategory_id === null ? undefined : presentNode(reference, row.subcategory_id, language),
    leadTime: row.lead_time ?? undefined,
    stock: row.stock,
    price: priceOf(row),
    reactions: { reactionCount: { like: row.like_count } },
  };
}

function priceOf({ price_amount, price_currency, price_per }: ProductRow): Price | undefined {
  if (price_amount === null || price_currency === null) return undefined;
  return { amount: Number(price_amount), currency: price_currency, per: price_per ?? undefined };
}

/** A product together with the card of the business that offers it (checklist 166). */
export function presentProduct(
  row: ProductRow & { source_name?: string | null; source_licence?: string | null },
  business: BusinessCard,
  reference: Reference,
  language: Language,
): Product {
  const { businessID, subscription, verified, origin, general, contactInfo } = business;
  return {
    ...presentProductOfBusiness(row, reference, language),
    businessProfile: { businessID, subscription, verified, origin, general, contactInfo },
    source:
      row.source_name && row.source_licence
        ? { name: row.source_name, licence: row.source_licence }
        : undefined,
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
