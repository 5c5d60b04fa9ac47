import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aWebm } from '../apps/api/src/upload/testing-videos.ts';
import { draftKeys } from './drafts.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { useEditedBusiness } from './edited-business.ts';
import { field, toast } from './profile-journeys.ts';

const { call, edit } = useEditedBusiness();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const words = 'Describe the logo (optional)';

interface Profile {
  general: { profilePhoto?: { url: string; alt?: string }; video?: { url: string } };
}

test('a logo is sent, described, described otherwise alone, removed and put back', async () => {
  const { page, businessID, token, expectCalm } = await edit({}, 'media');
  const logo = async () =>
    (await call<Profile>(token, `business/profile/${businessID}`)).general.profilePhoto;
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#0b5e70' } })
    .png()
    .toBuffer();
  await button(page, 'Add logo').waitFor();
  await expect.poll(() => field(page, words).count()).toBe(0);
  await page
    .locator('input[data-picture="business-profile-photo"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog').getByRole('textbox').fill('A gear');
  await button(page, 'Save picture').click();
  await toast(page, 'Logo successfully uploaded').waitFor();
  await expect.poll(() => field(page, words).inputValue()).toBe('A gear');

  await field(page, words).fill('A gear in petrol');
  await expect.poll(async () => (await draftKeys(page)).join()).toContain('profilePhotoAlt');
  await page.reload();
  await expect.poll(async () => field(page, words).inputValue()).toBe('A gear in petrol');
  await page.getByText(/^Confirmed on /).waitFor();
  await button(page, 'Still correct').click();
  await toast(page, 'Saved successfully').waitFor();
  await toast(page, 'Saved successfully').waitFor({ state: 'detached' });
  const before = await logo();
  expect(before?.alt).toBe('A gear');
  await field(page, words).press('Enter');
  await toast(page, 'Saved successfully').waitFor();
  await expect.poll(() => logo()).toEqual({ ...before, alt: 'A gear in petrol' });
  await expectUsableAtEachWidth(page, 'the media of a business', [390, 1440]);

  await button(page, 'Remove').first().click();
  await toast(page, 'The logo was removed.').waitFor();
  await expect.poll(() => logo()).toBeUndefined();
  await toast(page, 'The logo was removed.').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => field(page, words).count()).toBe(1);
  await expect.poll(() => logo()).toMatchObject({ alt: 'A gear in petrol' });
  await expectCalm();
});

test('a video is sent with its progress, called off, refused with the reason, seen and removed', async () => {
  const { page, businessID, token } = await edit({}, 'media');
  const video = async () => (await call<Profile>(token, `business/profile/${businessID}`)).general.video;
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[data-file="business-video"]').setInputFiles({ name, mimeType, buffer });
  await button(page, 'Choose a video').waitFor();
  await choose('notes.webm', 'video/webm', Buffer.from('no video at all'));
  await page.getByRole('alert').getByText('This is not a video.', { exact: false }).waitFor();
  await button(page, 'Cancel').click();

  const film = Buffer.from(aWebm());
  await page.route('**/files/store-large', () => {});
  await choose('film.webm', 'video/webm', film);
  await page.getByRole('progressbar', { name: 'Sent' }).waitFor();
  await button(page, 'Cancel').click();
  await page.getByText('film.webm').waitFor({ state: 'detached' });
  await page.unroute('**/files/store-large');
  await expect.poll(() => video()).toBeUndefined();

  await choose('film.webm', 'video/webm', film);
  await toast(page, 'Saved successfully').waitFor();
  await page.locator('video[preload="metadata"]').waitFor();
  await expect.poll(() => video()).toMatchObject({ url: expect.stringMatching(/\.webm$/) });
  await button(page, /Remove.*Company video/).click();
  await toast(page, 'The video was removed.').waitFor();
  await expect.poll(() => video()).toBeUndefined();
  await toast(page, 'The video was removed.').getByRole('button', { name: 'Undo' }).click();
  await page.locator('video[preload="metadata"]').waitFor();
  await expect.poll(() => video()).toBeDefined();
});
