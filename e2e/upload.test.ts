import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal, signedIn } = useSessionProduct();

const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string) => page.locator('.k-toast', { hasText: text });

/** Left orange, right petrol; far larger than what may be sent. */
async function largePicture(width = 2_400, height = 1_600): Promise<Buffer> {
  const noise = Buffer.alloc(width * height * 3);
  for (let index = 0; index < noise.length; index += 3) {
    const isLeft = (index / 3) % width < width / 2;
    const grain = (index * 7_919) % 40;
    noise.set(isLeft ? [245 - grain, 127 - grain, 32] : [11, 94 + grain, 112 + grain], index);
  }
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
}

async function edit(options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ ...(await signedIn()), ...options });
  await visited.page.goto('/profile/edit');
  await visited.page.getByRole('button', { name: /^(Add|Change) photo$/ }).waitFor();
  return visited;
}

async function choose(page: Page, kind: 'profile-photo' | 'cover-photo', buffer: Buffer): Promise<void> {
  await page
    .locator(`input[data-picture="${kind}"]`)
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
}

async function pixelAt(address: string, share: { x: number; y: number }): Promise<number[]> {
  const picture = sharp(Buffer.from(await (await fetch(address)).arrayBuffer()));
  const { width, height } = await picture.metadata();
  const at = { left: Math.floor(width * share.x), top: Math.floor(height * share.y), width: 1, height: 1 };
  return [...(await picture.extract(at).removeAlpha().raw().toBuffer())];
}

