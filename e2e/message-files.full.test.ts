import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { untilStored } from './drafts.ts';
import { useOwnedBusinesses } from './owned-business.ts';
import { field, title } from './profile-journeys.ts';
import { aBusiness } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

const { visit } = useBrowser();
const { accounts, signedIn } = useSessionProduct();
const { aColleague } = useOwnedBusinesses();

const drawing = '0\r\nSECTION\r\n2\r\nENTITIES\r\n0\r\nENDSEC\r\n0\r\nEOF\r\n';
const dxf = { name: 'shaft-rev-b.dxf', mimeType: '', buffer: Buffer.from(drawing) };
const zip = { name: 'everything.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };

const choose = (page: Page, files: (typeof dxf)[]) =>
  page.locator('[data-file="inquiry-file"]').setInputFiles(files);
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whose token it is. */
function subjectOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
}

test('a drawing goes with an inquiry, is confirmed as confidential and got by the supplier, logged, and withdrawn', async () => {
  const supplier = await aBusiness({
    company_name: `Nordhang ${randomUUID().slice(0, 8)}`,
    claimed_at: new Date(),
  });
  accounts().userID = randomUUID();
  const { page: own } = await visit(await signedIn());
  await own.goto(`/business/${supplier}/send-request`);
  await title(own, 'Send Request').waitFor();
  await field(own, 'Subject').selectOption('full price list');
  await field(own, 'Message').fill('Please quote to the drawing.');
  await choose(own, [dxf, zip]);
  await row(own, dxf.name).getByText('ready').waitFor();
  await row(own, zip.name).getByText('This type of file is not accepted here').waitFor();
  await button(own, 'Upload Inquiry').click();
  await own.getByText('Remove the files that were not accepted, then send.').waitFor();
  expect(await findViolations(own)).toEqual([]);
  await button(own, `Remove ${zip.name}`).click();
  await expect.poll(() => own.evaluate(() => document.activeElement?.ariaLabel)).toBe(`Remove ${dxf.name}`);
  await own.getByRole('checkbox', { name: 'Require confidentiality before a file opens' }).check();
  // What was chosen stays as what is typed does.
  await untilStored(own);
  await own.reload();
  await row(own, dxf.name).getByText('ready').waitFor();
  await button(own, 'Upload Inquiry').click();
  await own.getByRole('link', { name: 'Open the conversation' }).click();
  await own.getByRole('button', { name: `Download ${dxf.name}` }).waitFor();

  accounts().userID = subjectOf(await aColleague(supplier, 'owner'));
  const { page: theirs } = await visit({ ...(await signedIn()), viewport: { width: 390, height: 844 } });
  await theirs.goto(new URL(own.url()).pathname.replace('/me/', `/${supplier}/`));
  await theirs.getByRole('button', { name: `Download ${dxf.name}` }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByText('confidential').first().waitFor();
  expect(await findViolations(theirs)).toEqual([]);
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm and download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(dxf.name);
  expect(await readFile(await download.path(), 'utf8')).toBe(drawing);

  await button(own, `Downloads ${dxf.name}`).click();
  const log = own.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => log.count()).toBe(2);
  expect(await log.first().innerText()).toContain('downloaded');
  await own.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await button(own, `Withdraw ${dxf.name}`).click();
  await own.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await own.getByText('Withdrawn', { exact: true }).waitFor();
  await theirs.getByText('Withdrawn', { exact: true }).waitFor();

  // An answer with a file alone, by the paper clip.
  await choose(theirs, [dxf]);
  await row(theirs, dxf.name).getByText('ready').waitFor();
  await button(theirs, 'Send').click();
  await own.getByRole('button', { name: `Download ${dxf.name}` }).waitFor();
});
