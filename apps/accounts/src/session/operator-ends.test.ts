import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aSession, aUser, sharedAccounts } from '../testing.ts';

const accounts = await sharedAccounts();

/** The statement as operators read it. */
function statementIn(page: string): string {
  const [, statement = ''] = /```sql\n(DELETE FROM accounts\.logins[^;]*);\n```/.exec(page) ?? [];
  return statement;
}

test('an operator ends the sessions of a person, or of all, by the statement that is documented', async () => {
  const page = readFileSync(new URL('../../../../docs/operate.md', import.meta.url), 'utf8');
  const statement = statementIn(page);
  expect(statement).toContain("'ada@example.com'");
  const [one, other] = [await aUser(accounts), await aUser(accounts)];
  const [ended, lives] = [await aSession(accounts, one.email), await aSession(accounts, other.email)];
  await sql.raw(statement.replace('ada@example.com', one.email)).execute(accounts.db);
  const check = async (token: string) =>
    (await accounts.browser().call('GET', '/check-token', { token })).status;
  expect([await check(ended.tokens.token), await check(lives.tokens.token)]).toEqual([401, 200]);
  const renewed = await ended.browser.call('POST', '/refresh-token', { token: ended.tokens.refreshToken });
  expect(renewed.status).toBe(401);
  // Without the condition it holds for everybody.
  await sql.raw(statement.slice(0, statement.indexOf('WHERE'))).execute(accounts.db);
  expect(await check(lives.tokens.token)).toBe(401);
});
