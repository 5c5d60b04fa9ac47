import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export type Release = () => void;

/** What holds the locks of this process: one that nothing refers to would be closed with the next collection of garbage. */
const holders = new Set<DatabaseSync>();

/**
 * Takes a lock on a file for this process, or gives undefined when another has it. It is the operating system's
 * (SQLite takes it), so it ends with the process, however that ends.
 */
export function tryLock(file: string): Release | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const holder = new DatabaseSync(file);
  try {
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    holders.add(holder);
    return () => {
      holders.delete(holder);
      holder.close();
    };
  } catch (error) {
    holder.close();
    if (error instanceof Error && error.message.includes('locked')) return undefined;
    throw error;
  }
}

/** Takes a lock on a file as soon as nobody has it. */
export async function waitForLock(file: string, signal?: AbortSignal): Promise<Release> {
  for (;;) {
    const release = tryLock(file);
    if (release) return release;
    await pause(100, undefined, { signal });
  }
}
