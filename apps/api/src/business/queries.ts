import { type Database, type ReadDatabase, statement } from '@kontor/database';
import type { Businesses, Certificates, VerifiedFacts } from '@kontor/database/schema';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { BusinessCardRow } from './present-card.ts';
import type { ShownCertificate } from './present-certificate.ts';

const selectCards = statement((db: ReadDatabase, ids: readonly string[]) =>
  db.selectFrom('business_cards').selectAll().where('id', '=', sql<string>`ANY(${ids}::uuid[])`),
);

/** Cards of the given businesses, in the order of the ids; ids without a business are left out. */
export async function findBusinessCards(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<BusinessCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type CertificateRow = ShownCertificate & Pick<Selectable<Certificates>, 'document'>;

const certificates = sql<CertificateRow[]>`coalesce((
  SELECT json_agg(json_build_object('id', id, 'name', name, 'issuer', issuer, 'number', number, 'photo', photo, 'document', document,
    'issue_date', issue_date, 'expire_date', expire_date, 'expired', coalesce(expire_date < current_date, false))
    ORDER BY coalesce(expire_date < current_date, false), issue_date DESC, name)
  FROM certificates WHERE business_id = businesses.id
), '[]')`.as('certificates');

/** The PDF of a certificate, if it has one. */
export function findCertificateDocument(db: ReadDatabase, id: string) {
  return db.selectFrom('certificates').select(['name', 'document']).where('id', '=', id).executeTakeFirst();
}

interface TextRow {
  language: string;
  short_description: string | null;
  general_description: string | null;
}

/** Days, by section; those nobody edited or confirmed are not there. */
const confirmed = sql<Record<string, string>>`coalesce((
  SELECT json_object_agg(section, to_char(confirmed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'))
  FROM business_sections WHERE business_id = businesses.id
), '{}')`.as('confirmed_on');

/** In further languages. */
const texts = sql<TextRow[]>`coalesce((
  SELECT json_agg(texts) FROM business_texts AS texts WHERE texts.business_id = businesses.id
), '[]')`.as('texts');

interface FactRow extends Pick<Selectable<VerifiedFacts>, 'fact' | 'method' | 'checked_by'> {
  /** ISO 8601 with an offset. */
  checked_at: string;
  expires_at: string;
}

/** Those that still hold, the most recently checked first. */
const facts = sql<FactRow[]>`coalesce((
  SELECT json_agg(json_build_object('fact', fact, 'method', method, 'checked_by', checked_by,
    'checked_at', checked_at, 'expires_at', expires_at) ORDER BY checked_at DESC)
  FROM holding_facts WHERE business_id = businesses.id
), '[]')`.as('facts');

/** Of whatever categories: those of drafted ones are shown, too. */
const subcategories = sql<string[]>`ARRAY(
  SELECT subcategory_id::text FROM business_subcategories WHERE business_id = businesses.id ORDER BY 1
)`.as('subcategory_ids');

/** How often a business is liked by now. */
const likesNow = sql<number>`coalesce(
  (SELECT sum(count)::integer FROM counted_likes WHERE resource_id = businesses.id), businesses.like_count
)`.as('likes_now');

function selectProfiles(db: ReadDatabase) {
  return db
    .selectFrom('businesses')
    .innerJoin('business_cards as card', 'card.id', 'businesses.id')
    .leftJoin('imported_businesses as imported', 'imported.business_id', 'businesses.id')
    .leftJoin('data_sources as source', 'source.id', 'imported.source_id')
    .selectAll('businesses')
    .select(['card.claimed', 'card.verified', 'card.category_ids', subcategories])
    .select([certificates, facts, texts, confirmed])
    .select(likesNow)
    .select(['source.name as source_name', 'source.licence as source_licence']);
}

const selectProfile = statement((db: ReadDatabase, id: string) =>
  selectProfiles(db).where('businesses.id', '=', id),
);

/** A business with its certificates, the facts that hold and its likes as they are now, in one statement. */
export async function findBusinessProfile(db: ReadDatabase, id: string) {
  const [row] = await selectProfile(db, id);
  return row && { ...row, like_count: row.likes_now };
}

const selectProfilesAmong = statement((db: ReadDatabase, ids: readonly string[]) =>
  selectProfiles(db).where('businesses.id', '=', sql<string>`ANY(${ids}::uuid[])`),
);

/** The same of several, in the order of the ids; ids without a business are left out. */
export async function findBusinessProfiles(db: ReadDatabase, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectProfilesAmong(db, ids);
  const byId = new Map(rows.map((row) => [row.id, { ...row, like_count: row.likes_now }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type BusinessProfileRow = NonNullable<Awaited<ReturnType<typeof findBusinessProfile>>>;

/**
 * Ids of the newest businesses registered through the product, of each type, those of one country before the others.
 * Two index walks a type, never a sort of all rows.
 */
export async function findLatestIds(
  db: ReadDatabase,
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
    FROM unnest(${types}::bpchar[]) WITH ORDINALITY AS wanted (type, position) ORDER BY position
  `.execute(db);
  return rows;
}

/** Ids of the most liked businesses that have a like, those of one country, or of none but it, in the order of likes. */
export async function findMostLikedIds(
  db: ReadDatabase,
  where: { in: string } | { notIn: string | null },
  limit: number,
): Promise<string[]> {
  if (limit === 0) return [];
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    // Written out, so that also a plan for any values may use the index of what is liked.
    .where('like_count', '>', sql.lit(0))
    .where((eb) =>
      'in' in where ? eb('country_code', '=', where.in) : eb('country_code', 'is distinct from', where.notIn),
    )
    .orderBy('like_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

type LikeNamedRow = Pick<
  BusinessProfileRow,
  'id' | 'company_name' | 'country_code' | 'city' | 'website' | 'profile_photo' | 'claimed'
>;

/** Of the given businesses those whose names are like another, the most alike first. */
export async function findLikeNamed(
  db: ReadDatabase,
  ids: readonly string[],
  name: string,
  limit: number,
): Promise<LikeNamedRow[]> {
  const { rows } = await sql<LikeNamedRow>`
    SELECT id, company_name, country_code, city, website, profile_photo, claimed
    FROM (
      SELECT card.id, card.company_name, card.country_code, card.city, business.website, card.profile_photo, card.claimed,
        greatest(similarity(${name}, card.company_name), word_similarity(${name}, card.company_name)) AS likeness
      FROM businesses AS business JOIN business_cards AS card ON card.id = business.id
      WHERE business.id = ANY(${ids}::uuid[])
    ) AS compared
    WHERE likeness >= 0.5 ORDER BY likeness DESC, company_name, id LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** @returns its id */
export async function insertBusiness(db: Database, columns: Insertable<Businesses>): Promise<string> {
  const { id } = await db.insertInto('businesses').values(columns).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The categories of a new business, in their order. */
export async function insertCategories(
  db: Database,
  businessID: string,
  categoryIDs: readonly string[],
): Promise<void> {
  const places = categoryIDs.map((category_id, position) => ({
    business_id: businessID,
    category_id,
    position,
  }));
  await db.insertInto('business_categories').values(places).execute();
}

/** Every source with how many businesses and products came from it. */
export function countSources(db: ReadDatabase) {
  return db
    .selectFrom('data_sources as source')
    .select((eb) => [
      'source.name',
      'source.licence',
      eb
        .selectFrom('imported_businesses as imported')
        .select(eb.fn.countAll<number>().as('rows'))
        .whereRef('imported.source_id', '=', 'source.id')
        .as('businesses'),
      eb
        .selectFrom('listed_products as product')
        .select(eb.fn.countAll<number>().as('rows'))
        .whereRef('product.source_id', '=', 'source.id')
        .as('products'),
    ])
    .execute();
}

/** Whether everybody sees it (`businesses_pkey`). */
export async function findIsShown(db: ReadDatabase, id: string): Promise<boolean> {
  const row = await db.selectFrom('businesses').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
