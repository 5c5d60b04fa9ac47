import { boxesIn, contentOf, readIDs } from './iso-boxes.ts';

/** What an AVIF file declares of itself, before anything of it is decoded. */
export interface AvifStructure {
  /** It has a track of pictures, one after the other. */
  isSequence: boolean;
  /** Kinds of its items: `av01` is coded pixels, `grid` puts tiles together. */
  kinds: string[];
  /** Pixels of its largest item, as declared. */
  largest: number;
  /** Pixels that have to be decoded to put its grids together: each tile as often as it is named. */
  tilePixels: number;
  tiles: number;
}

/** @throws RangeError when a box or a number reaches beyond the file */
export function readAvifStructure(bytes: Buffer): AvifStructure {
  const top = boxesIn(bytes);
  const meta = top.find(({ type }) => type === 'meta');
  if (!meta) throw new RangeError('An AVIF file without a meta box.');
  // The first four bytes of a full box are its version and flags.
  const parts = boxesIn(meta.content.subarray(4));
  const sizes = pixelsByItem(contentOf(parts, 'iprp'));
  const tiles = tilesOf(contentOf(parts, 'iref'));
  return {
    isSequence: top.some(({ type }) => type === 'moov'),
    kinds: kindsOf(contentOf(parts, 'iinf')),
    largest: Math.max(0, ...sizes.values()),
    tilePixels: tiles.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0),
    tiles: tiles.length,
  };
}

function kindsOf(items: Buffer): string[] {
  if (items.length === 0) return [];
  const entries = boxesIn(items.subarray(items[0] === 0 ? 6 : 8));
  return entries.map(({ content }) => {
    const from = content[0] === 3 ? 10 : 8;
    return content.toString('latin1', from, from + 4);
  });
}

/** The declared size of each item: a list of properties, and for each item the places of its own in that list. */
function pixelsByItem(properties: Buffer): Map<number, number> {
  const parts = boxesIn(properties);
  const list = boxesIn(contentOf(parts, 'ipco')).map(({ type, content }) =>
    type === 'ispe' ? content.readUInt32BE(4) * content.readUInt32BE(8) : 0,
  );
  const pixels = new Map<number, number>();
  for (const { type, content } of parts) {
    if (type !== 'ipma') continue;
    const wideIDs = content[0] !== 0;
    const wideIndexes = ((content[3] ?? 0) & 1) === 1;
    let at = 8;
    for (let left = content.readUInt32BE(4); left > 0; left -= 1) {
      const id = wideIDs ? content.readUInt32BE(at) : content.readUInt16BE(at);
      at += wideIDs ? 4 : 2;
      let count = content.readUInt8(at);
      for (at += 1; count > 0; count -= 1, at += wideIndexes ? 2 : 1) {
        // The highest bit says whether a reader must know the property; indexes begin at 1.
        const index = wideIndexes ? content.readUInt16BE(at) & 0x7fff : content.readUInt8(at) & 0x7f;
        pixels.set(id, Math.max(pixels.get(id) ?? 0, list[index - 1] ?? 0));
      }
    }
  }
  return pixels;
}

/** The items that grids are put together of, each as often as it is named. */
function tilesOf(references: Buffer): number[] {
  if (references.length === 0) return [];
  const width = references[0] === 0 ? 2 : 4;
  return boxesIn(references.subarray(4))
    .filter(({ type }) => type === 'dimg')
    .flatMap(({ content }) => readIDs(content.subarray(width + 2), width, content.readUInt16BE(width)));
}
