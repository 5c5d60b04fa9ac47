import { statfs } from 'node:fs/promises';
import { KontorError } from '@kontor/server';

/** How a folder's volume is asked for its free space; tests have one of their own. */
export interface Volume {
  /** Bytes that are left to us on the volume of a folder. */
  freeBytes(folder: string): Promise<number>;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
}

const volumeOfSystem: Volume = {
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  now: () => performance.now(),
};

/** Milliseconds for which an answer is good. */
const goodFor = 1_000;

/**
 * What refuses a file of so many bytes while a volume would have less than `minimum` bytes left, so that what is begun can be ended and the database beside
 * the files goes on. @returns it; @throws InsufficientStorage
 */
export function watchRoom(folder: string, minimum: number, volume = volumeOfSystem) {
  let asked: { at: number; free: Promise<number> } | undefined;

  function freeBytes(): Promise<number> {
    if (asked && volume.now() - asked.at < goodFor) return asked.free;
    const free = volume.freeBytes(folder);
    asked = { at: volume.now(), free };
    // What could not be asked once is asked again.
    free.catch(() => {
      asked = undefined;
    });
    return free;
  }

  return async (bytes: number): Promise<void> => {
    if ((await freeBytes()) - bytes < minimum) throw outOfRoom();
  };
}

/** Turns what a full disk or a used-up quota throws into InsufficientStorage; everything else stays as it is. */
export function asOutOfRoom(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' ? outOfRoom(error) : error;
}

function outOfRoom(cause?: unknown): KontorError {
  const message = 'There is no room for files at the moment. Nothing was saved. Try again later.';
  return new KontorError('InsufficientStorage', message, { retryAfter: 60, cause });
}
