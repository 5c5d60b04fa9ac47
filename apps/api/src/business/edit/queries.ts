import type { BusinessSection } from '@kontor/contract';
import type { DB, ReadDatabase } from '@kontor/database';
import type { Businesses } from '@kontor/database/schema';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import { found } from '../../found.ts';

/** The descriptions of a business in one further language. */
export interface TextRow {
  language: string;
  short_description: string | null;
  general_description: string | null;
}

/** A business as it is edited: its columns, its categories, and what an import says of it. */
export interface EditedRow extends Selectable<Businesses> {
  category_ids: string[];
  /** In further languages. */
  texts: TextRow[];
  imported_values: Record<string, string | number | null> | null;
  edited_fields: string[] | null;
  imported_country: string | null;
  source_name: string | null;
  source_licence: string | null;
  /** How many certificates hold, and those that do not any more. */
  holding_certificates: number;
  expired_certificates: { id: string; name: string; expire_date: string }[];
}

/** In one statement, in no order; ids without a business are left out. */
export function findManyEdited(db: ReadDatabase, ids: readonly string[]): Promise<EditedRow[]> {
  return db
    .selectFrom('businesses')
    .leftJoin('imported_businesses as imported', 'imported.business_id', 'businesses.id')
    .leftJoin('data_sources as source', 'source.id', 'imported.source_id')
    .selectAll('businesses')
    .select([
      sql<string[]>`ARRAY(SELECT category_id::text FROM business_categories AS place
        WHERE place.business_id = businesses.id ORDER BY position)`.as('category_ids'),
      sql<TextRow[]>`coalesce((
        SELECT jsonb_agg(to_jsonb(texts)) FROM business_texts AS texts WHERE texts.business_id = businesses.id
      ), '[]')`.as('texts'),
      sql<EditedRow['imported_values']>`imported.imported_values`.as('imported_values'),
      'imported.edited_fields',
      'imported.country_code as imported_country',
      'source.name as source_name',
      'source.licence as source_licence',
      sql<number>`(SELECT count(*)::int FROM holding_certificates AS certificate
        WHERE certificate.business_id = businesses.id)`.as('holding_certificates'),
      sql<EditedRow['expired_certificates']>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'expire_date', expire_date) ORDER BY expire_date DESC, id)
        FROM certificates AS certificate
        WHERE certificate.business_id = businesses.id AND expire_date < current_date
      ), '[]')`.as('expired_certificates'),
    ])
    .where('businesses.id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
}

/** @throws NotFound */
export async function findEdited(db: ReadDatabase, id: string): Promise<EditedRow> {
  const [row] = await findManyEdited(db, [id]);
  return found(row, 'business');
}

/** Nobody else edits or imports the business until the transaction ends. @throws NotFound */
export async function lockEdited(trx: Transaction<DB>, id: string): Promise<EditedRow> {
  await sql`SELECT FROM businesses WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
  return findEdited(trx, id);
}

