import { statfsSync } from 'node:fs';

/** Bytes of the volume a folder is on: all of them, and those that are free to an ordinary user. */
export function volumeOf(folder: string): { size: number; free: number } {
  const { bsize, blocks, bavail } = statfsSync(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}
