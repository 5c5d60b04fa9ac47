import type { Database } from '@kontor/database';
import type { Businesses, Certificates, VerifiedFacts } from '@kontor/database/schema';
import { type Selectable, sql } from 'kysely';

const cardColumns = [
  'id',
  'origin',
  'claimed_at',
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

/** What every answer with a business adds to its columns: whether a fact holds, and its category ids in their order. */
interface Derived {
  verified: boolean;
  category_ids: string[];
}

export type BusinessCardRow = Pick<Selectable<Businesses>, (typeof cardColumns)[number]> & Derived;

const verified = sql<boolean>`EXISTS (
  SELECT FROM verified_facts AS fact WHERE fact.business_id = businesses.id AND fact.expires_at > now()
)`.as('verified');
const categoryIds = sql<string[]>`ARRAY(
  SELECT category_id::text FROM business_categories AS place WHERE place.business_id = businesses.id ORDER BY position
)`.as('category_ids');

/** Cards of the given businesses, in the order of the ids; ids without a business are left out. */
export async function findBusinessCards(db: Database, ids: readonly string[]): Promise<BusinessCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('businesses')
    .select([...cardColumns, verified, categoryIds])
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Businesses with the same name in several sources are several rows here; each names its own source. */
export async function findBusinessProfile(db: Database, id: string) {
  return db
    .selectFrom('businesses')
    .leftJoin('imported_businesses as imported', 'imported.business_id', 'businesses.id')
    .leftJoin('data_sources as source', 'source.id', 'imported.source_id')
    .selectAll('businesses')
    .select([verified, categoryIds, 'source.name as source_name', 'source.licence as source_licence'])
    .where('businesses.id', '=', id)
    .executeTakeFirst();
}
export type BusinessProfileRow = NonNullable<Awaited<ReturnType<typeof findBusinessProfile>>>;

export type CertificateRow = Selectable<Certificates> & { expired: boolean };

export function listCertificates(db: Database, businessId: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .select(sql<boolean>`coalesce(expire_date < current_date, false)`.as('expired'))
    .where('business_id', '=', businessId)
    .orderBy('issue_date', 'desc')
    .orderBy('name')
    .execute();
}

/** Facts that still hold, the most recently checked first. */
export function listHoldingFacts(db: Database, businessId: string): Promise<Selectable<VerifiedFacts>[]> {
  return db
    .selectFrom('verified_facts')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('checked_at', 'desc')
    .execute();
}

/**
 * Ids of the newest businesses registered through the product, of each type, those of one country before the others.
 * Two index walks a type, never a sort of all rows.
 */
export async function findLatestIds(
  db: Database,
  types: readonly string[],
  country: string | null,
  limit: number,
) {
  const { rows } = await sql<{ business_type: string; ids: string[] }>`
    SELECT type AS business_type, ARRAY(
      SELECT id FROM (
        (SELECT id, created_at, 0 AS place FROM businesses
         WHERE business_type = type AND country_code = ${country} AND origin <> 'imported'
         ORDER BY created_at DESC, id LIMIT ${limit})
        UNION ALL
        (SELECT id, created_at, 1 AS place FROM businesses
         WHERE business_type = type AND country_code IS DISTINCT FROM ${country} AND origin <> 'imported'
         ORDER BY created_at DESC, id LIMIT ${limit})
      ) AS newest ORDER BY place, created_at DESC, id LIMIT ${limit}
    ) AS ids
    FROM unnest(${types}::text[]) WITH ORDINALITY AS wanted (type, position) ORDER BY position
  `.execute(db);
  return rows;
}
