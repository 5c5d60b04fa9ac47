import { setTimeout as pause } from 'node:timers/promises';
import { CallError } from '@kontor/contract';

/** Sends a request again for as long as the api has too much to do, as browsers do. */
export async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError && error.status === 503)) throw error;
      await pause(20);
    }
  }
}