export async function updateEdited(
  trx: Transaction<DB>,
  id: string,
  columns: Updateable<Businesses>,
): Promise<void> {
  await trx
    .updateTable('businesses')
    .set({ ...columns, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Imports leave these fields alone from then on. */
export async function markEdited(trx: Transaction<DB>, id: string, fields: readonly string[]): Promise<void> {
  await sql`
    UPDATE imported_businesses SET edited_fields = ARRAY(
      SELECT unnest(edited_fields) UNION SELECT unnest(${fields}::text[]) ORDER BY 1
    ) WHERE business_id = ${id}
  `.execute(trx);
}

/** The categories of a business, in their order, in the place of those it had. */
export async function replaceCategories(
  trx: Transaction<DB>,
  businessID: string,
  categoryIDs: readonly string[],
): Promise<void> {
  await sql`
    DELETE FROM business_categories WHERE business_id = ${businessID} AND category_id <> ALL (${categoryIDs}::bpchar[])
  `.execute(trx);
  await sql`
    INSERT INTO business_categories (business_id, category_id, position)
    SELECT ${businessID}, id, place - 1 FROM unnest(${categoryIDs}::bpchar[]) WITH ORDINALITY AS given (id, place)
    ON CONFLICT (business_id, category_id) DO UPDATE SET position = excluded.position
    WHERE business_categories.position <> excluded.position
  `.execute(trx);
}

/** Writes the texts of a business in a language; without any there is no row. */
export async function replaceTexts(
  trx: Transaction<DB>,
  businessID: string,
  { language, short_description, general_description }: TextRow,
): Promise<void> {
  if (short_description === null && general_description === null)
    await sql`DELETE FROM business_texts WHERE business_id = ${businessID} AND language = ${language}`.execute(
      trx,
    );
  else
    await sql`
      INSERT INTO business_texts (business_id, language, short_description, general_description)
      VALUES (${businessID}, ${language}, ${short_description}, ${general_description})
      ON CONFLICT (business_id, language) DO UPDATE
      SET short_description = excluded.short_description, general_description = excluded.general_description
    `.execute(trx);
}

/** A person by name, as a column of `named_people AS person`. */
export interface EditorRow {
  id: string;
  first_name: string;
  last_name: string;
}

export interface SectionRow {
  section: string;
  revision: number;
  confirmed_at: Date;
  confirmed_by: EditorRow | null;
}

const editor = sql<EditorRow | null>`CASE WHEN person.id IS NOT NULL THEN
  jsonb_build_object('id', person.id, 'first_name', person.first_name, 'last_name', person.last_name) END`;

export function findSections(db: ReadDatabase, businessID: string): Promise<SectionRow[]> {
  return db
    .selectFrom('business_sections')
    .leftJoin('named_people as person', 'person.id', 'business_sections.confirmed_by')
    .select(['section', 'revision', 'confirmed_at', editor.as('confirmed_by')])
    .where('business_id', '=', businessID)
    .execute();
}

/** Says that a section is right, now. @param raise 1 when it was changed, 0 when it stayed @returns its revision */
export async function confirmSection(
  trx: Transaction<DB>,
  { businessID, section, personID }: { businessID: string; section: string; personID: string },
  raise: 0 | 1,
): Promise<number> {
  const row = await trx
    .insertInto('business_sections')
    .values({ business_id: businessID, section, revision: raise, confirmed_by: personID })
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'section']).doUpdateSet({
        revision: sql`business_sections.revision + ${raise}`,
        confirmed_at: sql`now()`,
        confirmed_by: personID,
      }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}

/** Who else has a draft of a business and may still publish it, the latest first. */
export async function findAlsoEditing(
  db: ReadDatabase,
  businessID: string,
  personID: string,
): Promise<EditorRow[]> {
  const { rows } = await sql<EditorRow>`
    SELECT person.id, person.first_name, person.last_name
    FROM business_drafts AS draft
      JOIN business_members AS member ON member.business_id = draft.business_id AND member.person_id = draft.person_id
      JOIN named_people AS person ON person.id = draft.person_id
    WHERE draft.business_id = ${businessID} AND draft.person_id <> ${personID} AND member.role <> 'member'
    GROUP BY 1, 2, 3 ORDER BY max(draft.saved_at) DESC, person.id
  `.execute(db);
  return rows;
}

/** What a draft holds of a field; a key is missing where nothing is stated. */
export interface TypedField {
  base?: unknown;
  value?: unknown;
}

export interface DraftRow {
  section: string;
  fields: Record<string, TypedField>;
  saved_at: Date;
}

export function findDrafts(db: ReadDatabase, businessID: string, personID: string): Promise<DraftRow[]> {
  return db
    .selectFrom('business_drafts')
    .select(['section', sql<DraftRow['fields']>`fields`.as('fields'), 'saved_at'])
    .where('business_id', '=', businessID)
    .where('person_id', '=', personID)
    .execute();
}

/** Somebody's draft of a section. */
export interface DraftKey {
  businessID: string;
  section: BusinessSection;
  personID: string;
}

/** Adds fields to a draft and takes others out of it; one without a field goes. */
export async function updateDraft(
  trx: Transaction<DB>,
  { businessID, section, personID }: DraftKey,
  typed: Record<string, TypedField>,
  gone: readonly string[],
): Promise<void> {
  if (Object.keys(typed).length > 0)
    await sql`
      INSERT INTO business_drafts (business_id, section, person_id, fields)
      VALUES (${businessID}, ${section}, ${personID}, ${JSON.stringify(typed)}::jsonb)
      ON CONFLICT (business_id, person_id, section) DO UPDATE
      SET fields = business_drafts.fields || excluded.fields, saved_at = now()
    `.execute(trx);
  await sql`
    UPDATE business_drafts SET fields = fields - ${gone}::text[], saved_at = now()
    WHERE business_id = ${businessID} AND person_id = ${personID} AND section = ${section} AND fields ?| ${gone}::text[]
  `.execute(trx);
  await sql`
    DELETE FROM business_drafts
    WHERE business_id = ${businessID} AND person_id = ${personID} AND section = ${section} AND fields = '{}'
  `.execute(trx);
}

export async function deleteDraft(
  trx: Transaction<DB>,
  { businessID, section, personID }: DraftKey,
): Promise<void> {
  await trx
    .deleteFrom('business_drafts')
    .where('business_id', '=', businessID)
    .where('person_id', '=', personID)
    .where('section', '=', section)
    .execute();
}
