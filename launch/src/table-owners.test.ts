import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTestDatabase, withConnection } from '@kontor/database/testing';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';

interface Owned {
  name: string;
  /** The noun whose folder alone may name a table; null where none is stated. */
  owner: string | null;
  isView: boolean;
}

/** Every table and view of the product's schema, by its name as SQL takes it. */
async function readOwners(): Promise<Map<string, Owned>> {
  const database = await createTestDatabase();
  try {
    const { rows } = await withConnection(database.url, (client) =>
      client.query<Owned>(`
        SELECT CASE space.nspname WHEN 'public' THEN '' ELSE space.nspname || '.' END || relation.relname AS name,
          obj_description(relation.oid, 'pg_class') AS owner, relation.relkind = 'v' AS "isView"
        FROM pg_class AS relation JOIN pg_namespace AS space ON space.oid = relation.relnamespace
        WHERE space.nspname IN ('public', 'accounts') AND relation.relkind IN ('r', 'p', 'v') AND NOT relation.relispartition
          AND relation.relname NOT LIKE 'kysely_migration%'`),
    );
    return new Map(rows.map((row) => [row.name, row]));
  } finally {
    await database.drop();
  }
}

const builder =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|table|[a-zA-Z]*[jJ]oin)\(\s*\[?\s*'([a-z_.]+)/g;
const text = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TRUNCATE)\s+([a-z_.]+)/g;
const isTest = /\.test\.ts$|\/testing[^/]*\.ts$|\/test\//;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Names of tables or columns that are put together while the product runs, so that nothing here can say whose they are. Search has the
 * same tables for each kind and tier, `${kind}_search_${tier}`, all its own.
 */
const dynamic = new RegExp(
  [
    String.raw`\bsql\.(?:table|id|ref)\((?!'[^']*'\)|.\$\{kind\}_search)`,
    String.raw`\.dynamic\b`,
    String.raw`\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?!\[?\s*'|\()`,
    String.raw`\b(?<!DISTINCT )(?:FROM|JOIN|INTO|UPDATE|USING|TRUNCATE|TABLE)\s+\$\{(?!kind\}_search|sql\.table\()`,
  ].join('|'),
);

/** Where they stand, and why they name no other noun's table. */
const mayBeDynamic = new Set([
  // The next tables of a search that is rebuilt, which take the place of the former.
  'apps/api/src/search/rebuild.ts',
  'apps/api/src/search/write-documents.ts',
  // Views of the kind that is ordered by name or date.
  'apps/api/src/search/order-rows.ts',
  // Parts of queries over published views, written out above them.
  'apps/api/src/search/read-rows.ts',
  // Of the two columns in which a side names who is on it, one; both are its own.
  'apps/api/src/inquiry/buyer-queries.ts',
  'apps/api/src/inquiry/file-queries.ts',
  'apps/api/src/inquiry/notified-queries.ts',
  'apps/api/src/inquiry/queries.ts',
  // The views that nouns with pages name in their `page-rows.ts`.
  'apps/api/src/page-view/queries.ts',
  'apps/api/src/sitemap/queries.ts',
  // The tables that nouns name in their `liked.ts`, each its own.
  'apps/api/src/reaction/copy-likes.ts',
  // `extract(epoch FROM …)` of the column a list is sorted by.
  'apps/api/src/cursor/moment-cursor.ts',
  // Columns of `businesses` that an import may write, from one list.
  'apps/api/src/business/import/edited-fields.ts',
  'apps/api/src/business/import/update-companies.ts',
]);

const files = globSync('apps/{api,accounts}/src/**/*.ts', { cwd: inProject() }).filter(
  (file) => !isTest.test(file),
);
const sourceOf = (file: string) => readFileSync(inProject(file), 'utf8').replaceAll(comments, '');
const owned = await readOwners();
const owners = new Set([...owned.values()].map(({ owner }) => owner));
/** The noun of `apps/api/src/business/members/queries.ts`; undefined of what stands above nouns. */
const nounOf = (file: string) => /^apps\/\w+\/src\/([^/]+)\//.exec(file)?.[1];

/** Names of tables, and of what only looks like one, in a file's SQL. */
function namesIn(file: string): string[] {
  const source = sourceOf(file);
  return [builder, text].flatMap((form) => [...source.matchAll(form)].map(([, name = '']) => name));
}

test('every table names its owner, and SQL of a noun touches its own tables and the views of others', () => {
  const without = [...owned.values()].filter(({ owner }) => !owner).map(({ name }) => name);
  expect(without, 'COMMENT ON TABLE … IS their owner').toEqual([]);

  const foreign = files.flatMap((file) =>
    namesIn(file).flatMap((name) => {
      const table = owned.get(name);
      return table && !table.isView && table.owner !== nounOf(file)
        ? `${file}: ${name} is of ${table.owner}`
        : [];
    }),
  );
  expect(foreign).toEqual([]);
});

test('SQL names its tables as they are written, so that their owners can be compared', () => {
  const found = files.filter((file) => dynamic.test(sourceOf(file)));
  expect(found.sort()).toEqual([...mayBeDynamic].sort());
});

test.each([
  'sql.table(likedTables[type])',
  'sql.id(name)',
  'sql.ref(column)',
  'UPDATE $' + '{table} SET',
  'db.selectFrom(table).selectAll()',
  "db.selectFrom(db.dynamic.table('a'))",
])('%s names what nobody can compare', (code) => {
  expect(code).toMatch(dynamic);
});

test.each([
  "sql.ref('businesses.id')",
  "db.selectFrom(['businesses as business'])",
  'a IS DISTINCT FROM $' + '{value}',
])('%s does not', (code) => {
  expect(code).not.toMatch(dynamic);
});

const imports = /^import (?!type )\{?([^;]*?)\}? from '(\.[^']*)';$/gm;

/** Whether a file exports SQL under this name that others are to run, and not what runs it. */
function exportsFragment(file: string, name: string): boolean {
  const declaration = String.raw`^export (?:(?:async )?function\*? ${name}\b[\s\S]*?^\}|const ${name}\b[\s\S]*?;\n(?=\n?\S|$))`;
  const [declared = ''] = new RegExp(declaration, 'm').exec(sourceOf(file)) ?? [];
  return (
    /\bsql[`<.]|\.selectFrom\(|ExpressionBuilder/.test(declared) && !/\bexecute|\bstatement\(/.test(declared)
  );
}

/** `[file that imports, imported file, name]` wherever one noun's folder takes from another's. */
function crossings(): [file: string, from: string, name: string][] {
  return files.flatMap((file) =>
    [...sourceOf(file).matchAll(imports)].flatMap(([, names = '', path = '']) => {
      const from = join(dirname(file), path);
      if (!nounOf(file) || !nounOf(from) || nounOf(from) === nounOf(file)) return [];
      return names
        .split(',')
        .map((name): [string, string, string] => [file, from, name.trim().split(' ')[0] ?? '']);
    }),
  );
}

test('no noun runs SQL that another wrote for it: it reads views and calls verbs', () => {
  expect(crossings().length).toBeGreaterThan(100);
  // What owns no table can name none.
  const fragments = crossings().filter(
    ([, from, name]) => owners.has(nounOf(from) ?? null) && exportsFragment(from, name),
  );
  expect(fragments.map(([file, from, name]) => `${file}: ${name} of ${from}`)).toEqual([]);
});
