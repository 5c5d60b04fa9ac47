import { drawSharePicture } from '@kontor/ui/share-picture';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { inLine } from './in-line.ts';
import type { SharedNow } from './shared-reader.ts';

/** Pictures as PNG files, each rendered once and cached, up to a maximum of bytes. */
export interface PictureCache {
  /** The picture, made once for all who ask for it while it is made; rejects with Unavailable while too many are wanted. */
  find(shared: SharedNow): Promise<Buffer>;
  figures(): PictureFigures;
}

export interface PictureFigures {
  made: number;
  /** Found in the cache, or being rendered already. */
  hits: number;
  pictures: number;
  bytes: number;
}

/** Some 300 pictures: networks ask for one several times within minutes, then never again. */
const maxBytes = 16 * 1024 * 1024;
/** Making one takes a core for a tenth of a second; who would wait longer than that is better off coming again. */
const maxWaiting = 16;
/** Colours from a table: half the bytes of true colour, and no difference in flat areas. */
const format = { palette: true, effort: 4 } as const;

// No two pictures have anything in common that would be found again; a second thread is left to the pages.
sharp.cache(false);
sharp.concurrency(1);

export function createPictureCache(draw: (shared: SharedNow) => Promise<Buffer> = makePicture): PictureCache {
  const cached = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  const making = new Map<string, Promise<Buffer>>();
  const inTurn = inLine(maxWaiting);
  const counts = { made: 0, hits: 0 };

  async function make(shared: SharedNow): Promise<Buffer> {
    try {
      const picture = await inTurn(() => draw(shared));
      counts.made += 1;
      cached.set(shared.version, picture);
      return picture;
    } finally {
      making.delete(shared.version);
    }
  }

  return {
    async find(shared) {
      const known = cached.get(shared.version) ?? making.get(shared.version);
      if (known) {
        counts.hits += 1;
        return known;
      }
      const begun = make(shared);
      making.set(shared.version, begun);
      return begun;
    },
    figures: () => ({ ...counts, pictures: cached.size, bytes: cached.calculatedSize }),
  };
}

async function makePicture({ readContent }: SharedNow): Promise<Buffer> {
  const svg = await drawSharePicture(await readContent());
  return sharp(Buffer.from(svg)).png(format).toBuffer();
}
