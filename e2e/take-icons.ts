import { readFile, writeFile } from 'node:fs/promises';
import { launchChromium } from './chromium.ts';

/** `npm run icons -w @kontor/e2e`: the icons of the portal on a device, made from its favicon; the sign lies within the safe zone. */
const files = new URL('../apps/portal/public/', import.meta.url);
const sizes = [192, 512];

const sign = (await readFile(new URL('favicon.svg', files))).toString('base64');
const browser = await launchChromium();
try {
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<!doctype html>
<style>
  body { margin: 0; width: 100vw; height: 100vh; background: #10282e; display: grid; place-items: center; }
  img { width: 60vw; }
</style>
<img src="data:image/svg+xml;base64,${sign}">`);
    await writeFile(new URL(`icon-${size}.png`, files), await page.screenshot());
    await page.close();
  }
} finally {
  await browser.close();
}
