import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { openDatabase } from './connect.ts';
import { initialise } from './initialise.ts';
import { findPlace, type Place } from './place.ts';
import { clearRemains, isServerOf, readPostmaster } from './postmaster.ts';
import { type ServerSettings, serverSettings } from './settings.ts';
import { startProcess } from './start-process.ts';
import { endAtOnce, hasEnded, stopProcess } from './stop-process.ts';
import { volumeOf } from './volume.ts';

export interface EmbeddedServerOptions {
  /** The product's data folder; the server keeps its things in `postgres` below it. */
  dataDir: string;
  /** PostgreSQL settings that differ from ours. */
  settings?: ServerSettings;
  /** False for tests: faster, and a crash of the machine may cost the data. */
  durable?: boolean;
}

export interface EmbeddedServer {
  url: string;
  pid: number;
  /** The server ran already: a killed run left it, or another process started it. */
  adopted: boolean;
  /** A line worth showing: where the data is when that is not below `dataDir`. */
  notice?: string;
  /** Resolves when the server has ended, wanted or not. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const timeout = 60_000;
const stoppingTimeout = 5_000;

/**
 * The embedded PostgreSQL of a data folder, ready for connections: set up when there is none, adopted when it
 * runs already, recovered when it was killed.
 * Throws EmbeddedServerError with one sentence when it cannot be had (damaged, disk full, other version …).
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const account = serverAccount();
  const place = findPlace(options.dataDir, account);
  const running = await findRunning(place);
  if (running) {
    const url = await openDatabase(place, running.port);
    return serverOf(place, running.pid, url, { adopted: true, ended: watch(running.pid, place.data) });
  }

  const { durable = true, settings } = options;
  const binaries = findBinaries(account);
  await initialise(place, binaries, account, durable);
  const { pid, port, ended } = await startProcess(
    place,
    binaries,
    account,
    serverSettings(durable, volumeOf(place.folder).size, settings),
  );
  try {
    return serverOf(place, pid, await openDatabase(place, port), { adopted: false, ended });
  } catch (error) {
    await stopProcess(pid, place.data);
    throw error;
  }
}

/** A server of this place that accepts connections. One that does not is waited for, then ended. */
async function findRunning(place: Place): Promise<{ pid: number; port: number } | undefined> {
  if (!existsSync(place.data)) return undefined;
  const deadline = performance.now() + timeout;
  let stoppingSince: number | undefined;
  for (;;) {
    const postmaster = readPostmaster(place.data);
    if (!postmaster) return undefined;
    if (!isServerOf(postmaster.pid, place.data)) return void clearRemains(place.data);
    if (postmaster.status === 'ready') return postmaster;
    // A server told to stop in the middle of a recovery may never get to it.
    stoppingSince = postmaster.status === 'stopping' ? (stoppingSince ?? performance.now()) : undefined;
    if (stoppingSince && performance.now() - stoppingSince > stoppingTimeout)
      return void (await endAtOnce(postmaster.pid, place.data));
    if (performance.now() > deadline) return void (await stopProcess(postmaster.pid, place.data));
    await pause(50);
  }
}

function serverOf(
  place: Place,
  pid: number,
  url: string,
  { adopted, ended }: Pick<EmbeddedServer, 'adopted' | 'ended'>,
): EmbeddedServer {
  const stop = () => stopProcess(pid, place.data);
  return { url, pid, adopted, notice: place.notice, ended, stop };
}

// A process that is not our child tells nobody when it ends, so it is looked at.
async function watch(pid: number, data: string): Promise<void> {
  while (!(await hasEnded(pid, data, 0))) await pause(1000, undefined, { ref: false });
}
