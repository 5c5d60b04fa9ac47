import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { productImportLimits as limits, maxPictureBytes } from '@kontor/contract';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { OpenFile } from '../../../upload/store/store.ts';
import { FileFailed } from '../read/table.ts';

/** Pictures beside a table, by the names of their files. */
export interface PictureArchive {
  has(name: string): boolean;
  /** A picture's bytes, or why they are not to be had. */
  read(name: string): Promise<Buffer | 'pictureTooLarge' | 'notAPicture'>;
  close(): Promise<void>;
}

const partBytes = 1024 * 1024;

/** Reads parts of a stored file, wherever it lies. */
class StoredReader extends yauzl.RandomAccessReader {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#parts(start, end));
  }

  async *#parts(start: number, end: number): AsyncGenerator<Buffer> {
    for (let from = start; from < end; from += partBytes)
      yield await this.#file.read(from, Math.min(partBytes, end - from));
  }
}

/** Folders and the letters' case do not count: "kr75.jpg" is "Photos/KR75.JPG". */
function keyOf(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? '').normalize('NFC').toLowerCase();
}

/**
 * Opens a ZIP whose entries are read where they lie; nothing is unpacked but the pictures that are asked for, each up to the size of an
 * upload. @throws FileFailed for one that is broken or has too many entries
 */
export async function openArchive(file: OpenFile): Promise<PictureArchive> {
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  try {
    zip = await yauzl.fromRandomAccessReaderPromise(new StoredReader(file), file.bytes, { autoClose: false });
    if (zip.entryCount > limits.pictures) throw new FileFailed('tooLarge');
    for await (const entry of zip.eachEntry()) {
      const isHidden = entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/');
      const key = keyOf(entry.fileName);
      if (!isHidden && !entries.has(key)) entries.set(key, entry);
    }
  } catch (error) {
    throw error instanceof FileFailed ? error : new FileFailed('brokenZip', error);
  }
  return {
    has: (name) => entries.has(keyOf(name)),
    async read(name) {
      const entry = entries.get(keyOf(name));
      if (!entry || entry.isEncrypted()) return 'notAPicture';
      if (entry.uncompressedSize > maxPictureBytes) return 'pictureTooLarge';
      try {
        // It fails where more comes out than the entry says.
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch {
        return 'notAPicture';
      }
    },
    async close() {
      zip.close();
      await file.close();
    },
  };
}

/** Where no ZIP was sent. */
export const noArchive: PictureArchive = {
  has: () => false,
  read: async () => 'notAPicture',
  close: async () => undefined,
};
