import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { untilStored } from './drafts.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { useEditedBusiness } from './edited-business.ts';
import { field, save, toast } from './profile-journeys.ts';

const { call, aColleague, edit } = useEditedBusiness();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Certificates/ });

interface Certificate {
  id: string;
  name: string;
  issuer?: string;
  number?: string;
  revision: number;
  photo?: object;
  document?: object;
}
interface Profile {
  certificates: Certificate[];
}

const picture = () =>
  sharp({ create: { width: 700, height: 1_000, channels: 3, background: '#0b5e70' } })
    .jpeg()
    .toBuffer();

const pdf = Buffer.from(`%PDF-1.7\n%${'x'.repeat(2_000)}\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n`);

test('a certificate is added by keyboard with its picture and its PDF, survives a reload half typed, is removed and put back', async () => {
  const { page, businessID, token, expectCalm } = await edit({}, 'certificates');
  const published = async () => (await call<Profile>(token, `business/profile/${businessID}`)).certificates;
  await page.getByText('No certificates yet').waitFor();
  await expect.poll(() => tab(page).textContent()).toContain('1');
  await button(page, 'Add a certificate').press('Enter');
  await field(page, 'Name').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('ISO 9001:2015');
  await page.keyboard.press('Enter');
  // What is missing is said beside its field, and what was typed stays.
  await expect.poll(() => field(page, 'Date of issue').getAttribute('aria-invalid')).toBe('true');
  await page
    .locator('input[data-picture="certificate-photo"]')
    .setInputFiles({ name: 'iso.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await toast(page, 'Picture successfully uploaded').waitFor();
  await expect.poll(() => published()).toEqual([]);

  await page
    .locator('input[data-file="certificate-document"]')
    .setInputFiles({ name: 'iso.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('link', { name: 'iso.pdf' }).waitFor();

  await untilStored(page);
  await page.reload();
  await page.getByText('What you typed last time is back in the form.', { exact: false }).waitFor();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('ISO 9001:2015');
  await page.getByRole('img', { name: 'Picture of the certificate' }).waitFor();
  await field(page, 'Date of issue').fill('2024-02-03');
  await expectUsableAtEachWidth(page, 'a certificate that is typed', [390, 1440]);
  await save(page).click();
  await toast(page, 'Saved successfully').waitFor();
  await row(page, 'ISO 9001:2015').getByText('Issued 3 Feb 2024').waitFor();
  await expect
    .poll(() => published())
    .toMatchObject([
      { name: 'ISO 9001:2015', photo: { url: expect.any(String) }, document: { bytes: pdf.length } },
    ]);
  await expect.poll(async () => tab(page).textContent()).not.toContain('1');

  await button(page, /Remove.*ISO 9001/).click();
  await toast(page, 'ISO 9001:2015 was removed.').getByRole('button', { name: 'Undo' }).click();
  await button(page, /Edit.*ISO 9001/).waitFor();
  await expect.poll(() => published()).toHaveLength(1);
  await expectCalm();
});

test('of a certificate that two people change, each field is chosen for itself', async () => {
  const { page, businessID, token } = await edit({}, 'certificates');
  const path = `business/profile/${businessID}/certificates`;
  const body = { name: 'ISO 14001', issuer: 'TÜV', number: 'A-1', issueDate: '2025-01-20' };
  const { items } = await call<{ items: Certificate[] }>(token, path, { method: 'POST', body });
  await page.reload();
  await button(page, /Edit.*ISO 14001/).click();
  await field(page, 'Name').fill('ISO 14001:2015');
  await field(page, 'Issued by').fill('Bureau Veritas');
  const theirs = { revision: 0, issuer: 'DNV', number: 'B-2' };
  await call(await aColleague(businessID), `${path}/${items[0]?.id}`, { method: 'PUT', body: theirs });

  await save(page).click();
  const clash = page.getByRole('group', { name: 'Issued by' });
  await clash.getByText('Ruth Okafor', { exact: false }).first().waitFor();
  await expect.poll(() => save(page).isDisabled()).toBe(true);
  await expect.poll(() => field(page, 'Number').inputValue()).toBe('B-2');
  await clash.getByRole('button', { name: /Bureau Veritas/ }).click();
  await save(page).click();
  await toast(page, 'Saved successfully').waitFor();
  const { certificates } = await call<Profile>(token, `business/profile/${businessID}`);
  expect(certificates).toMatchObject([{ name: 'ISO 14001:2015', issuer: 'Bureau Veritas', number: 'B-2' }]);
});

test('a save that meets a stopped server loses nothing and adds one certificate, however often it is pressed', async () => {
  const { page, businessID, token } = await edit({}, 'certificates');
  await button(page, 'Add a certificate').click();
  await field(page, 'Name').fill('CE');
  await field(page, 'Date of issue').fill('2024-02-30');
  await save(page).click();
  await page.getByText('Invalid date format', { exact: false }).first().waitFor();
  await expect.poll(() => field(page, 'Date of issue').getAttribute('aria-invalid')).toBe('true');
  await field(page, 'Date of issue').fill('2025-05-05');
  // It arrives, and its answer is lost.
  await page.route('**/certificates', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await page.getByText('Not saved: the server is not responding.', { exact: false }).waitFor();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('CE');
  await page.unroute('**/certificates');
  await save(page).click();
  await toast(page, 'Saved successfully').waitFor();
  const { certificates } = await call<Profile>(token, `business/profile/${businessID}`);
  expect(certificates).toHaveLength(1);
});
