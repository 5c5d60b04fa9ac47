import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readColumnTypes } from './column-types.ts';
import { startEmbeddedServer } from './embedded/index.ts';
import { migrate } from './migrate.ts';

// npm run schema: row types (schema.gen.ts) from a database migrated for it alone; `--verify` only compares, for the checks.
const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } });

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
]);
const optionsFor = (columns: Record<string, string>) => [
  '--dialect=postgres',
  '--out-file=src/schema.gen.ts',
  '--numeric-parser=number',
  '--date-parser=string',
  // Tables of search have no types of their own, those of the queues are the library's.
  '--exclude-pattern={*_search_*,jobs.*,accounts_jobs.*}',
  `--type-mapping=${JSON.stringify({ int8: 'number' })}`,
  `--custom-imports=${JSON.stringify(Object.fromEntries(['Names', 'PictureVersion', 'Spec', 'StoredDocument', 'StoredFile', 'StoredPicture'].map((type) => [type, './names.ts'])))}`,
  `--overrides=${JSON.stringify({ columns })}`,
  ...(values.verify ? ['--verify'] : []),
];

const dataDir = await mkdtemp(join(tmpdir(), 'kontor-schema-'));
const server = await startEmbeddedServer({ dataDir, durable: false });
try {
  await migrate(server.url);
  const { status } = spawnSync(
    'kysely-codegen',
    optionsFor({ ...(await readColumnTypes(server.url)), ...stated }),
    {
      cwd: new URL('..', import.meta.url),
      env: { ...process.env, DATABASE_URL: server.url },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
