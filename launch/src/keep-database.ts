import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedServer, startEmbeddedServer } from '@kontor/database/embedded';
import type { Display } from './display.ts';
import { LaunchError } from './launch-error.ts';
import { createRestartBudget } from './restart-budget.ts';

export interface KeptDatabase {
  /** The server as it first started. */
  server: Promise<EmbeddedServer>;
  /** Rejects when the server dies too often to go on, or does not come back. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** Runs the embedded server and starts it again when it dies; services find it at the same address. */
export function keepDatabase(dataDir: string, display: Display): KeptDatabase {
  const budget = createRestartBudget();
  const server = startEmbeddedServer({ dataDir });
  let current = server;
  let stopping = false;

  async function keep(): Promise<never> {
    const first = await server;
    for (;;) {
      await (await current).ended;
      if (stopping) return new Promise<never>(() => undefined);
      const delay = budget.next();
      if (delay === undefined)
        throw new LaunchError('The embedded database ended five times within a minute.');
      display.line('The embedded database ended unexpectedly; starting it again.');
      await pause(delay);
      if (!stopping) current = startEmbeddedServer({ dataDir });
      const { url } = await current;
      if (url !== first.url) throw new LaunchError('The embedded database lost its port to another program.');
    }
  }

  const failed = keep();
  failed.catch(() => undefined);
  return {
    server,
    failed,
    async stop() {
      stopping = true;
      // One that could not start has said so to whoever waited for it.
      const last = await current.catch(() => undefined);
      await last?.stop();
    },
  };
}