test('a photo is chosen, positioned, saved, and seen by another person', async () => {
  const { page, expectCalm } = await edit();
  const bytes = await largePicture();
  expect(bytes.length).toBeGreaterThan(512_000);
  await choose(page, 'profile-photo', bytes);
  await dialog(page).getByRole('heading', { name: 'Position your photo' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  // To the left end, by keyboard, so that the photo is of the orange half alone.
  await dialog(page).getByRole('slider', { name: 'Size' }).fill('2');
  const part = dialog(page).getByRole('group', { name: /Visible part/ });
  await part.focus();
  for (let step = 0; step < 120; step += 1) await page.keyboard.press('ArrowRight');
  await dialog(page)
    .getByLabel(/What the picture shows/)
    .fill('Marisol at the lathe');
  await dialog(page).getByRole('button', { name: 'Save picture' }).click();
  await toast(page, 'Profile picture loaded').waitFor();
  await toast(page, 'Profile picture successfully uploaded').waitFor();
  await page.getByRole('img', { name: 'Marisol at the lathe' }).first().waitFor();
  // Its words are changed without sending it again.
  const words = page.getByLabel('Describe the photo (optional)');
  await expect.poll(() => words.inputValue()).toBe('Marisol at the lathe');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  // Wide enough to be read.
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(220);
  await page.setViewportSize({ width, height });
  await words.fill('Marisol at her lathe');
  await words.press('Enter');
  await toast(page, 'Saved successfully').waitFor();
  await page.getByRole('img', { name: 'Marisol at her lathe' }).first().waitFor();
  await expectCalm();
  const userID = await page.evaluate(() => localStorage.userID);

  const { page: other, expectCalm: otherCalm } = await visit({ baseURL: portal() });
  await other.goto(`/profile/${userID}`);
  const photo = other.getByRole('img', { name: 'Marisol at her lathe' });
  await photo.first().waitFor();
  const shown = new URL((await photo.first().getAttribute('src')) ?? '', portal()).href;
  expect(shown).toContain('/files/');
  const [red = 0, green = 0, blue = 0] = await pixelAt(shown, { x: 0.5, y: 0.5 });
  expect(red).toBeGreaterThan(blue);
  expect(red).toBeGreaterThan(green);
  await otherCalm();
});

thoroughTest('a cover keeps its shape, and its place', async () => {
  const { page } = await edit();
  await choose(page, 'cover-photo', await largePicture(1_680, 1_120));
  await dialog(page).getByRole('heading', { name: 'Position your cover' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Save picture' }).click();
  await toast(page, 'Cover picture loaded').waitFor();
  await toast(page, 'Cover photo successfully uploaded').waitFor();
  const address = await page.locator('.s-picture-cover img').getAttribute('src');
  const { width, height } = await sharp(
    Buffer.from(await (await fetch(new URL(address ?? '', portal()))).arrayBuffer()),
  ).metadata();
  expect([width, height]).toEqual([1_600, 400]);
  const [left, right] = [
    await pixelAt(portal() + address, { x: 0.1, y: 0.5 }),
    await pixelAt(portal() + address, { x: 0.9, y: 0.5 }),
  ];
  expect((left[0] ?? 0) - (left[2] ?? 0)).toBeGreaterThan(100);
  expect((right[2] ?? 0) - (right[0] ?? 0)).toBeGreaterThan(60);
});

test('what is no picture is refused in the words of the specification, and what is not positioned is not sent', async () => {
  const { page } = await edit();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.getByText('Image files, max 500 KB; larger files are reduced.').waitFor();
  await page
    .getByText('Image files, max 500 KB; recommended cover proportion 200 x 800 (height x width).')
    .waitFor();
  await choose(page, 'profile-photo', Buffer.from('<svg onload="alert(1)"></svg>'));
  await toast(page, 'An error has ocurred when we tried to upload your profile picture').waitFor();
  await choose(page, 'cover-photo', Buffer.from('words'));
  await toast(page, 'An error has ocurred when we tried to upload your picture').waitFor();

  // Escape closes the dialog, and the focus is back where it came from.
  await choose(page, 'profile-photo', await largePicture(900, 600));
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 10_000 })
    .toMatch(/^(Add|Change) photo$/);
  expect(sent).toEqual([]);
});

test('why a picture is refused stands beside its button, until another one is chosen', async () => {
  const { page } = await edit({ viewport: { width: 390, height: 844 } });
  const card = page.locator('.s-picture-photo');
  await card.getByText('JPEG, PNG, WebP or AVIF, at least 192 × 192 pixels.').waitFor();
  const send = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[data-picture="profile-photo"]').setInputFiles({ name, mimeType, buffer });
  const wrong = card.getByRole('alert');
  const widest = () =>
    page.locator('.e-pictures').evaluate((box) => {
      const edge = box.getBoundingClientRect().right;
      return [...box.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > edge + 1)
        .length;
    });

  await send('notes.txt', 'text/plain', Buffer.from('words'));
  await wrong.getByText('“notes.txt” is not an accepted type of file.').waitFor();
  await send('nothing.jpg', 'image/jpeg', Buffer.alloc(0));
  await wrong.getByText('“nothing.jpg” is empty.').waitFor();
  await send(`${'long'.repeat(40)}.jpg`, 'image/jpeg', Buffer.alloc(0));
  await wrong.getByText(/is empty/).waitFor();
  expect(await widest()).toBe(0);
  await send('words.jpg', 'image/jpeg', Buffer.from('words'));
  await wrong.getByText('This file is not a picture we can read.').waitFor();
  await send('icon.jpg', 'image/jpeg', await largePicture(40, 40));
  await wrong.getByText('This picture is too small: 40 × 40 pixels. It needs at least 192 × 192.').waitFor();
  // What was said of it before is no longer true.
  const toasts = page.locator('.k-toast');
  expect(await toasts.allTextContents()).toEqual([
    'An error has ocurred when we tried to upload your profile picture',
  ]);
  // No toast lies on the button that caused it.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.evaluate(() => scrollTo(0, 0));
  await choose(page, 'cover-photo', Buffer.alloc(0));
  const said = toasts.filter({ hasText: 'An error has ocurred when we tried to upload your picture' });
  await said.waitFor();
  const ends = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const change = page.getByRole('button', { name: /cover$/ });
  await expect.poll(async () => (await ends(change)) <= ((await said.boundingBox())?.y ?? 0)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await dialog(page).count()).toBe(0);
  expect(await widest()).toBe(0);

  // A picture that can be used takes the refusal away; where sending it fails no success stands beside that.
  await page.route('**/api/v1/files/store', (route) => route.abort());
  await choose(page, 'profile-photo', await largePicture(400, 400));
  await dialog(page).waitFor();
  expect(await wrong.count()).toBe(0);
  await expect.poll(() => toasts.count()).toBe(0);
  await position(page).click();
  await wrong.getByText('An error has ocurred when we tried to upload your profile picture').waitFor();
  expect(await toast(page, 'Profile picture loaded').count()).toBe(0);
});

test('where a picture is larger than its frame, its dialog has room for all of its buttons on a phone', async () => {
  const { page } = await edit({ viewport: { width: 390, height: 844 } });
  await choose(page, 'profile-photo', await largePicture(1_600, 1_000));
  await dialog(page).getByRole('button', { name: 'Fit whole picture' }).waitFor();
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const isCut = () => dialog(page).evaluate((box) => box.scrollWidth > box.clientWidth);
    await expect.poll(isCut, { message: `${width} px` }).toBe(false);
  }
});

test('a small picture is cut to what its place needs at the fewest, and not to less', async () => {
  const { page } = await edit();
  await choose(page, 'profile-photo', await largePicture(384, 384));
  await dialog(page).waitFor();
  const size = dialog(page).getByRole('slider', { name: 'Size' });
  await expect.poll(() => size.getAttribute('max')).toBe('2');
  await size.fill('2');
  await position(page).click();
  await toast(page, 'Profile picture successfully uploaded').waitFor();
  expect(await toast(page, 'Profile picture').count()).toBe(1);
});

thoroughTest(
  'sending that fails keeps the picture and is tried again; sending can be called off',
  async () => {
    const { page } = await edit();
    let failing = true;
    await page.route('**/api/v1/files/store', (route) => (failing ? route.abort() : route.continue()));
    await choose(page, 'profile-photo', await largePicture(800, 800));
    await dialog(page).getByRole('button', { name: 'Save picture' }).click();
    await toast(page, 'An error has ocurred when we tried to upload your profile picture').waitFor();
    await expect.poll(() => page.locator('.s-picture-photo img').getAttribute('src')).toMatch(/^blob:/);
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await toast(page, 'Profile picture successfully uploaded').waitFor();
    const before = await page.locator('.s-picture-photo img').getAttribute('src');

    const held: (() => void)[] = [];
    await page.unroute('**/api/v1/files/store');
    await page.route('**/api/v1/files/store', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.abort();
    });
    await choose(page, 'profile-photo', await largePicture(700, 700));
    await dialog(page).getByRole('button', { name: 'Save picture' }).click();
    await page.getByRole('progressbar', { name: 'Sent' }).waitFor();
    await page.locator('.s-picture').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.locator('.s-picture-photo img').getAttribute('src')).toBe(before);
    for (const release of held) release();
  },
);

