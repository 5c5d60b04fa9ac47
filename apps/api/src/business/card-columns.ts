import type { Businesses } from '@kontor/database/schema';
import { type Selectable, sql } from 'kysely';

export const cardColumns = [
  'id',
  'origin',
  'subscription',
  'company_name',
  'short_description',
  'business_type',
  'industry_id',
  'classified_by_rule',
  'year_established',
  'employees_min',
  'employees_max',
  'profile_photo_url',
  'city',
  'country_code',
  'like_count',
] as const;

/** What every answer with a business adds to its columns. */
interface Derived {
  /** Somebody speaks for it: it has an owner. Invented ones are taken to have one. */
  claimed: boolean;
  /** A checked fact holds. */
  verified: boolean;
  /** In their order. */
  category_ids: string[];
}

export type BusinessCardRow = Pick<Selectable<Businesses>, (typeof cardColumns)[number]> & Derived;

const claimed = sql<boolean>`(businesses.origin = 'demo' OR businesses.claimed_at IS NOT NULL)`.as('claimed');
const verified = sql<boolean>`EXISTS (
  SELECT FROM verified_facts AS fact WHERE fact.business_id = businesses.id AND fact.expires_at > now()
)`.as('verified');
const categoryIds = sql<string[]>`ARRAY(
  SELECT category_id::text FROM business_categories AS place WHERE place.business_id = businesses.id ORDER BY position
)`.as('category_ids');
export const derived = [claimed, verified, categoryIds] as const;

/**
 * The card's row of the business with this id as one value, for the statements of other nouns: their rows come with
 * the business in one round trip.
 */
export function businessCardColumn(id: string) {
  return sql<BusinessCardRow>`(
    SELECT row_to_json(card) FROM (
      SELECT ${sql.join(cardColumns.map((column) => sql.ref(`businesses.${column}`)))}, ${sql.join([...derived])}
      FROM businesses WHERE businesses.id = ${sql.ref(id)}
    ) AS card
  )`.as('business');
}
