import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { HostileFile, Made } from './testing-hostile-file.ts';
import { chunkOfPng } from './testing-png-chunk.ts';

/** Segments of a JPEG: marker, length, content. */
function segment(marker: number, ...content: number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content]);
}

const side = (pixels: number) => [pixels >> 8, pixels & 255];

/** `bits` as bytes of a scan: what looks like a marker is followed by a zero. */
function scanBytes(bits: string): number[] {
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return bytes.flatMap((byte) => {
    const value = Number.parseInt(byte.padEnd(8, '1'), 2);
    return value === 0xff ? [0xff, 0] : [value];
  });
}

/** A grey progressive JPEG without a mistake in it, each coefficient of which is refined bit by bit in scans of its own. */
export function scansBomb({ width = 6_000, height = 4_000, scans = 882 } = {}): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const deepest = 13;
  // One code of one bit: "no difference" in the one table, "the next 32,767 blocks are empty" in the other.
  const tables = [0x00, 0xe0].map((symbol, index) =>
    segment(0xc4, index << 4, 1, ...new Array<number>(15).fill(0), symbol),
  );
  const emptyBlocks = scanBytes(`0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767)));
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...new Array<number>(64).fill(1)),
    segment(0xc2, 8, ...side(height), ...side(width), 1, 1, 0x11, 0),
    ...tables,
    segment(0xda, 1, 1, 0, 0, 0, deepest),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ];
  for (let scan = 0; scan < scans; scan += 1) {
    const [coefficient, low] = [1 + (scan % 63), deepest - Math.floor(scan / 63)];
    const approximation = ((scan < 63 ? 0 : low + 1) << 4) | low;
    parts.push(segment(0xda, 1, 1, 0, coefficient, coefficient, approximation), Buffer.from(emptyBlocks));
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

function box(type: string, ...content: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...content.map((part) => Buffer.from(part))]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const full = [0, 0, 0, 0];

/** An AVIF that is put together of one tile, as often as is wanted. */
export function gridAvif({
  tiles,
  width = 1_000,
  height = 1_000,
  kind = 'av01',
}: {
  tiles: number;
  width?: number;
  height?: number;
  kind?: string;
}): Buffer {
  const item = (id: number, type: string) =>
    box('infe', [2, 0, 0, 0, 0, id, 0, 0], Buffer.from(`${type}\0`, 'latin1'));
  const names = Array.from({ length: tiles }, () => [0, 2]).flat();
  return Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1')),
    box(
      'meta',
      full,
      box('hdlr', full, full, Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
      box('pitm', full, [0, 1]),
      box('iinf', full, [0, 2], item(1, 'grid'), item(2, kind)),
      box('iref', full, box('dimg', [0, 1, tiles >> 8, tiles & 255], names)),
      box(
        'iprp',
        box('ipco', box('ispe', full, long(width), long(height))),
        box('ipma', full, long(2), [0, 1, 1, 1], [0, 2, 1, 1]),
      ),
    ),
    box('mdat', Buffer.alloc(64)),
  ]);
}

function flat(width: number, height: number, alpha = 1) {
  const background = alpha === 1 ? '#888888' : { r: 1, g: 2, b: 3, alpha };
  return sharp({ create: { width, height, channels: alpha === 1 ? 3 : 4, background } });
}

/** A flat AVIF: a few hundred bytes, whatever its size. */
function flatAvif(width: number, height: number, alpha = 1): Promise<Buffer> {
  return flat(width, height, alpha)
    .avif({ quality: 1, effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The same bytes, with another size stated in the first of what says it. */
function withStatedSize(avif: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(avif);
  const at = changed.indexOf('ispe') + 8;
  changed.writeUInt32BE(width, at);
  changed.writeUInt32BE(height, at + 4);
  return changed;
}

async function avifs(): Promise<HostileFile[]> {
  const small = await flatAvif(200, 200);
  const asSequence = Buffer.concat([small, box('moov', box('mvhd', Buffer.alloc(100)))]);
  const files: [string, Made][] = [
    ['24 million pixels', () => flatAvif(6_000, 4_000)],
    ['as many pixels as are taken', () => flatAvif(4_000, 3_000, 0.5)],
    ['states 2,000,000,000 pixels a side', withStatedSize(small, 2_000_000_000, 2_000_000_000)],
    ['has no side', withStatedSize(small, 0, 200)],
    ['has more pixels than it states', async () => withStatedSize(await flatAvif(3_000, 3_000), 200, 200)],
    ['one tile 65,000 times', gridAvif({ tiles: 65_000 })],
    ['large tiles', gridAvif({ tiles: 60, width: 3_000, height: 3_000 })],
    ['a tile of another coding', gridAvif({ tiles: 1, kind: 'hvc1' })],
    ['an overlay', gridAvif({ tiles: 1, kind: 'iovl' })],
    ['tiles that are none', gridAvif({ tiles: 4 })],
    ['a film', asSequence],
    ['a box longer than the file', Buffer.concat([small.subarray(0, 40), Buffer.alloc(100, 0x7f)])],
    ['named HEIC', Buffer.from(small.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1')],
    ['HEIC inside', Buffer.from(small.toString('latin1').replaceAll('av01', 'hvc1'), 'latin1')],
  ];
  return files.map(([what, made]) => ({ what: `AVIF: ${what}`, made, type: 'image/avif' }));
}

async function pngs(): Promise<HostileFile[]> {
  const png = await flat(200, 200).png().toBuffer();
  const behindHead = (...chunks: Buffer[]) =>
    Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
  const bomb = () => deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  const text = (name: string, zipped: Buffer) =>
    chunkOfPng(name, Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zipped]));
  const noHeight = Buffer.from(png);
  noHeight.writeUInt32BE(0, 20);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const files: [string, Made][] = [
    ['that moves', behindHead(chunkOfPng('acTL', Buffer.from([...long(2), ...long(0)])))],
    ['with 200 MB of words in 200 KB', () => behindHead(text('zTXt', bomb()))],
    ['with a colour profile of 200 MB', () => behindHead(text('iCCP', bomb()))],
    [
      'with 30,000 chunks',
      behindHead(...Array.from({ length: 30_000 }, () => chunkOfPng('tEXt', Buffer.from('a\0')))),
    ],
    ['without height', noHeight],
    ['that is an SVG', Buffer.concat([png.subarray(0, 8), svg])],
    [
      'of 16 bits and 24 million pixels, interlaced',
      () =>
        flat(6_000, 4_000, 0.5)
          .toColourspace('rgb16')
          .png({ progressive: true, compressionLevel: 9 })
          .toBuffer(),
    ],
  ];
  return files.map(([what, made]) => ({ what: `PNG ${what}`, made, type: 'image/png' }));
}

async function jpegsAndWebps(): Promise<HostileFile[]> {
  const jpeg = await flat(200, 200).jpeg().toBuffer();
  const behindStart = (...parts: Buffer[]) =>
    Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
  const profile = Array.from({ length: 6 }, (_, index) =>
    segment(0xe2, ...Buffer.from('ICC_PROFILE\0'), index + 1, 6, ...Buffer.alloc(65_000, index)),
  );
  const notes = segment(0xe1, ...Buffer.from('Exif\0\0MM\0*'), ...Buffer.alloc(65_000, 0xff));
  const head = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const noHeight = Buffer.from(jpeg);
  noHeight.writeUInt16BE(0, head + 5);
  const hugeHeight = Buffer.from(jpeg);
  hugeHeight.writeUInt16BE(65_000, head + 5);
  hugeHeight.writeUInt16BE(65_000, head + 7);
  const webp = await flat(200, 200).webp().toBuffer();
  const noSide = Buffer.from(webp);
  noSide.writeUInt32LE(0, 26);
  const files: [string, Made, string][] = [
    ['JPEG of 883 scans', () => scansBomb(), 'jpeg'],
    ['JPEG of 9,000 small scans', () => scansBomb({ width: 64, height: 64, scans: 9_000 }), 'jpeg'],
    ['JPEG of 60 scans and 24 million pixels', () => scansBomb({ scans: 60 }), 'jpeg'],
    ['JPEG with a broken colour profile of 400 KB', behindStart(...profile), 'jpeg'],
    ['JPEG with broken notes', behindStart(notes), 'jpeg'],
    ['JPEG with notes six times', behindStart(notes, notes, notes, notes, notes, notes), 'jpeg'],
    ['JPEG without height', noHeight, 'jpeg'],
    ['JPEG that states 65,000 by 65,000', hugeHeight, 'jpeg'],
    ['JPEG with a ZIP in front', Buffer.concat([Buffer.from('PK\x03\x04'), jpeg]), 'jpeg'],
    ['WebP without sides', noSide, 'webp'],
    [
      'WebP of 24 million pixels',
      () => flat(6_000, 4_000).webp({ quality: 1, effort: 0 }).toBuffer(),
      'webp',
    ],
  ];
  return files.map(([what, made, type]) => ({ what, made, type: `image/${type}` }));
}

/** Files whose structure is meant to cost much: memory, time, or a decoder's life. */
export async function hostileStructures(): Promise<HostileFile[]> {
  return [...(await avifs()), ...(await pngs()), ...(await jpegsAndWebps())];
}
