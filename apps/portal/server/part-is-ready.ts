import { KontorError } from '@kontor/server';

const timeout = 1500;

/** A check that another service answers its own `/readyz` with 200. */
export function partIsReady(url: string): () => Promise<void> {
  return async () => {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeout) }).catch(
      (cause: unknown) => {
        throw new KontorError('Unavailable', 'not reached', { cause });
      },
    );
    await response.body?.cancel();
    if (!response.ok) throw new KontorError('Unavailable', 'not ready');
  };
}
