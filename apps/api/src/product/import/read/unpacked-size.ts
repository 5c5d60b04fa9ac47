import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { productImportLimits as limits } from '@kontor/contract';
import yauzl from 'yauzl';
import { FileFailed } from './table.ts';

const maximumEntries = 2_000;

/**
 * Unpacks a workbook into nothing, to know before it is read that it has no more bytes than it says, and than are taken.
 * @throws FileFailed for a ZIP that is broken or grows too large
 */
export async function checkUnpackedSize(bytes: Buffer): Promise<void> {
  const zip = await yauzl.fromBufferPromise(bytes).catch((cause: unknown) => {
    throw new FileFailed('broken', cause);
  });
  if (zip.entryCount > maximumEntries) throw new FileFailed('tooLarge');
  let size = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      size += entry.uncompressedSize;
      if (size > limits.unpackedBytes) throw new FileFailed('tooLarge');
      if (!entry.fileName.endsWith('/')) await pipeline(await zip.openReadStreamPromise(entry), nowhere());
    }
  } catch (error) {
    throw error instanceof FileFailed ? error : new FileFailed('broken', error);
  } finally {
    zip.close();
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
