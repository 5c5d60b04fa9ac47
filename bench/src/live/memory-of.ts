import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes, once what nobody needs is gone. */
export interface Memory {
  /** What the kernel counts for the process. */
  resident: number;
  /** Objects and buffers. */
  inUse: number;
}

/** What a service has in memory that was started with `memory-after-collection.ts`. */
export async function memoryOf(service: ChildProcess): Promise<Memory> {
  await ask(service);
  // Collected twice: what had to be told that it is gone goes the second time.
  await pause(1_000);
  const { rss, heapUsed, external } = await ask(service);
  return { resident: rss, inUse: heapUsed + external };
}

function ask(service: ChildProcess): Promise<NodeJS.MemoryUsage> {
  return new Promise((resolve) => {
    function take(message: unknown): void {
      if (typeof message !== 'object' || message === null || !('memory' in message)) return;
      service.off('message', take);
      resolve(message.memory as NodeJS.MemoryUsage);
    }
    service.on('message', take);
    service.send('memory');
  });
}
