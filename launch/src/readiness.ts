import { setTimeout as pause } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';

const timeout = 60_000;

/** Waits until `/readyz` of a started service answers 200. Throws LaunchError with what it says after a minute. */
export async function untilReady(origin: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + timeout;
  let last = 'no answer';
  while (performance.now() < deadline) {
    last = await ask(`${origin}/readyz`, signal);
    if (last === 'ready') return;
    await pause(25, undefined, { signal });
  }
  throw new LaunchError(`${origin} runs, but was not ready after a minute: ${last} Start again to go on.`);
}

async function ask(address: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, { signal });
    const body = await response.text();
    return response.ok ? 'ready' : messageIn(body);
  } catch (error) {
    // Not listening yet; what it was is told after the timeout.
    signal.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a refusal says in words; as it is when it is no envelope. */
function messageIn(body: string): string {
  try {
    return String(JSON.parse(body).message);
  } catch {
    // Something else listens there; its own words are the best there is.
    return body.slice(0, 300);
  }
}
