import { expect, test } from 'vitest';
import { aRegistration, aSignedInUser, aUser, password, sharedAccounts } from '../testing.ts';

const accounts = await sharedAccounts();

const languageOf = async (email: string) =>
  (
    await accounts.db
      .selectFrom('accounts.users')
      .select('language')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).language;

async function lastMail(email: string) {
  const { language, template } = await accounts.db
    .selectFrom('accounts.mails')
    .select(['language', 'template'])
    .where('to_address', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `${template} ${language}`;
}

test('an account has the language of the page it was registered on, and its mails are written in it', async () => {
  const fields = aRegistration();
  const { email = '' } = fields;
  await accounts.browser().post('/register?lang=it', fields);
  expect(await languageOf(email)).toBe('it');
  expect(await lastMail(email)).toBe('confirm-email it');
});

test('whoever is signed in and chooses another language has mails in it from then on', async () => {
  const { email, browser } = await aSignedInUser(accounts);
  expect(await languageOf(email)).toBe('en');
  expect((await browser.get('/security?lang=zh')).status).toBe(200);
  expect(await languageOf(email)).toBe('zh');
  // What others do for the person is written in it, too.
  await accounts.browser().post('/forgotten-password?lang=es', { email });
  expect(await accounts.mailsTo(email)).toContain('new-password');
  expect(await lastMail(email)).toBe('new-password zh');
  expect(await languageOf(email)).toBe('zh');
});

test('a login on a page in another language changes it; a login that fails does not', async () => {
  const { email } = await aUser(accounts);
  await accounts.browser().post('/login?lang=es', { email, password: 'not the password' });
  expect(await languageOf(email)).toBe('en');
  await accounts.browser().post('/login?lang=es', { email, password });
  expect(await languageOf(email)).toBe('es');
});
