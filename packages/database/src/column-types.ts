import { sql } from 'kysely';
import { createDatabase, createPool, type Database } from './database.ts';

/** `business_members.role` → the TypeScript type of that column. */
type ColumnTypes = Record<string, string>;

interface CheckedColumn {
  path: string;
  definition: string;
  nullable: boolean;
  hasDefault: boolean;
}

/** Constraints of one column. */
async function readChecks(db: Database): Promise<CheckedColumn[]> {
  const { rows } = await sql<CheckedColumn>`
    SELECT CASE schema.nspname WHEN 'public' THEN '' ELSE schema.nspname || '.' END || tables.relname || '.' || attribute.attname
        AS path,
      pg_get_constraintdef(check_of.oid) AS definition, NOT attribute.attnotnull AS nullable,
      attribute.atthasdef AS "hasDefault"
    FROM pg_constraint AS check_of
      JOIN pg_class AS tables ON tables.oid = check_of.conrelid
      JOIN pg_namespace AS schema ON schema.oid = tables.relnamespace
      JOIN pg_attribute AS attribute ON attribute.attrelid = tables.oid AND attribute.attnum = check_of.conkey[1]
    WHERE check_of.contype = 'c' AND cardinality(check_of.conkey) = 1 AND schema.nspname IN ('public', 'accounts')
    ORDER BY path
  `.execute(db);
  return rows;
}

/** The values of `column IN ('a', 'b')`, as PostgreSQL writes that down; undefined for every other check. */
function literalsIn(definition: string): string[] | undefined {
  const value = `'[^']+'::[a-z ]+`;
  const check = new RegExp(
    String.raw`^CHECK \(\(\w+ = (?:ANY \(ARRAY\[)?(${value}(?:, ${value})*)(?:\]\))?\)\)$`,
  );
  const [, list] = check.exec(definition) ?? [];
  return list === undefined ? undefined : [...list.matchAll(/'([^']+)'/g)].map(([, literal = '']) => literal);
}

function typeOf({ definition, nullable, hasDefault }: CheckedColumn): string | undefined {
  const values = literalsIn(definition)
    ?.map((literal) => JSON.stringify(literal))
    .join(' | ');
  if (!values) return undefined;
  const type = nullable ? `${values} | null` : values;
  return hasDefault ? `Generated<${type}>` : type;
}

interface ViewColumn {
  view: string;
  table: string;
  column: string;
}

/** Columns a view takes from a table under their own name. */
async function readViewColumns(db: Database): Promise<ViewColumn[]> {
  const { rows } = await sql<ViewColumn>`
    SELECT usage.view_name AS view, usage.table_name AS table, usage.column_name AS column
    FROM information_schema.view_column_usage AS usage
      JOIN information_schema.columns AS shown
        ON shown.table_schema = usage.view_schema AND shown.table_name = usage.view_name AND shown.column_name = usage.column_name
    WHERE usage.view_schema = 'public'
    ORDER BY view, "column", "table"
  `.execute(db);
  return rows;
}

const rowType = (table: string) =>
  table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * What the catalogue of a database says of its columns and the generator does not see: the values a constraint lets in, and that a
 * view's column is the table's.
 */
export async function readColumnTypes(databaseUrl: string): Promise<ColumnTypes> {
  const db = createDatabase(createPool(databaseUrl, { max: 1 }));
  try {
    const checked = (await readChecks(db)).flatMap((column) => {
      const type = typeOf(column);
      return type ? [[column.path, type] as const] : [];
    });
    const viewed = (await readViewColumns(db)).map(
      ({ view, table, column }) => [`${view}.${column}`, `${rowType(table)}["${column}"]`] as const,
    );
    return Object.fromEntries([...checked, ...viewed]);
  } finally {
    await db.destroy();
  }
}
