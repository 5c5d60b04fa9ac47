import { setTimeout as pause } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';

const patience = 60_000;

/** Waits until `/readyz` of a service answers 200. Throws LaunchError with what is missing after a minute. */
export async function untilReady(origin: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + patience;
  let last = 'no answer';
  while (Date.now() < deadline) {
    last = await ask(`${origin}/readyz`, signal);
    if (last === 'ready') return;
    await pause(25, undefined, { signal });
  }
  throw new LaunchError(`${origin} was not ready after a minute (${last}).`);
}

async function ask(address: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, { signal });
    const body = await response.text();
    return response.ok ? 'ready' : body.slice(0, 300);
  } catch (error) {
    // Not listening yet; what it was is told when the patience is over.
    signal.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  }
}
