import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@kontor/database/embedded';
import { type Release, tryLock } from './file-lock.ts';
import { isDiskFull, LaunchError } from './launch-error.ts';

/** Who works with a data folder, for others to read. */
export interface RunInfo {
  pid: number;
  /** What is done: `npm start`, an import, … */
  what: string;
  state: 'starting' | 'ready';
  address?: string;
}

export interface RunLock {
  tell(info: Omit<RunInfo, 'pid' | 'what'>): void;
  release(): void;
}

/**
 * Takes the data folder for this process alone. Throws LaunchError naming who has it.
 */
export function takeRunLock(dataDir: string, what: string): RunLock {
  const release = lockFolder(dataDir);
  if (!release) throw new LaunchError(inUse(readRunInfo(dataDir)));
  const file = infoFile(dataDir);
  const tell: RunLock['tell'] = (info) => {
    // Renamed, so that nobody reads half of it.
    writeFileSync(`${file}.new`, JSON.stringify({ pid: process.pid, what, ...info }));
    renameSync(`${file}.new`, file);
  };
  tell({ state: 'starting' });
  return {
    tell,
    release() {
      rmSync(file, { force: true });
      release();
    },
  };
}

/** Who has the data folder now; undefined when nobody has. */
export function currentRun(dataDir: string): RunInfo | undefined {
  if (!existsSync(lockFile(dataDir))) return undefined;
  const release = lockFolder(dataDir);
  if (!release) return readRunInfo(dataDir);
  release();
  return undefined;
}

function lockFolder(dataDir: string): Release | undefined {
  try {
    makeFolder(dataDir);
    return tryLock(lockFile(dataDir));
  } catch (error) {
    if (error instanceof Error && isDiskFull(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(
      `The data folder ${dataDir} cannot be written (${reason}); set DATA_DIR to a folder that can.`,
    );
  }
}

function readRunInfo(dataDir: string): RunInfo {
  const unknown: RunInfo = { pid: 0, what: 'another command', state: 'starting' };
  if (!existsSync(infoFile(dataDir))) return unknown;
  return { ...unknown, ...JSON.parse(readFileSync(infoFile(dataDir), 'utf8')) };
}

function inUse({ pid, what, address }: RunInfo): string {
  const where = address ? ` at ${address}` : '';
  const who = pid ? `${what}, process ${pid}` : what;
  return `Kontor already works with this data folder (${who})${where}; stop that first, or set DATA_DIR and the ports to run a second one.`;
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'run.lock');
}

function infoFile(dataDir: string): string {
  return join(dataDir, 'run.json');
}
