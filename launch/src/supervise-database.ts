import { setTimeout as pause } from 'node:timers/promises';
import {
  allowWriting,
  type EmbeddedServer,
  giveUpRoom,
  guardRoom,
  hasRoom,
  type RoomGuard,
  startEmbeddedServer,
} from '@kontor/database/embedded';
import type { Display } from './display.ts';
import { LaunchError } from './launch-error.ts';
import { createRestartBudget } from './restart-budget.ts';

export interface SupervisedDatabase {
  /** The server as it first started. */
  server: Promise<EmbeddedServer>;
  /** Rejects when the server does not come back. */
  failed: Promise<never>;
  /** From now on nothing is written while the volume is nearly full; `reserve` in bytes. */
  guardRoom(reserve: number): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds between two tries of a server that has no room to start. */
const untilRoom = 1_000;

/** Runs the embedded server and starts it again when it ends; services find it at the same address. */
export function superviseDatabase(dataDir: string, display: Display): SupervisedDatabase {
  const budget = createRestartBudget();
  const server = startWriting(dataDir);
  let current = server;
  let stopping = false;
  let guard: RoomGuard | undefined;
  let told = '';

  /** What is tried again each second is said when it is news. */
  function tellOnce(sentence: string): void {
    if (sentence !== told) display.line(sentence);
    told = sentence;
  }

  async function supervise(): Promise<never> {
    const first = await server;
    for (;;) {
      const begun = performance.now();
      await (await current).ended;
      if (stopping) return new Promise<never>(() => undefined);
      const { delay } = budget.next(performance.now() - begun);
      display.line('The embedded database ended unexpectedly; starting it again.');
      await pause(delay);
      if (!stopping) current = startWithRoom();
      const { url } = await current;
      if (url !== first.url) throw new LaunchError('The embedded database lost its port to another program.');
    }
  }

  /** What failed for want of room is tried again: with the reserve first, then whenever there is room again. */
  async function startWithRoom(): Promise<EmbeddedServer> {
    for (;;) {
      try {
        return await startEmbeddedServer({ dataDir });
      } catch (error) {
        if (stopping || hasRoom(dataDir)) throw error;
        if (giveUpRoom(dataDir)) continue;
        tellOnce('The disk is full: the database starts again when there is room.');
        await pause(untilRoom);
      }
    }
  }

  const failed = supervise();
  failed.catch(() => undefined);
  return {
    server,
    failed,
    async guardRoom(reserve) {
      const { url } = await server;
      if (stopping || reserve === 0) return;
      guard = guardRoom({
        dataDir,
        url,
        reserve,
        onChange: (readOnly) =>
          tellOnce(
            readOnly
              ? 'The disk is nearly full: everything can be read, nothing is saved until there is room again.'
              : 'There is room on the disk again: what people write is saved.',
          ),
        onError: (error) =>
          tellOnce(`The room on the disk cannot be guarded right now (${messageOf(error)}).`),
      });
    },
    async stop() {
      stopping = true;
      await guard?.stop();
      // One that could not start has said so to whoever waited for it.
      const last = await current.catch(() => undefined);
      await last?.stop();
    },
  };
}

/** The server as it is to start with: taking writes, though a full disk may have ended that in an earlier run. */
async function startWriting(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir });
  try {
    await allowWriting(server.url);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
