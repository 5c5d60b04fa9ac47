import { undoDays } from '@kontor/contract';
import type { DB, ReadDatabase } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import type { FieldValue } from '../field.ts';
import type { EditorRow } from '../queries.ts';

export interface ChangeRow {
  id: number;
  section: string;
  field: string;
  before: FieldValue;
  after: FieldValue;
  changed_at: Date;
  changed_by: EditorRow | null;
  undoes: number | null;
  undone_at: Date | null;
  undone_by: EditorRow | null;
  is_recent: boolean;
  /** Within the hour in which a picture that was taken away is stored. */
  is_fresh: boolean;
}

const editor = sql<EditorRow | null>`CASE WHEN person.id IS NOT NULL THEN
  jsonb_build_object('id', person.id, 'first_name', person.first_name, 'last_name', person.last_name) END`;
const undoer = sql<EditorRow | null>`CASE WHEN undoer.id IS NOT NULL THEN
  jsonb_build_object('id', undoer.id, 'first_name', undoer.first_name, 'last_name', undoer.last_name) END`;

function selectChanges(db: ReadDatabase, businessID: string) {
  return db
    .selectFrom('business_changes as change')
    .leftJoin('named_people as person', 'person.id', 'change.changed_by')
    .leftJoin('business_changes as undo', 'undo.undoes', 'change.id')
    .leftJoin('named_people as undoer', 'undoer.id', 'undo.changed_by')
    .select([
      'change.id',
      'change.section',
      'change.field',
      sql<FieldValue>`change.before`.as('before'),
      sql<FieldValue>`change.after`.as('after'),
      'change.changed_at',
      'change.undoes',
      'undo.changed_at as undone_at',
      editor.as('changed_by'),
      undoer.as('undone_by'),
      sql<boolean>`change.changed_at > now() - make_interval(days => ${undoDays})`.as('is_recent'),
      sql<boolean>`change.changed_at > now() - interval '1 hour'`.as('is_fresh'),
    ])
    .where('change.business_id', '=', businessID);
}

/** Changes of a business before one of them, or the newest ones, the newest first (`business_changes_of_business`). */
export function findChanges(
  db: ReadDatabase,
  businessID: string,
  before: number | undefined,
  limit: number,
): Promise<ChangeRow[]> {
  const changes = selectChanges(db, businessID).orderBy('change.id', 'desc').limit(limit);
  return (before === undefined ? changes : changes.where('change.id', '<', before)).execute();
}

export function findChange(db: ReadDatabase, businessID: string, id: number): Promise<ChangeRow | undefined> {
  return selectChanges(db, businessID).where('change.id', '=', id).executeTakeFirst();
}

/** The fields of a section that somebody else changed since a revision of it (`business_changes_by_section`). */
export async function findChangedByOthers(
  db: ReadDatabase,
  where: { businessID: string; section: string; revision: number; personID: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('business_changes')
    .select('field')
    .distinct()
    .where('business_id', '=', where.businessID)
    .where('section', '=', where.section)
    .where('revision', '>', where.revision)
    .where('changed_by', 'is distinct from', where.personID)
    .execute();
  return new Set(rows.map(({ field }) => field));
}

export interface LastChangeRow {
  section: string;
  field: string;
  at: Date;
  by: EditorRow | null;
}

/** The last change of each field of a business. */
export async function findLastChanges(db: ReadDatabase, businessID: string): Promise<LastChangeRow[]> {
  const { rows } = await sql<LastChangeRow>`
    SELECT DISTINCT ON (change.section, change.field) change.section, change.field, change.changed_at AS at,
      ${editor} AS by
    FROM business_changes AS change LEFT JOIN named_people AS person ON person.id = change.changed_by
    WHERE change.business_id = ${businessID}
    ORDER BY change.section, change.field, change.id DESC
  `.execute(db);
  return rows;
}

interface NewChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** @returns their ids, in the order of the changes */
export async function insertChanges(
  trx: Transaction<DB>,
  about: { businessID: string; section: string; revision: number; personID: string; undoes: number | null },
  changes: readonly NewChange[],
): Promise<number[]> {
  const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const rows = changes.map(({ field, before, after }) => ({
    business_id: about.businessID,
    section: about.section,
    field,
    revision: about.revision,
    before: asJson(before),
    after: asJson(after),
    changed_by: about.personID,
    undoes: changes[0]?.field === field ? about.undoes : null,
  }));
  const inserted = await trx.insertInto('business_changes').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}
