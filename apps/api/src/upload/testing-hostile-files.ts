import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { HostileFile } from './testing-hostile-file.ts';
import { hostileStructures } from './testing-hostile-structures.ts';
import { chunkOfPng } from './testing-png-chunk.ts';

/** In every text that must not reach anybody. */
export const payload = 'alert(document.domain)';
const script = `<script>${payload}</script>`;

type Format = 'jpeg' | 'png' | 'webp' | 'avif';
const formats: Format[] = ['jpeg', 'png', 'webp', 'avif'];
const mimeOf = (format: Format) => `image/${format}`;

const usual = new Map<Format, Promise<Buffer>>();

/** A picture of the usual size, a part of several files; none may change it. */
function drawnOnce(format: Format): Promise<Buffer> {
  const known = usual.get(format) ?? drawn(format);
  usual.set(format, known);
  return known;
}

/** As small as a profile photo may be, so that it is looked into. */
function drawn(format: Format, width = 200, height = 192): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** Few bytes, very many pixels. */
function bomb(width: number, height: number, rowsGiven = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(rowsGiven, 2_000)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunkOfPng('IHDR', head),
    chunkOfPng('IDAT', rows),
    chunkOfPng('IEND', Buffer.alloc(0)),
  ]);
}

function noPictures(): HostileFile[] {
  const texts: Record<string, string> = {
    html: `<!doctype html>${script}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" onload="${payload}"><image href="file:///etc/passwd"/></svg>`,
    xml: `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
    php: `<?php ${payload} ?>`,
    script: payload,
    shell: `#!/bin/sh\n${payload}`,
    pdf: `%PDF-1.7\n${script}`,
    postscript: `%!PS\n(${payload}) show`,
    magick: `push graphic-context\nimage over 0,0 0,0 'https://example.org/"|${payload}"'`,
    text: 'only words',
    'a path': '../../etc/passwd',
    'the first bytes of a JPEG': '\u00ff\u00d8\u00ff',
  };
  const binary: Record<string, Buffer> = {
    gif: Buffer.from(`GIF89a/*${payload}*/=1;`, 'latin1'),
    bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]),
    tiff: Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(200)]),
    ico: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0]),
    zip: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from(script)]),
    gzip: gzipSync(script),
    program: Buffer.concat([Buffer.from('\u007fELF', 'latin1'), Buffer.alloc(100)]),
    'program for Windows': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]),
    'a film': Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42'), Buffer.alloc(100)]),
    'Java class': Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52]),
    zeros: Buffer.alloc(4_096),
    'all ones': Buffer.alloc(4_096, 0xff),
  };
  const all = [
    ...Object.entries(texts).map(([what, text]): [string, Buffer] => [what, Buffer.from(text)]),
    ...Object.entries(binary),
  ];
  return all.flatMap(([what, bytes], index) => [
    { what: `${what} as a picture`, made: bytes, type: mimeOf(formats[index % 4] as Format) },
    {
      what: `${what} as a picture of another type`,
      made: bytes,
      type: mimeOf(formats[(index + 1) % 4] as Format),
    },
  ]);
}

async function ofAnotherType(): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const format of formats) {
    const bytes = await drawnOnce(format);
    for (const type of [
      ...formats.filter((other) => other !== format).map(mimeOf),
      'image/svg+xml',
      'text/html',
      '',
    ])
      files.push({ what: `a ${format} as ${type || 'nothing'}`, made: bytes, type });
  }
  return files;
}

/** Pictures with something beside them. They may be taken; what is beside them may not be seen by anybody. */
async function withPassengers(): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const format of formats) {
    const bytes = await drawnOnce(format);
    files.push({
      what: `${format} with a page behind it`,
      made: Buffer.concat([bytes, Buffer.from(script)]),
      type: mimeOf(format),
    });
    files.push({
      what: `${format} with an archive behind it`,
      made: Buffer.concat([bytes, Buffer.from(`PK\u0003\u0004${payload}`)]),
      type: mimeOf(format),
    });
    const noted = await sharp(bytes)
      .withExif({
        IFD0: { ImageDescription: script, Copyright: payload, Artist: `"><img onerror=${payload}>` },
      })
      .toFormat(format)
      .toBuffer();
    files.push({ what: `${format} with a script in its notes`, made: noted, type: mimeOf(format) });
  }
  const png = await drawnOnce('png');
  const text = chunkOfPng('tEXt', Buffer.from(`Comment\0${script}`));
  files.push({
    what: 'PNG with a page in a chunk',
    made: Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]),
    type: 'image/png',
  });
  const jpeg = await drawnOnce('jpeg');
  const comment = Buffer.from(`\u00ff\u00fe\0\u0040${script}`.padEnd(66, ' '), 'latin1');
  files.push({
    what: 'JPEG with a page in a comment',
    made: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    type: 'image/jpeg',
  });
  return files;
}

async function tooMuchOrTooLittle(): Promise<HostileFile[]> {
  const frames = await sharp(Buffer.alloc(48 * 96 * 3, 90), {
    raw: { width: 48, height: 96, channels: 3, pageHeight: 48 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  return [
    { what: 'a bomb of 50,000 by 50,000', made: () => bomb(50_000, 50_000), type: 'image/png' },
    {
      what: 'a bomb of 20,000 by 20,000 with few rows',
      made: () => bomb(20_000, 20_000, 10),
      type: 'image/png',
    },
    { what: 'a line of 2,000,000,000 pixels', made: () => bomb(2_000_000_000, 1, 1), type: 'image/png' },
    { what: 'just above the bound', made: () => bomb(6_000, 4_001), type: 'image/png' },
    { what: 'no width', made: () => bomb(0, 100, 1), type: 'image/png' },
    { what: 'moving', made: frames, type: 'image/webp' },
    { what: 'one pixel', made: await drawn('png', 1, 1), type: 'image/png' },
    { what: 'fifteen pixels high', made: await drawn('jpeg', 400, 15), type: 'image/jpeg' },
    { what: 'nothing', made: Buffer.alloc(0), type: 'image/png' },
    {
      what: 'one byte too many',
      made: Buffer.concat([await drawnOnce('jpeg'), Buffer.alloc(512_001)]),
      type: 'image/jpeg',
    },
  ];
}

/** Cut off, and with single bits turned: always the same ones. */
async function broken(): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const format of formats) {
    const bytes = await drawnOnce(format);
    for (const share of [0.02, 0.1, 0.3, 0.6, 0.9, 0.99])
      files.push({
        what: `${format}, cut off after ${share * 100} %`,
        made: bytes.subarray(0, Math.max(4, Math.floor(bytes.length * share))),
        type: mimeOf(format),
      });
    for (let number = 1; number <= 12; number += 1) {
      const turned = Buffer.from(bytes);
      for (let turn = 0; turn < number * 2; turn += 1) {
        const at = 12 + ((number * 104_729 + turn * 7_907) % (bytes.length - 12));
        turned[at] = (turned[at] ?? 0) ^ (1 << (turn % 8));
      }
      files.push({ what: `${format} with ${number * 2} bits turned`, made: turned, type: mimeOf(format) });
    }
  }
  return files;
}

export async function hostileFiles(): Promise<HostileFile[]> {
  return [
    ...noPictures(),
    ...(await ofAnotherType()),
    ...(await withPassengers()),
    ...(await tooMuchOrTooLittle()),
    ...(await broken()),
    ...(await hostileStructures()),
  ];
}
