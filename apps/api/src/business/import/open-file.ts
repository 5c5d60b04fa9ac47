import { createReadStream, type ReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Duplex, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { FileError } from './file-error.ts';

/** The bytes of an import file, unpacked, and how many of its bytes on disk were read so far. */
export interface OpenFile {
  size: number;
  bytesRead(): number;
  bytes: AsyncIterable<Buffer>;
}

const unpackers: Record<string, { name: string; create: () => Duplex }> = {
  '.br': { name: 'Brotli', create: createBrotliDecompress },
  '.gz': { name: 'gzip', create: createGunzip },
};

/**
 * Opens a CSV file; `.csv.br` and `.csv.gz` are unpacked while they are read.
 * @throws FileError when the file cannot be read; while reading, when its compression is damaged
 */
export async function openFile(file: string): Promise<OpenFile> {
  const size = await readableSize(file);
  let onDisk: ReadStream | undefined;
  const open = () => {
    onDisk = createReadStream(file);
    return onDisk;
  };
  return { size, bytesRead: () => onDisk?.bytesRead ?? 0, bytes: readBytes(file, open) };
}

async function* readBytes(file: string, open: () => ReadStream): AsyncGenerator<Buffer> {
  const unpacker = unpackers[extname(file)];
  try {
    // The loop sees the failure of either stream; the callback only keeps it from being thrown a second time.
    yield* unpacker ? pipeline(open(), unpacker.create(), () => undefined) : open();
  } catch (error) {
    const reason = unpacker ? `it is damaged or not packed with ${unpacker.name}` : messageOf(error);
    throw new FileError(`${file} cannot be read to its end: ${reason}.`, { cause: error });
  }
}

async function readableSize(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (!found.isFile()) throw new FileError(`${file} is not a file.`);
    await access(file, constants.R_OK);
    return found.size;
  } catch (error) {
    if (error instanceof FileError) throw error;
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = missing ? 'there is no such file' : messageOf(error);
    throw new FileError(`${file} cannot be read: ${reason}.`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
