import { withConnection } from '@kontor/database/testing';
import { expect, inject, onTestFinished, test } from 'vitest';
import { expectUsableAtEachWidth } from './each-width.ts';
import {
  choose,
  emptyProfile,
  field,
  isSaving,
  save,
  title,
  toast,
  useProfileJourneys,
} from './profile-journeys.ts';
import { thoroughTest } from './thorough.ts';

const { visit, portal, signedIn, ask, edit } = useProfileJourneys();

async function query<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]> {
  return withConnection(
    inject('database'),
    async (client) => (await client.query<Row>(statement, values)).rows,
  );
}

thoroughTest('who is not signed in logs in and comes back to the same place', async () => {
  const { page, expectCalm } = await visit({ baseURL: portal() });
  await page.goto('/profile/edit');
  await page.waitForURL(`${portal()}/profile/edit`);
  await title(page, 'Edit profile').waitFor();
  await field(page, 'First name').waitFor();
  await expectCalm();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await page.waitForURL(`${portal()}/profile`);
  await title(page, 'Marisol Treviño').waitFor();
  // For nobody else, machines included.
  const html = await (await fetch(`${portal()}/profile`)).text();
  expect(html).toContain('<title>My profile | Kontor Mexico</title>');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test('every field is edited, saved, seen on the own page and, as far as it is shown, by others', async () => {
  const { page, expectCalm } = await edit();
  // Short enough for the title to hold all of it.
  const company = `Envases ${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}`;
  await field(page, 'First name').fill('Marisól');
  await field(page, 'Last name').fill('Treviño Garza');
  await field(page, 'Profession').fill('Mechanical engineer');
  await page.getByRole('switch', { name: 'Show my profession to others' }).check();
  await field(page, 'Birth date').fill('1970/10/24');
  await field(page, 'Gender').selectOption('Female');
  await choose(page, 'Preferred language', 'espan', 'Spanish (Español)');
  await choose(page, 'Country', 'mex', 'Mexico');
  await choose(page, 'State', 'guan', 'Guanajuato');
  await field(page, 'City').fill('León');
  await expect.poll(() => field(page, 'Country code of the mobile phone').inputValue()).toBe('+52 Mexico');
  await field(page, 'Mobile phone').fill('477 555 0164');
  await field(page, 'Work company').fill(company);
  await field(page, 'Job position').selectOption('Buyer');
  await field(page, 'Industry').selectOption('Power Transmission');
  await field(page, 'Business type').selectOption('Manufacturers');
  const about = page.getByRole('textbox', { name: 'Brief description' });
  await expect.poll(() => about.getAttribute('placeholder')).toBe('Type here...');
  await about.fill(`I buy drives.${'x'.repeat(600)}`);
  await page.getByText('512/512').waitFor();
  await about.fill('I buy drives.');
  await page.getByText('13/512').waitFor();
  const request = page.waitForRequest(isSaving);
  await save(page).click();
  await page.waitForURL(`${portal()}/profile`);
  await toast(page, 'Saved successfully').waitFor();
  const sent = (await request).postDataJSON();
  expect(sent).not.toHaveProperty('email');
  expect(sent.mobilePhone).toEqual({ countryCode: '+52', phoneNumber: '477 555 0164' });
  await title(page, 'Marisól Treviño Garza').waitFor();
  await page.getByRole('button', { name: 'Account of Marisól Treviño Garza' }).waitFor();
  const main = page.locator('main');
  await main.getByText("You don't have any business registered yet.").waitFor();
  const own = (await main.textContent()) ?? '';
  for (const text of [
    ...['Mechanical engineer', 'Mexico / Guanajuato', 'León', company, 'Buyer', 'Power Transmission'],
    ...['Manufacturers', 'Spanish (Español)', '24 Oct 1970', 'Female', '+52 477 555 0164', 'I buy drives.'],
  ])
    expect(own).toContain(text);
  await expect.poll(() => main.getByText('Only you see this').count()).toBe(3);
  await expectCalm();

  const { userID } = await ask(page);
  const { page: other, expectCalm: expectOtherCalm } = await visit({ baseURL: portal() });
  const answer = await other.goto(`/profile/${userID}`);
  expect(answer?.status()).toBe(200);
  await title(other, 'Marisól Treviño Garza').waitFor();
  const seen = (await other.locator('main').textContent()) ?? '';
  for (const text of [
    'Mechanical engineer',
    'Guanajuato',
    company,
    'Buyer',
    'I buy drives.',
    '@marisol-trevino-',
  ])
    expect(seen).toContain(text);
  const html = (await answer?.text()) ?? '';
  for (const secret of ['1970', '477 555', 'Female', 'Only you']) expect(html).not.toContain(secret);
  expect(html).toContain(`<title>Marisól Treviño Garza – Buyer, ${company} | Kontor Mexico</title>`);
  expect(html).toContain('"@type":"ProfilePage"');
  expect(html).not.toContain('noindex');
  await expectOtherCalm();

  // Found among people, and from there to the page.
  await other.goto(`/search-result?business=UR&countries=global&search=${company.slice(8)}`);
  await other.getByRole('link', { name: 'Go Profile: Marisól Treviño Garza' }).click();
  await other.waitForURL(`${portal()}/profile/${userID}`);
  await title(other, 'Marisól Treviño Garza').waitFor();

  await ask(page, {
    ...emptyProfile,
    showBirthDate: true,
    birthDate: '1970-10-24',
    profession: 'Mechanical engineer',
  });
  await other.reload();
  await other.getByText('24 Oct 1970').waitFor();
  await expect.poll(() => other.locator('main').textContent()).not.toContain('engineer');
});

test('a profile without facts offers them in their places, says how far it is, and leads to the field', async () => {
  const { page, expectCalm } = await edit({ city: 'León', profession: 'Buyer' });
  await page.goto('/profile');
  const main = page.locator('main');
  await main.getByText('Profile 20% complete').waitFor();
  expect(await main.getByText('---', { exact: true }).count()).toBeLessThanOrEqual(1);
  const offers = main.getByRole('link', { name: /^Add / });
  // All but the two that are stated, with photo and description.
  expect(await offers.count()).toBe(11);
  await expectCalm();
  await main.getByRole('link', { name: 'Add your job position' }).click();
  await page.waitForURL(/\/profile\/edit#jobPosition$/);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('jobPosition');
});

test('a profile that cannot be loaded leads to the root of the site; all of the session is cleared', async () => {
  const { page } = await visit(await signedIn());
  await page.goto('/profile');
  await title(page, /^Maris/).waitFor();
  await page.route('**/api/v1/user/profile', (route) => route.fulfill({ status: 500, body: '' }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The profile could not be loaded'),
  );
  await page.reload();
  await logged;
  await page.waitForURL(`${portal()}/`);
  await toast(page, 'An unexpected error has occurred, please try again').waitFor();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
});

thoroughTest(
  'the pages are accessible at each width, light and dark, in both languages',
  async () => {
    const long = { lastName: 'Treviño-Wolfeschlegelsteinhausenbergerdorff', companyName: 'W'.repeat(120) };
    const { page } = await edit({
      ...long,
      country: 'MX',
      briefPresentation: 'W'.repeat(400),
      profession: 'Engineer',
    });
    const { userID } = await ask(page);
    const [business] = await query<{ id: string; company_name: string }>(
      "SELECT id, company_name FROM businesses WHERE origin = 'demo' LIMIT 1",
    );
    const { id, company_name } = business ?? { id: '', company_name: '' };
    await query(
      "INSERT INTO business_members (business_id, person_id, role) VALUES ($1, $2, 'owner')",
      id,
      userID,
    );
    onTestFinished(
      async () => void (await query('DELETE FROM business_members WHERE person_id = $1', userID)),
    );
    for (const [path, ...sampled] of [
      ['/profile', 320],
      ['/profile/edit', 1440],
      [`/profile/${userID}`, 320],
    ] as const) {
      await page.goto(path);
      await page.locator('main .k-card').first().waitFor();
      if (path === '/profile') {
        await page.getByRole('link', { name: company_name }).waitFor();
        await page.getByText('Owner', { exact: true }).waitFor();
      }
      await expectUsableAtEachWidth(page, path, sampled);
    }
    await page.goto('/profile/edit?lang=es');
    await page.getByRole('heading', { level: 1, name: 'Editar perfil' }).waitFor();
    await field(page, 'País').fill('aleman');
    await page.getByRole('option', { name: 'Alemania' }).waitFor();
    await ask(page, emptyProfile);
  },
  300_000,
);
