import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { Refusal } from '../refused.ts';
import type { RemoteFile } from './remote-file.ts';

const megabyte = 1024 * 1024;
const partBytes = 64 * 1024;

/** What an archive may declare to hold. */
interface Bounds {
  entries: number;
  /** Bytes of all files once they are unpacked, and of one. */
  total: number;
  each: number;
}

const picturesBounds: Bounds = { entries: 20_000, total: 2_048 * megabyte, each: 32 * megabyte };
/** Of workbooks and text documents. */
export const officeBounds: Bounds = { entries: 5_000, total: 400 * megabyte, each: 300 * megabyte };

/** What each file of Office Open XML says its parts are. */
export const contentTypes = '[Content_Types].xml';

class FileReader extends RandomAccessReader {
  readonly #file: RemoteFile;

  constructor(file: RemoteFile) {
    super();
    this.#file = file;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.#file.read(position, length).then((part) => {
      part.copy(buffer, offset);
      done(null);
    }, done);
  }

  /** @param end the first byte behind it */
  override _readStreamForRange(start: number, end: number): Readable {
    const file = this.#file;
    async function* parts() {
      for (let at = start; at < end; at += partBytes)
        yield await file.read(at, Math.min(partBytes, end - at));
    }
    return Readable.from(parts(), { objectMode: false });
  }
}

/** A ZIP archive with files in it, by its table of contents. Nothing is unpacked. */
export async function checkArchive(file: RemoteFile): Promise<Refusal | undefined> {
  const names = await namesIn(file, picturesBounds, 'notAnArchive');
  if (typeof names === 'string') return names;
  return names.size > 0 ? undefined : 'notAnArchive';
}

/** A workbook of Office Open XML is an archive with these two files in it. */
export async function checkWorkbook(file: RemoteFile): Promise<Refusal | undefined> {
  const names = await namesIn(file, officeBounds, 'notATable');
  if (typeof names === 'string') return names;
  return names.has(contentTypes) && names.has('xl/workbook.xml') ? undefined : 'notATable';
}

export function openArchive(file: RemoteFile): Promise<ZipFile> {
  return fromRandomAccessReaderPromise(new FileReader(file), file.size, {
    lazyEntries: true,
    autoClose: false,
  });
}

/** The names of the files in an archive, or why it is not taken. @param otherwise for what begins as no archive */
export async function namesIn(
  file: RemoteFile,
  { entries, total, each }: Bounds,
  otherwise: Refusal,
): Promise<Set<string> | Refusal> {
  const head = (await file.read(0, Math.min(4, file.size))).toString('latin1');
  if (head !== 'PK\x03\x04') return otherwise;
  const archive = await openArchive(file);
  if (archive.entryCount > entries) return 'unpacksTooLarge';
  const names = new Set<string>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    if (isLocked(entry)) return 'lockedFile';
    unpacked += entry.uncompressedSize;
    if (unpacked > total || entry.uncompressedSize > each) return 'unpacksTooLarge';
    if (!entry.fileName.endsWith('/')) names.add(entry.fileName);
  }
  return names;
}

/** The first bit of an entry's flags says that it is encrypted. */
function isLocked({ generalPurposeBitFlag }: Entry): boolean {
  return (generalPurposeBitFlag & 1) === 1;
}