thoroughTest('what is answered 507 and 429 is said in words, and can be tried again', async () => {
  const { page } = await edit();
  let status = 507;
  await page.route('**/api/v1/user/profile-photo/upload-request', (route) =>
    route.fulfill({ status, json: { success: false, name: 'Refused', message: 'Refused' } }),
  );
  await choose(page, 'profile-photo', await largePicture(500, 500));
  await position(page).click();
  const wrong = page.locator('.s-picture-photo').getByRole('alert');
  await wrong.getByText('Pictures cannot be stored right now. Please try again later.').waitFor();
  status = 429;
  await page.getByRole('button', { name: 'Try again' }).click();
  await wrong
    .getByText('Too many pictures for now. Please try again later: unused pictures are removed after a day.')
    .waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

/** Holds what matches until it is let go. */
async function hold(page: Page, address: string) {
  const held = Promise.withResolvers<void>();
  const come = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    come.resolve();
    await held.promise;
    await route.continue();
  });
  return { come: come.promise, letGo: held.resolve };
}

const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const position = (page: Page) => dialog(page).getByRole('button', { name: 'Save picture' });

thoroughTest('whoever leaves while a picture is being sent is asked, and it goes on being sent', async () => {
  const { page } = await edit();
  const sending = await hold(page, '**/api/v1/files/store');
  await choose(page, 'profile-photo', await largePicture(600, 600));
  await position(page).click();
  await sending.come;
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await leaving(page).getByRole('button', { name: 'Keep editing' }).click();
  sending.letGo();
  await toast(page, 'Profile picture successfully uploaded').waitFor();
  // Saved: nothing is asked any more.
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${portal()}/`);
});

thoroughTest('saving the fields waits for the picture that is being sent', async () => {
  const { page } = await edit();
  const sending = await hold(page, '**/api/v1/files/store');
  await choose(page, 'cover-photo', await largePicture(900, 300));
  await position(page).click();
  await sending.come;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Saved successfully').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Saving' }).isDisabled()).toBe(true);
  expect(page.url()).toBe(`${portal()}/profile/edit`);
  sending.letGo();
  await page.waitForURL(`${portal()}/profile`);
  await toast(page, 'Cover photo successfully uploaded').waitFor();
  await expect.poll(() => leaving(page).count()).toBe(0);
});

thoroughTest('a picture that could not be sent is not lost by saving the fields', async () => {
  const { page } = await edit();
  await page.route('**/api/v1/files/store', (route) => route.abort());
  await choose(page, 'profile-photo', await largePicture(500, 500));
  await position(page).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await leaving(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(`${portal()}/profile`);
});

thoroughTest('what is being made one\u2019s picture cannot be called off any more', async () => {
  const { page } = await edit();
  const saving = await hold(page, '**/api/v1/user/profile-photo/upload-validate');
  const sending = await hold(page, '**/api/v1/files/store');
  await choose(page, 'profile-photo', await largePicture(500, 400));
  await position(page).click();
  await sending.come;
  const cancel = page.locator('.s-picture').getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  sending.letGo();
  await saving.come;
  await page.getByRole('progressbar', { name: 'Saving' }).waitFor();
  await expect.poll(() => cancel.count()).toBe(0);
  // The button with the focus is gone; the focus is not.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/^(Add|Change) photo$/);
  saving.letGo();
  await toast(page, 'Profile picture successfully uploaded').waitFor();
});

thoroughTest('where the part that positions pictures cannot be loaded, what was typed stays', async () => {
  const { page } = await edit();
  await page.getByLabel('City', { exact: true }).fill('León');
  await page.route(/crop-dialog/, (route) => route.abort());
  await choose(page, 'profile-photo', await largePicture(500, 400));
  await toast(page, 'An error has ocurred when we tried to upload your profile picture').waitFor();
  await expect.poll(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('León');
});
