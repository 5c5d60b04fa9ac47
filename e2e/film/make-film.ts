import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../chromium.ts';
import { captionsOf } from './captions.ts';
import { filmStyle } from './film-style.ts';
import { type FilmLanguage, filmLanguages, filmTexts } from './film-texts.ts';
import { drawPoster, type Scene, scenesOf } from './scenes.ts';

// `npm run film -w @kontor/e2e`: the two presentations and what stands before they are played, drawn in Chromium picture by picture and encoded by Debian's ffmpeg.
const rate = 25;
const size = { width: 1280, height: 720 };
/** The poster as large screens show it, and as phones do, which have it in their first packets. */
const posters = [
  { width: 1120, file: 'poster.avif' },
  { width: 720, file: 'poster-720.avif' },
];
/** Of a film: twice what it takes on a desktop. */
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

/** Draws every picture of the film, in turn. */
async function* picturesOf(page: Page, scenes: readonly Scene[]): AsyncGenerator<Buffer> {
  for (const { seconds, draw: at } of scenes) {
    for (let picture = 0; picture < seconds * rate; picture += 1) {
      await draw(page, at(picture / rate));
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
const style = await filmStyle();
const browser = await launchChromium();

/** A page to draw on, with the fonts of the film. */
async function openCanvas(): Promise<Page> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<!doctype html><style>${style}</style><body></body>`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function draw(page: Page, html: string): Promise<void> {
  await page.evaluate((drawn) => {
    document.body.innerHTML = drawn;
  }, html);
}

try {
  const canvas = await openCanvas();
  await draw(canvas, await drawPoster());
  const drawn = await canvas.screenshot();
  for (const { width, file } of posters)
    await sharp(drawn).resize(width).avif({ quality: 52, effort: 9 }).toFile(join(to, file));
  await canvas.close();
  for (const language of filmLanguages) {
    const scenes = await scenesOf(filmTexts[language], await industriesIn(language));
    const page = await openCanvas();
    const file = join(to, `kontor-${language}.mp4`);
    await encode(picturesOf(page, scenes), file);
    const { size: bytes } = await stat(file);
    if (bytes > maxBytes) throw new Error(`${file} has ${bytes} bytes, more than ${maxBytes}`);
    await writeFile(join(to, `kontor-${language}.vtt`), captionsOf(scenes));
    console.log(`${file}: ${(bytes / 1e6).toFixed(2)} MB`);
    await page.close();
  }
} finally {
  await browser.close();
}
