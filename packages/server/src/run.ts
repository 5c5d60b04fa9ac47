import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from './config.ts';
import { drain } from './drain.ts';
import { type Address, explainListenFailure } from './listen-failure.ts';

/** What a process tells its parent over IPC once it does its work. */
export interface ReadyMessage {
  ready: true;
}

const timeout = 10_000;

/**
 * Listens and stops gracefully: on SIGTERM, SIGINT, or when the parent that started us is gone, `/readyz` says 503, after
 * `stopDelay` seconds no connection is accepted any more, requests on open ones are answered, and the process ends
 * within 10 s. An address that cannot be had ends the process with one sentence and code 1.
 */
export async function runService(app: FastifyInstance, address: Address, stopDelay = 0): Promise<void> {
  // After every other such hook: those end what never ends by itself.
  app.addHook('preClose', () => drain(app, { delay: stopDelay * 1_000 }));
  try {
    await app.listen({ host: address.host, port: address.port });
  } catch (error) {
    fail(explainListenFailure(error, address));
  }
  stopGracefully(() => app.close());
  sayReady();
}

/** Runs `stop` when the process is to end, then ends it; for processes that do not listen, too. */
export function stopGracefully(stop: () => Promise<unknown>): void {
  const grace = closeWithGrace({ delay: timeout, logger: console }, async ({ err }) => {
    if (err) console.error(err);
    await stop();
  });
  if (!process.send) return;
  process.once('disconnect', () => grace.close());
  if (!process.connected) grace.close();
}

/** Tells the parent process, if one listens, that this one does its work. */
export function sayReady(): void {
  const message: ReadyMessage = { ready: true };
  process.send?.(message);
}

/** Ends the process with one sentence on standard error when `error` is one a person can act on. */
export function fail(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
