import type { FastifyBaseLogger } from 'fastify';
import { type Listening, listen } from '../change/listen.ts';
import { type Kind, kinds } from './kind.ts';
import { wordsChannel } from './refresh-words.ts';

/**
 * Hears of new words on a connection of its own. After the connection was lost it connects again and calls `onChange`
 * for every kind, since changes may have passed unheard.
 */
export function listenForWords(
  databaseUrl: string,
  log: FastifyBaseLogger,
  onChange: (kind: Kind) => Promise<void>,
): Promise<Listening> {
  function changed(kind: Kind): void {
    onChange(kind).catch((error) => log.error({ err: error }, 'search words could not be read'));
  }
  return listen({
    databaseUrl,
    channel: wordsChannel,
    what: 'search words',
    log,
    onNotification: (kind) => changed(kind as Kind),
    onGap: () => kinds.forEach(changed),
  });
}
