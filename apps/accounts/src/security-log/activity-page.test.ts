import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, aSession, aUser, type Browser, sharedAccounts } from '../testing.ts';
import { answerWith, sharedApiStandIn } from '../testing-api.ts';

let person: { id: string; email: string };
let browser: Browser;
const path = '/security/activity';

const api = await sharedApiStandIn();
const accounts = await sharedAccounts({ API_URL: api.url });
beforeEach(async () => {
  person = await aUser(accounts);
  ({ browser } = await aSession(accounts, person.email));
});

function mainOf({ text }: Answer): string {
  return text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll('<!-- -->', '');
}

function rowsOf(answer: Answer): string[] {
  return [...mainOf(answer).matchAll(/<p class="a-row-name">([^<]*)</g)].map(([, name = '']) => name);
}

function linkIn(answer: Answer, text: string): string | undefined {
  const links = [...mainOf(answer).matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  return links.find(([, , shown]) => shown === text)?.[1]?.replaceAll('&amp;', '&');
}

test('people see what happened to their account, when, with which device and from where', async () => {
  await sql`INSERT INTO accounts.security_events (user_id, kind, at, address, user_agent, details) VALUES
    (${person.id}, 'passkey-added', '2026-03-01T10:00:00Z', '203.0.113.7',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', '{"name":"Office <b>"}'),
    (${person.id}, 'role-granted', '2026-03-02T10:00:00Z', NULL, NULL, '{"role":"operator"}')`.execute(
    accounts.db,
  );
  const page = await browser.get(`${path}?lang=en`);
  expect(page.status).toBe(200);
  expect(rowsOf(page)).toEqual(['Role assigned', 'Passkey added', 'Login with your password']);
  for (const text of [
    'Office &lt;b&gt;',
    '>Operator<',
    'dateTime="2026-03-01T10:00:00.000Z"',
    'Firefox on Linux',
    '203.0.113.7',
  ])
    expect(mainOf(page)).toContain(text);
  expect(mainOf(page)).not.toContain('Show older');
  expect(linkIn(page, 'This was not me')).toMatch(/^\/security\/password\?/);
  expect((await browser.get('/security')).text).toContain('/security/activity?');
});

test.each([
  ['en', 'Business number '],
  ['es', 'Número de la empresa: '],
  ['it', 'Numero dell’azienda: '],
  ['zh', '企业编号：'],
])('in %s a role names its business, or the number of one that is gone', async (language, label) => {
  const [here, gone] = [randomUUID(), randomUUID()];
  const asked = `GET /api/v1/business/profile/${here}`;
  api.answers.set(asked, answerWith({ general: { companyName: 'Válvulas & Söhne' } }));
  api.asked.length = 0;
  await sql`INSERT INTO accounts.security_events (user_id, kind, details) VALUES
    (${person.id}, 'role-granted', ${{ role: 'admin', businessID: here }}),
    (${person.id}, 'role-revoked', ${{ role: 'admin', businessID: here }}),
    (${person.id}, 'role-revoked', ${{ role: 'member', businessID: gone }}),
    (${person.id}, 'role-revoked', ${{ role: 'member', businessID: '../x' }})`.execute(accounts.db);
  const main = mainOf(await browser.get(`${path}?lang=${language}`));
  expect(main.split('>Válvulas &amp; Söhne<')).toHaveLength(3);
  expect(main).toContain(`>${label}${gone}<`);
  expect(main).not.toContain('../x');
  // Each is asked for once.
  expect(api.asked.map(({ what }) => what).sort()).toEqual(
    [asked, `GET /api/v1/business/profile/${gone}`].sort(),
  );
});

test('older events are on further pages, each once, and nobody else’s', async () => {
  const other = await aUser(accounts);
  await sql`INSERT INTO accounts.security_events (user_id, kind, details)
    SELECT CASE WHEN n % 2 = 0 THEN ${person.id}::uuid ELSE ${other.id}::uuid END, 'passkey-added',
      jsonb_build_object('name', 'key ' || n) FROM generate_series(1, 90) AS n`.execute(accounts.db);
  const seen: string[] = [];
  let next: string | undefined = `${path}?lang=en`;
  let pages = 0;
  while (next !== undefined && pages < 10) {
    const page: Answer = await browser.get(next);
    seen.push(...[...mainOf(page).matchAll(/>key (\d+)</g)].map(([, n = '']) => n));
    expect(linkIn(page, 'Back to the latest') !== undefined).toBe(pages > 0);
    next = linkIn(page, 'Show older');
    pages += 1;
  }
  expect(pages).toBe(3);
  expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => String(90 - 2 * index)));
});

test.each(['', 'x', '-1', '1e3', "1' OR 1=1", '9'.repeat(400), '%00'])(
  'the place %j is no place',
  async (before) => {
    const page = await browser.get(`${path}?lang=en&before=${encodeURIComponent(before)}`);
    expect([page.status, rowsOf(page)]).toEqual([200, ['Login with your password']]);
  },
);

test('an account to which nothing has happened says so', async () => {
  await accounts.db.deleteFrom('accounts.security_events').where('user_id', '=', person.id).execute();
  expect(mainOf(await browser.get(`${path}?lang=en`))).toContain('Nothing has happened yet.');
});

test.each([
  ['es', 'Inicio de sesión con su contraseña'],
  ['it', 'Accesso con la Sua password'],
  ['zh', '使用密码登录'],
])('in %s they are told in that language', async (language, text) => {
  expect(rowsOf(await browser.get(`${path}?lang=${language}`))).toEqual([text]);
});
