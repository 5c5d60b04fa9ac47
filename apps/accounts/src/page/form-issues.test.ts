import { randomUUID } from 'node:crypto';
import type { IssueCode } from '@kontor/contract';
import { errorsIn, issueReader } from '@kontor/web/issue/testing-issue-words';
import { shownLanguages } from '@kontor/web/language';
import { describe, expect, test } from 'vitest';
import { aRegistration, aSession, aUser, type Browser, password, sharedAccounts } from '../testing.ts';
import { answerWith, refuseWith, sharedApiStandIn } from '../testing-api.ts';
import { codeOf } from '../testing-totp.ts';

const api = await sharedApiStandIn();
const accounts = await sharedAccounts({ API_URL: api.url });

type Case = [fields: Record<string, string>, issues: Record<string, IssueCode>];

const registrations: Case[] = [
  [
    { firstName: ' ', lastName: '@x', email: 'nobody', password: 'short', country: 'XX', acceptTerms: '' },
    {
      firstName: 'required',
      lastName: 'notAName',
      email: 'notAnAddress',
      password: 'tooShort',
      country: 'notChosen',
      acceptTerms: 'notAccepted',
    },
  ],
  [
    { firstName: 'x'.repeat(101), password: 'x'.repeat(129) },
    { firstName: 'notAName', password: 'tooLong' },
  ],
  [{ password: 'password1234' }, { password: 'guessable' }],
];

const passwords: Case[] = [
  [{ password: 'wrong', newPassword: 'eleven quiet lathes turn' }, { password: 'wrongPassword' }],
  [{ password, newPassword: 'short' }, { newPassword: 'tooShort' }],
  [{ password, newPassword: 'x'.repeat(129) }, { newPassword: 'tooLong' }],
  [{ password, newPassword: 'password1234' }, { newPassword: 'guessable' }],
  [{ password, newPassword: password }, { newPassword: 'asBefore' }],
];

describe.each(Object.keys(shownLanguages))('in %s', (language) => {
  /** Posts a form and reads back what it says is wrong. */
  async function expectIssues(browser: Browser, path: string, [fields, issues]: Case): Promise<void> {
    const query = `${path.includes('?') ? '&' : '?'}lang=${language}`;
    const { text, status } = await browser.post(path + query, fields);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toContain(`<html lang="${language}"`);
    const codeOfText = await issueReader(language);
    const said = [...errorsIn(text)].map(([field, words]) => [field, codeOfText(words) ?? words]);
    expect(Object.fromEntries(said)).toEqual(issues);
  }

  async function signedIn() {
    const person = await aUser(accounts);
    return { person, ...(await aSession(accounts, person.email)) };
  }

  test.each(registrations)('the registration %j says what is wrong', async (fields, issues) => {
    const typed = { ...aRegistration({ email: `${randomUUID()}@mail.example` }), ...fields };
    await expectIssues(accounts.browser(), '/register', [typed, issues]);
  });

  test('the login does', async () => {
    const typed = { email: `${randomUUID()}@mail.example`, password: 'wrong but long' };
    await expectIssues(accounts.browser(), '/login', [typed, { password: 'noMatch' }]);
  });

  test('another password or address does', async () => {
    const { browser } = await signedIn();
    for (const each of passwords) await expectIssues(browser, '/security/password', each);
    await expectIssues(browser, '/security/email', [
      { password, newEmail: 'nobody' },
      { newEmail: 'notAnAddress' },
    ]);
    await expectIssues(browser, '/security/email', [
      { password: 'wrong', newEmail: 'a@mail.example' },
      { password: 'wrongPassword' },
    ]);
  });

  test('the second factor does, as it is set up and as it is asked for', async () => {
    const { browser, person } = await signedIn();
    const path = '/security/second-factor';
    await expectIssues(browser, path, [{ step: 'begin', password: 'wrong' }, { password: 'wrongPassword' }]);
    const begun = await browser.post(path, { step: 'begin', password });
    const address =
      /name="address"[^>]* value="([^"]*)"/.exec(begun.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const confirm = { step: 'confirm', address };
    await expectIssues(browser, path, [{ ...confirm, code: '000000' }, { code: 'wrongCode' }]);
    await browser.post(path, { ...confirm, code: await codeOf(address) });
    const other = accounts.browser();
    await other.post('/login', { email: person.email, password });
    await expectIssues(other, '/second-factor', [{ code: '000000' }, { code: 'wrongCode' }]);
    await expectIssues(other, '/second-factor?with=recovery', [
      { code: 'aaaaa-aaaaa' },
      { code: 'wrongRecoveryCode' },
    ]);
  });

  test('what hands a business on does', async () => {
    const { browser, person } = await signedIn();
    const heir = await aUser(accounts);
    const business = randomUUID();
    const members = [{ userID: heir.id, firstName: 'Ada', lastName: 'Lovelace', role: 'member' }];
    const owned = [{ businessID: business, companyName: 'Lathes', members }];
    api.answers.set(`GET /internal/person/${person.id}/sole-business`, answerWith(owned));
    const field = `heir-${business}`;
    const path = '/security/delete-account';
    for (const code of ['notOwned', 'notAMember', 'namedTwice'] as const) {
      const issues = [{ in: 'body', field: business, code, message: 'is refused' }];
      api.answers.set(`PUT /internal/person/${person.id}/heirs`, refuseWith(400, 'BadRequest', issues));
      await expectIssues(browser, path, [{ [field]: heir.id, password }, { [field]: code }]);
    }
    await expectIssues(browser, path, [{ [field]: randomUUID(), password }, { [field]: 'leaving' }]);
  });
});
