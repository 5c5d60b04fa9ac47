import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { explainLog, logSince } from './explain-log.ts';
import type { Place } from './place.ts';
import { clearRemains, clusterName, readPostmaster } from './postmaster.ts';
import type { ServerSettings } from './settings.ts';
import { socketSettings } from './socket.ts';

const longestLog = 10 * 1024 * 1024;
const recoveryTimeout = 10 * 60 * 1000;

export interface Started {
  pid: number;
  port: number;
  ended: Promise<void>;
}

/**
 * Starts `postgres` and waits until it accepts connections; recovery after a crash counts as progress.
 * It gets a process group of its own, so that Ctrl-C in the terminal reaches us and not it.
 */
export async function startProcess(
  place: Place,
  binaries: Binaries,
  account: Account | undefined,
  settings: ServerSettings,
): Promise<Started> {
  let socket = socketSettings(place.data);
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(place, attempt);
    const outcome = await tryPort(place, binaries, account, { ...socket, ...settings }, port);
    if (typeof outcome !== 'string') {
      if (lastPort(place) !== port) writeFileSync(place.port, String(port));
      return { ...outcome, port };
    }
    const portLost = outcome.includes('could not create any TCP/IP sockets');
    const sessionsLeft = outcome.includes('is still in use');
    // Some file systems hold no sockets.
    const socketLost = outcome.includes('could not create any Unix-domain sockets');
    if (attempt >= 5 || !(portLost || sessionsLeft || socketLost)) throw explainLog(outcome, place);
    if (socketLost) socket = { unix_socket_directories: '' };
    if (sessionsLeft) {
      clearRemains(place.data);
      await pause(100);
    }
  }
}

/** The process once it is ready, or what its log says when it ended before. */
async function tryPort(
  place: Place,
  binaries: Binaries,
  account: Account | undefined,
  settings: ServerSettings,
  port: number,
): Promise<Omit<Started, 'port'> | string> {
  const log = openLog(place.log);
  const all = { ...settings, port: String(port), cluster_name: clusterName(place.data) };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', place.data, ...options], {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  const ended = endOf(child);
  const deadline = performance.now() + recoveryTimeout;
  while (performance.now() < deadline) {
    const postmaster = readPostmaster(place.data);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready')
      return { pid: postmaster.pid, ended };
    const endedEarly = await Promise.race([ended.then(() => true), pause(10)]);
    if (endedEarly) return logSince(place.log, log.size);
  }
  child.kill('SIGQUIT');
  throw new EmbeddedServerError(
    'failed',
    `The embedded database was not ready after ten minutes; what it did is in ${place.log}.`,
  );
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

function openLog(file: string): { descriptor: number; size: number } {
  if (existsSync(file) && statSync(file).size > longestLog) renameSync(file, `${file}.old`);
  const descriptor = openSync(file, 'a', 0o600);
  return { descriptor, size: statSync(file).size };
}

/** The port of the last run when it is free: then services that lost the database find it again. */
async function choosePort(place: Place, attempt: number): Promise<number> {
  const last = lastPort(place);
  if (attempt === 1 && last > 0 && (await listenOnce(last)) === last) return last;
  return (await listenOnce(0)) ?? 0;
}

function lastPort(place: Place): number {
  return existsSync(place.port) ? Number(readFileSync(place.port, 'utf8')) : 0;
}

async function listenOnce(port: number): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    // Taken: the caller asks for another.
    return undefined;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? address?.port : undefined;
}
