import { randomUUID } from 'node:crypto';
import { urlOf, withConnection } from '@kontor/database/testing';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { checkDatabaseUrl } from './database-url.ts';
import { describeFailure } from './launch-error.ts';

const server = inject('databaseServer');
const correct = 'Correct DATABASE_URL, or leave it out to run the embedded one.';
let name = '';

beforeEach(() => {
  name = `launch_${randomUUID().replaceAll('-', '')}`;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `DROP ROLE IF EXISTS ${name}`);
});

async function run(url: string, ...statements: string[]): Promise<void> {
  await withConnection(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/** A database, and the address at which a role without a right of its own enters it. */
async function aDatabase(options = '', ...inDatabase: string[]): Promise<string> {
  await run(
    server,
    `CREATE DATABASE ${name} ${options}`,
    `CREATE ROLE ${name} LOGIN PASSWORD 'not-to-be-told'`,
  );
  await run(urlOf(server, name), ...inDatabase);
  const url = new URL(urlOf(server, name));
  url.username = name;
  url.password = 'not-to-be-told';
  return url.href;
}

async function refusal(url: string): Promise<string> {
  const error = await checkDatabaseUrl(url).then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error).toMatchObject({ name: 'LaunchError' });
  expect(error.message).not.toMatch(/not-to-be-told|\n/);
  return error.message;
}

function sentence(reason: string): string {
  return `The database of DATABASE_URL (${new URL(server).host}/${name}) cannot be used: ${reason}. ${correct}`;
}

test('what a user may not do is told as what to run, and enough once it was run', async () => {
  const url = await aDatabase();
  const grants = `GRANT ALL ON SCHEMA public TO ${name}; GRANT CREATE ON DATABASE ${name} TO ${name}`;
  expect(await refusal(url)).toBe(
    sentence(`its user may not create what is needed; have an administrator run "${grants}" in it`),
  );
  await run(urlOf(server, name), grants);
  await checkDatabaseUrl(url);
});

test('a queue that is there already needs no right to make its schema', async () => {
  const url = await aDatabase('', `GRANT ALL ON SCHEMA public TO ${name}`);
  expect(await refusal(url)).toContain(`run "GRANT CREATE ON DATABASE ${name} TO ${name}" in it`);
  await run(urlOf(server, name), 'CREATE SCHEMA jobs', 'CREATE TABLE jobs.version (version int)');
  await checkDatabaseUrl(url);
});

test('a user without any schema to work in is told the same', async () => {
  const url = await aDatabase('', 'REVOKE ALL ON SCHEMA public FROM PUBLIC');
  expect(await refusal(url)).toContain(`run "GRANT ALL ON SCHEMA public TO ${name};`);
});

test('a right that is found missing later is told as well', async () => {
  const url = await aDatabase('', 'CREATE TABLE closed (id int)');
  const error = await run(url, 'SELECT FROM closed').catch((thrown) => thrown);
  expect(describeFailure(error)).toBe(
    'The user of DATABASE_URL may not do what is needed (permission denied for table closed); ' +
      'have an administrator allow it.',
  );
});

test('a database that is not UTF8 is refused', async () => {
  const url = await aDatabase("ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
  expect(await refusal(url)).toBe(
    sentence("its encoding is LATIN1, and one made with ENCODING 'UTF8' TEMPLATE template0 is needed"),
  );
});

test('a database that can only be read is refused', async () => {
  const url = await aDatabase();
  await run(server, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  expect(await refusal(url)).toBe(sentence('it can only be read'));
});

test('a server that is too old is refused', async () => {
  // The one we have says that it is older, by a function that stands before the server's own.
  const url = await aDatabase(
    '',
    'CREATE SCHEMA old',
    `GRANT USAGE ON SCHEMA old TO ${name}`,
    `CREATE FUNCTION old.current_setting(name text) RETURNS text LANGUAGE sql AS
      $$ SELECT CASE name WHEN 'server_version_num' THEN '140012' ELSE pg_catalog.current_setting(name) END $$`,
    `ALTER ROLE ${name} SET search_path = old, pg_catalog, public`,
  );
  expect(await refusal(url)).toBe(sentence('its server is PostgreSQL 14, and 15 or newer is needed'));
});

test('a database that is not there, and a server that is not, are told', async () => {
  const missing = urlOf(server, name);
  expect(await refusal(missing)).toBe(sentence('it has no database of this name'));
  expect(await refusal('postgres://user:not-to-be-told@127.0.0.1:1/x')).toBe(
    `The database of DATABASE_URL (127.0.0.1:1/x) cannot be used: no server answers there. ${correct}`,
  );
});

test.each(['postgres://', 'postgres:///', 'postgres://:not-to-be-told@:99999/x'])(
  'the sentence for %s has no empty brackets',
  async (url) => {
    // What such an address leaves open is not to be found on this machine.
    vi.stubEnv('PGHOST', '127.0.0.1');
    vi.stubEnv('PGPORT', '1');
    expect(await refusal(url)).not.toMatch(/\(\/?\)/);
  },
);
