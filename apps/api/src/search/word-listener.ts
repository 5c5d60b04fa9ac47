import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { type Kind, kinds } from './kind.ts';
import { wordsChannel } from './refresh-words.ts';

const pause = 1_000;

/**
 * Hears of new words on a connection of its own. After the connection was lost it connects again and calls `onChange`
 * for every kind, since changes may have passed unheard.
 */
export async function listenForWords(
  databaseUrl: string,
  log: FastifyBaseLogger,
  onChange: (kind: Kind) => Promise<void>,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  function changed(kind: Kind): void {
    onChange(kind).catch((error) => log.error({ err: error }, 'search words could not be read'));
  }

  async function connect(): Promise<void> {
    const connecting = new Client({ connectionString: databaseUrl, application_name: 'kontor search words' });
    connecting.on('error', (error) => log.warn({ err: error }, 'connection for search words lost'));
    connecting.once('end', connectLater);
    connecting.on('notification', ({ payload }) => changed(payload as Kind));
    try {
      await connecting.connect();
      await connecting.query(`LISTEN ${wordsChannel}`);
    } catch (error) {
      // The end of a connection that never stood is not told.
      connecting.off('end', connectLater);
      await connecting.end().catch(() => undefined);
      throw error;
    }
    client = connecting;
    if (stopped) await connecting.end();
  }

  function connectLater(): void {
    client = undefined;
    if (stopped) return;
    retry = setTimeout(() => {
      connect().then(() => kinds.forEach(changed), connectLater);
    }, pause);
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
