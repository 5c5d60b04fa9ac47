import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../chromium.ts';
import { captionsOf } from './captions.ts';
import { type FilmLanguage, filmLanguages, filmTexts } from './film-texts.ts';
import { type Scene, scenesOf } from './scenes.ts';

// `npm run film -w @kontor/e2e`: the two presentations, drawn in Chromium picture by picture and encoded by Debian's ffmpeg.
const rate = 25;
const size = { width: 1280, height: 720 };
const maxBytes = 3_000_000;
const to = fileURLToPath(new URL('../../apps/portal/app/home/film/', import.meta.url));
const reference = new URL('../../packages/database/reference/industries/', import.meta.url);
const industryFiles = [
  '0001-automation',
  '0002-electronics-it',
  '0003-energy',
  '0004-industrial-technology',
  '0005-machineries',
  '0006-power-transmission',
  '0007-apparel',
  '0008-baby-world',
  '0009-beauty-care',
  '0010-fashion-accessories',
  '0011-food-agriculture',
  '0012-furniture',
  '0013-health-care',
  '0014-home-construction',
  '0015-business-services',
];

async function industriesIn(language: FilmLanguage): Promise<string[]> {
  return Promise.all(
    industryFiles.map(async (file) => {
      const { name } = JSON.parse(await readFile(new URL(`${file}.json`, reference), 'utf8'));
      return String(name[language]);
    }),
  );
}

async function fontFaces(): Promise<string> {
  const require = createRequire(import.meta.resolve('@kontor/ui/style'));
  const files = [
    ['Archivo Variable', '@fontsource-variable/archivo', 'archivo-latin-standard-normal.woff2'],
    [
      'Atkinson Hyperlegible Next Variable',
      '@fontsource-variable/atkinson-hyperlegible-next',
      'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ],
  ] as const;
  const faces = files.map(async ([family, name, file]) => {
    const folder = join(dirname(require.resolve(`${name}/package.json`)), 'files');
    const font = await readFile(join(folder, file), 'base64');
    return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
  });
  return (await Promise.all(faces)).join('');
}

/** Draws every picture of the film, in turn. */
async function* picturesOf(page: Page, scenes: readonly Scene[]): AsyncGenerator<Buffer> {
  for (const { seconds, draw } of scenes) {
    for (let picture = 0; picture < seconds * rate; picture += 1) {
      await page.evaluate(
        (html) => {
          document.body.innerHTML = html;
        },
        draw(picture / rate),
      );
      yield await page.screenshot({ type: 'jpeg', quality: 95 });
    }
  }
}

async function encode(pictures: AsyncIterable<Buffer>, file: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(rate), '-c:v', 'mjpeg', '-i', '-'];
  const output = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '23',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, '-an', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for await (const picture of pictures) {
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

await mkdir(to, { recursive: true });
const style = (await fontFaces()) + (await readFile(new URL('film.css', import.meta.url), 'utf8'));
const browser = await launchChromium();
try {
  for (const language of filmLanguages) {
    const scenes = await scenesOf(filmTexts[language], await industriesIn(language));
    const page = await browser.newPage({ viewport: size });
    await page.setContent(`<!doctype html><style>${style}</style><body></body>`);
    await page.evaluate(() => document.fonts.ready);
    const file = join(to, `kontor-${language}.mp4`);
    await encode(picturesOf(page, scenes), file);
    const { size: bytes } = await stat(file);
    if (bytes > maxBytes) throw new Error(`${file} has ${bytes} bytes, more than ${maxBytes}`);
    await writeFile(join(to, `kontor-${language}.vtt`), captionsOf(scenes));
    const [, second] = scenes;
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, second?.draw(6.5) ?? '');
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(join(to, `kontor-${language}.webp`));
    console.log(`${file}: ${(bytes / 1e6).toFixed(2)} MB`);
    await page.close();
  }
} finally {
  await browser.close();
}
