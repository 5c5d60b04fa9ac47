import { globSync, readFileSync } from 'node:fs';
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
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|[a-zA-Z]*[jJ]oin)\(\s*\[?\s*'([a-z_.]+)/g;
const text = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TRUNCATE)\s+([a-z_.]+)/g;
const isTest = /\.test\.ts$|\/testing[^/]*\.ts$|\/test\//;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Names of tables, and of what only looks like one, in a file's SQL. */
function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(comments, '');
  return [builder, text].flatMap((form) => [...source.matchAll(form)].map(([, name = '']) => name));
}

test('every table names its owner, and SQL of a noun touches its own tables and the views of others', async () => {
  const owned = await readOwners();
  const without = [...owned.values()].filter(({ owner }) => !owner).map(({ name }) => name);
  expect(without, 'COMMENT ON TABLE … IS their owner').toEqual([]);

  const files = globSync('apps/{api,accounts}/src/**/*.ts', { cwd: inProject() }).filter(
    (file) => !isTest.test(file),
  );
  const foreign = files.flatMap((file) => {
    const [, , , noun] = file.split('/');
    return namesIn(inProject(file)).flatMap((name) => {
      const table = owned.get(name);
      return table && !table.isView && table.owner !== noun ? `${file}: ${name} is of ${table.owner}` : [];
    });
  });
  expect(foreign).toEqual([]);
});
