import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { thorough } from './thorough.ts';

const { visit } = useBrowser();
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const addresses = [
  '/',
  '/b2b-tips/best-products-for-export-tip-6',
  '/membership-platinum',
  '/contact-us/form',
  '/search-result?business=PR&countries=global&search=bearing',
];

const between = ([from = 0, to = from]: number[]) => (from + to) / 2;

test('texts are about as wide in the faces of the system as in ours', async () => {
  const { page } = await visit({ viewport: desk });
  await page.goto('/');
  const text = (await page.locator('body').innerText()).replaceAll('\n', ' ');
  const faces = await page.evaluate(async () => {
    const all = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
    const loaded = await Promise.allSettled(all.map((face) => face.load()));
    return all
      .filter((_, place) => loaded[place]?.status === 'fulfilled')
      .map(({ family, weight }) => ({ family: family.replaceAll('"', ''), weight }));
  });
  // Every system with a browser has one of them.
  expect(faces).not.toEqual([]);
  for (const { family, weight } of faces) {
    const ours = family.startsWith('Archivo') ? 'Archivo' : 'Atkinson Hyperlegible Next Variable';
    const numbersOf = (range: string) => (range.match(/[\d.]+/g) ?? [100]).map(Number);
    const [lightest = 0, boldest = lightest] = numbersOf(weight);
    const style = {
      // What is in use of the range.
      fontWeight: `${between([Math.max(400, lightest), Math.min(700, boldest)])}`,
    };
    const [system = 0, own = 0] = await Promise.all(
      [family, ours].map((name) =>
        page.evaluate(
          async ({ text, name, style }) => {
            await document.fonts.load(`${style.fontWeight} 16px "${name}"`, text);
            const line = document.body.appendChild(document.createElement('span'));
            line.textContent = text;
            // Large: small letters stand where the pixels are.
            Object.assign(line.style, {
              ...style,
              fontFamily: `"${name}"`,
              fontSize: '100px',
              whiteSpace: 'pre',
            });
            const { width } = line.getBoundingClientRect();
            line.remove();
            return width;
          },
          { text, name, style },
        ),
      ),
    );
    const face = `${family} ${weight}`;
    expect(system / own, face).toBeGreaterThan(0.96);
    expect(system / own, face).toBeLessThan(1.04);
  }
});

const languages = ['en', 'it'];
const frames = [phone, desk];

/** A page in each frame; the long run takes all of them in each frame and language. */
const shown = (thorough ? addresses : addresses.slice(1, 3)).flatMap((path, place) =>
  frames.flatMap((viewport, frame) =>
    languages
      .filter((_, spoken) => thorough || (frame === place % 2 && spoken === Math.floor(place / 2) % 2))
      .map((language) => ({ ...viewport, viewport, path, language })),
  ),
);

test.each(shown)(
  'fonts that come late move next to nothing: $path in $language, $width px',
  async ({ viewport, path, language }) => {
    const { page, expectCalm } = await visit({ viewport });
    // The scripts come last of all: that another page is turned to, as they do when they begin, excuses what moves then.
    const fonts = await hold(page, '**/*.woff2');
    const scripts = await hold(page, '**/*.js');
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    fonts.letGo();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    await page.evaluate(async () => void (await document.fonts.ready));
    scripts.letGo();
    // That a long text takes a line more or less no other face can exclude.
    await expectCalm(0.05, 'counted');
  },
);

/** What is asked for at such addresses comes when it is let go. */
async function hold(page: Page, addresses: string): Promise<{ letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return { letGo: resolve };
}
