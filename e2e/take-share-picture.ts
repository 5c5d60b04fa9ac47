import { readFile, writeFile } from 'node:fs/promises';
import { launchChromium } from './chromium.ts';

/** `npm run share-picture -w @kontor/e2e`: the picture social networks show beside a link, made from the design's art. */
const art = new URL('../packages/ui/art/', import.meta.url);
const to = new URL('../apps/portal/public/share.png', import.meta.url);
const size = { width: 1200, height: 630 };

async function drawing(name: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(new URL(name, art), 'base64')}`;
}

const html = `<!doctype html>
<style>
  body { margin: 0; width: 1200px; height: 630px; background: #10282e; position: relative; overflow: hidden; }
  .logo { position: absolute; left: 80px; top: 244px; width: 560px; }
  .line { position: absolute; left: 80px; top: 404px; width: 200px; height: 12px; border-radius: 6px; background: #f57f20; }
  .figure { position: absolute; right: 60px; bottom: -10px; height: 490px; }
</style>
<img class="logo" src="${await drawing('logo-frame.svg')}">
<div class="line"></div>
<img class="figure" src="${await drawing('rosca-wave.svg')}">`;

const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html, { waitUntil: 'load' });
  await writeFile(to, await page.screenshot());
} finally {
  await browser.close();
}
