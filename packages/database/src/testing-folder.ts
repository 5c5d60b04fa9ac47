import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const gigabyte = 1024 ** 3;
/** Far more than the databases of a run take at once. */
const needed = 4 * gigabyte;

/**
 * A new folder for files a run of tests writes and throws away, in memory where there is room: a test's database is a thousand
 * small files, and making and removing them on a disk's file system costs five times what it costs in memory.
 */
export function makeTestFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), prefix));
}

function hasRoom(): boolean {
  if (!existsSync(inMemory) || freemem() < needed) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= needed;
}
