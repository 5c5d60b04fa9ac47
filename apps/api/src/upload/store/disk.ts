import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenFile } from './store.ts';

export const ownersAlone = { recursive: true, mode: 0o700 } as const;

/** Milliseconds after which nobody is still writing a file. */
const leftAfter = 60 * 60 * 1_000;

/** A new file, flushed to the disk. */
export async function writeFlushed(
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** @returns undefined when there is none */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  const handle = await open(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return undefined;
  const { size } = await handle.stat();
  return {
    bytes: size,
    async read(start, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    },
    stream: async (range = { start: 0, end: size - 1 }) => handle.createReadStream(range),
    close: () => handle.close(),
  };
}

export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files that were begun so long ago that whoever wrote them is gone. */
export async function removeLeft(folder: string): Promise<void> {
  await mkdir(folder, ownersAlone);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const begun = await timeOf(path);
    if (begun !== undefined && begun < Date.now() - leftAfter) await rm(path, { force: true });
  }
}

/** When a file was last written to; undefined when it was put in place meanwhile. */
async function timeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
