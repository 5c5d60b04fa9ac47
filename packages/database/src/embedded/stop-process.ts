import { setTimeout as pause } from 'node:timers/promises';
import { isServerOf } from './postmaster.ts';

const politeTimeout = 20_000;

/** Ends a server: sessions are cut off and everything is written to disk. Does nothing when it has ended. */
export async function stopProcess(pid: number, data: string): Promise<void> {
  if (!isServerOf(pid, data)) return;
  process.kill(pid, 'SIGINT');
  if (await hasEnded(pid, data, politeTimeout)) return;
  await endAtOnce(pid, data);
}

/** Ends a server without its last checkpoint; nothing is lost, the next start recovers from the write-ahead log. */
export async function endAtOnce(pid: number, data: string): Promise<void> {
  if (!isServerOf(pid, data)) return;
  process.kill(pid, 'SIGQUIT');
  if (await hasEnded(pid, data, 5000)) return;
  process.kill(pid, 'SIGKILL');
}

/** Waits until the server has ended, however it came to that; false when it still runs after `timeout` ms. */
export async function hasEnded(pid: number, data: string, timeout: number): Promise<boolean> {
  const deadline = performance.now() + timeout;
  while (isServerOf(pid, data)) {
    if (performance.now() > deadline) return false;
    await pause(20);
  }
  return true;
}
