import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readColumnTypes } from './column-types.ts';

const withNames = ['countries', 'languages', 'genders', 'job_positions', 'business_types', 'industries'];
const stated = Object.fromEntries([
  ...[...withNames, 'categories', 'subcategories'].map((table) => [`${table}.names`, 'Names']),
  ['industries.descriptions', 'Names'],
  ['products.specs', 'ColumnType<Spec[], string | undefined, string>'],
  ['product_photos.photo', 'ColumnType<StoredPicture, string, string>'],
  ...['people', 'businesses'].flatMap((table) =>
    ['profile_photo', 'cover_photo'].map((column) => [
      `${table}.${column}`,
      'ColumnType<StoredPicture | null, string | null | undefined, string | null>',
    ]),
  ),
  ['posts.pictures', 'ColumnType<StoredPicture[], string | undefined, string>'],
  ['posts.mentions', 'ColumnType<StoredMention[], string | undefined, string>'],
  ['certificates.photo', 'ColumnType<StoredPicture | null, string | null | undefined, string | null>'],
  ['certificates.document', 'ColumnType<StoredDocument | null, string | null | undefined, string | null>'],
  ['businesses.video', 'ColumnType<StoredFile | null, string | null | undefined, string | null>'],
  ['product_videos.video', 'ColumnType<StoredFile, string, string>'],
  ['product_data_sheet_versions.file', 'ColumnType<StoredFile, string, string>'],
  ['uploads.versions', 'ColumnType<PictureVersion[], string | undefined, string>'],
  // Expressions of views, which are never null.
  ['business_cards.claimed', 'boolean'],
  ['business_cards.verified', 'boolean'],
  ['business_cards.category_ids', 'string[]'],
  ['business_cards.further_descriptions', 'Record<string, string> | null'],
]);
const optionsFor = (columns: Record<string, string>, isOnlyCompared: boolean) => [
  '--dialect=postgres',
  '--out-file=src/schema.gen.ts',
  '--numeric-parser=number',
  '--date-parser=string',
  // Tables of search have no types of their own, those of the queues are the library's.
  '--exclude-pattern={business_search_*,product_search_*,person_search_*,jobs.*,accounts_jobs.*}',
  `--type-mapping=${JSON.stringify({ int8: 'number' })}`,
  `--custom-imports=${JSON.stringify(Object.fromEntries(['Names', 'PictureVersion', 'Spec', 'StoredDocument', 'StoredFile', 'StoredMention', 'StoredPicture'].map((type) => [type, './names.ts'])))}`,
  `--overrides=${JSON.stringify({ columns })}`,
  ...(isOnlyCompared ? ['--verify'] : []),
];

/**
 * Writes the row types (schema.gen.ts) of a migrated database, or only compares them with those that stand.
 * @returns what the generator printed, and whether they are written or the same
 */
export async function generateSchema(
  databaseUrl: string,
  { isOnlyCompared = false } = {},
): Promise<{ isDone: boolean; output: string }> {
  const columns = { ...(await readColumnTypes(databaseUrl)), ...stated };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js')),
      ...optionsFor(columns, isOnlyCompared),
    ],
    {
      cwd: new URL('..', import.meta.url),
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
    },
  );
  return { isDone: status === 0, output: `${stdout}${stderr}` };
}
