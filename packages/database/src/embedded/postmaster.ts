import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, listProcesses } from './processes.ts';
import { clearSockets } from './socket.ts';

/** What a running (or killed) server wrote into its postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** starting, ready, stopping or standby. */
  status: string;
}

export function readPostmaster(data: string): Postmaster | undefined {
  const lines = readFileOfServer(join(data, 'postmaster.pid'))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() || 'starting' };
}

/** A file that the server may remove at any moment; undefined where there is none. */
function readFileOfServer(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Stands in the title of each process of the server, so that they can be told from other servers'. */
export function clusterName(data: string): string {
  return `kontor-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
}

/** Whether the process is alive and a server of this data folder: numbers of dead processes are given again. */
export function isServerOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  return processesOf(data).includes(pid);
}

/**
 * Clears what a killed server left: sessions that outlived it (they hold the shared memory a new server needs),
 * its file when the number in it is another program's now, and its sockets. All committed work is in the write-ahead log.
 */
export function clearRemains(data: string): void {
  for (const pid of processesOf(data)) process.kill(pid, 'SIGKILL');
  const postmaster = readPostmaster(data);
  if (postmaster && isAlive(postmaster.pid)) rmSync(join(data, 'postmaster.pid'), { force: true });
  clearSockets(data);
}

function processesOf(data: string): number[] {
  const title = `postgres: ${clusterName(data)}: `;
  const main = `/bin/postgres -D ${data} `;
  return listProcesses()
    .filter(({ command }) => command.startsWith(title) || command.includes(main))
    .map(({ pid }) => pid);
}
