import type { Database, ReadDatabase, StoredFile } from '@kontor/database';
import { sql } from 'kysely';

interface VersionRow {
  version: number;
  file: StoredFile;
  created_at: string;
  downloads: number;
}

export interface SheetRow {
  id: string;
  title: string;
  language: string | null;
  /** The latest first. */
  versions: VersionRow[];
}

/** The data sheets of a product in their order, each with all its versions, as a column of `products`. */
export const sheetsOfProduct = sql<SheetRow[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', sheet.id, 'title', sheet.title, 'language', sheet.language, 'versions', (
    SELECT jsonb_agg(jsonb_build_object('version', own.version, 'file', own.file, 'created_at', own.created_at,
      'downloads', coalesce(counted.downloads, 0)) ORDER BY own.version DESC)
    FROM product_data_sheet_versions AS own LEFT JOIN product_data_sheet_downloads AS counted ON counted.version_id = own.id
    WHERE own.sheet_id = sheet.id
  )) ORDER BY sheet.position, sheet.id)
  FROM product_data_sheets AS sheet WHERE sheet.product_id = products.id
), '[]')`;

export interface LatestRow {
  id: string;
  title: string;
  language: string | null;
  version: number;
  bytes: number;
  created_at: string;
}

/** The same with the latest version of each alone, for the public. */
export const latestSheetsOfProduct = sql<LatestRow[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', sheet.id, 'title', sheet.title, 'language', sheet.language,
    'version', latest.version, 'bytes', latest.file -> 'bytes', 'created_at', latest.created_at) ORDER BY sheet.position, sheet.id)
  FROM product_data_sheets AS sheet CROSS JOIN LATERAL (
    SELECT own.version, own.file, own.created_at FROM product_data_sheet_versions AS own
    WHERE own.sheet_id = sheet.id ORDER BY own.version DESC LIMIT 1
  ) AS latest
  WHERE sheet.product_id = products.id
), '[]')`;

export async function findSheets(db: ReadDatabase, productID: string): Promise<SheetRow[]> {
  const row = await db
    .selectFrom('products')
    .select(sheetsOfProduct.as('sheets'))
    .where('id', '=', productID)
    .executeTakeFirst();
  return row?.sheets ?? [];
}

export interface DownloadedSheet {
  version_id: string;
  title: string;
  file: StoredFile;
}

/** The latest version of a data sheet that the public may have. */
export async function findDownload(db: ReadDatabase, sheetID: string): Promise<DownloadedSheet | undefined> {
  return db
    .selectFrom('product_data_sheets as sheet')
    .innerJoin('products', 'products.id', 'sheet.product_id')
    .innerJoin('product_data_sheet_versions as version', 'version.sheet_id', 'sheet.id')
    .select(['version.id as version_id', 'sheet.title', 'version.file'])
    .where('sheet.id', '=', sheetID)
    .where(sql<boolean>`products.listed`)
    .orderBy('version.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countDownload(trx: Database, versionID: string): Promise<void> {
  await sql`
    INSERT INTO product_data_sheet_downloads AS counted (version_id, downloads) VALUES (${versionID}, 1)
    ON CONFLICT (version_id) DO UPDATE SET downloads = counted.downloads + 1
  `.execute(trx);
}

/** Adds a sheet behind the others. @returns its id */
export async function insertSheet(
  trx: Database,
  productID: string,
  { title, language }: { title: string; language: string | null },
): Promise<string> {
  const { id } = await trx
    .insertInto('product_data_sheets')
    .values({
      product_id: productID,
      title,
      language,
      position: sql<number>`(
        SELECT coalesce(max(position) + 1, 0) FROM product_data_sheets WHERE product_id = ${productID}
      )`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertVersion(
  trx: Database,
  { sheetID, version, file }: { sheetID: string; version: number; file: StoredFile },
): Promise<void> {
  await trx
    .insertInto('product_data_sheet_versions')
    .values({ sheet_id: sheetID, version, file: JSON.stringify(file) })
    .execute();
}

/** Writes what is said of a sheet, and that it changed. */
export async function updateSheet(
  trx: Database,
  sheetID: string,
  columns: { title?: string; language?: string | null },
): Promise<void> {
  await trx
    .updateTable('product_data_sheets')
    .set({ ...columns, updated_at: sql<Date>`now()` })
    .where('id', '=', sheetID)
    .execute();
}

export async function deleteSheet(trx: Database, sheetID: string): Promise<void> {
  await trx.deleteFrom('product_data_sheets').where('id', '=', sheetID).execute();
}

/** Puts the sheets of a product in the order of these ids. */
export async function updateOrder(trx: Database, sheetIDs: readonly string[]): Promise<void> {
  await sql`
    UPDATE product_data_sheets AS sheet SET position = given.place - 1, updated_at = now()
    FROM unnest(${sheetIDs}::uuid[]) WITH ORDINALITY AS given (id, place)
    WHERE sheet.id = given.id AND sheet.position <> given.place - 1
  `.execute(trx);
}

/** Those of the uploads that some sheet has as a version (`product_data_sheet_versions_by_upload`). */
export async function findUploadsOfSheets(trx: Database, uploads: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ upload: string }>`
    SELECT DISTINCT file ->> 'upload' AS upload FROM product_data_sheet_versions
    WHERE file ->> 'upload' = ANY(${uploads}::text[])
  `.execute(trx);
  return new Set(rows.map(({ upload }) => upload));
}

/** Copies the sheets of a product to its copy, each with its latest version, which shows the same upload. */
export async function copySheets(trx: Database, from: string, to: string): Promise<void> {
  await sql`
    WITH latest AS (
      SELECT DISTINCT ON (sheet.id) gen_random_uuid() AS id, sheet.title, sheet.language, sheet.position, own.file
      FROM product_data_sheets AS sheet JOIN product_data_sheet_versions AS own ON own.sheet_id = sheet.id
      WHERE sheet.product_id = ${from} ORDER BY sheet.id, own.version DESC
    ), copied AS (
      INSERT INTO product_data_sheets (id, product_id, title, language, position)
      SELECT id, ${to}, title, language, position FROM latest RETURNING id
    )
    INSERT INTO product_data_sheet_versions (sheet_id, version, file)
    SELECT id, 1, file FROM latest JOIN copied USING (id)
  `.execute(trx);
}
