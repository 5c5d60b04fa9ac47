import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small volume of its own, in memory. */
export interface SmallVolume {
  folder: string;
  /** Leaves so many bytes free. */
  fill(bytesLeft: number): Promise<void>;
  /** Takes away what filled it. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** @returns why there is none where this system or this user cannot mount one */
export async function mountVolume(megabytes: number): Promise<SmallVolume | string> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-volume-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'kontor-test', folder]);
  } catch (error) {
    await rm(folder, { recursive: true });
    return `no volume can be mounted: ${error instanceof Error ? error.message.trim() : error}`;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill(bytesLeft) {
      await rm(filler, { force: true });
      const { stdout } = await run('df', ['--output=avail', '-B1', folder]);
      await writeFile(filler, Buffer.alloc(Math.max(0, Number(stdout.split('\n')[1]) - bytesLeft)));
    },
    empty: () => rm(filler, { force: true }),
    async close() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
