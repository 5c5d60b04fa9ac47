import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

const block = 1024 * 1024;

function fileIn({ folder }: Place): string {
  return join(folder, 'reserve');
}

/** Bytes the reserve of a place takes. */
export function reserveOf(place: Place): number {
  return statSync(fileIn(place), { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Takes room on the database's volume that is given back when nothing else is left: a server that cannot write its log ends,
 * and cannot recover without room either. Random bytes, since a file system may store zeros without taking room for them.
 * @throws ENOSPC; then nothing is taken
 */
export function takeReserve(place: Place, bytes: number): void {
  if (reserveOf(place) === bytes) return;
  const file = fileIn(place);
  const descriptor = openSync(file, 'w', 0o600);
  try {
    const random = randomBytes(block);
    for (let left = bytes; left > 0; ) left -= writeSync(descriptor, random, 0, Math.min(block, left));
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Gives the reserved room back. @returns whether there was any */
export function giveUpReserve(place: Place): boolean {
  if (reserveOf(place) === 0) return false;
  rmSync(fileIn(place), { force: true });
  return true;
}
