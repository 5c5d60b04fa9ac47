import type { ImportState } from '@kontor/contract';

const first = 400;
const longest = 5_000;

/** Whether the worker has something to do, so that it will be otherwise soon. */
export function isWorking(state: ImportState | undefined): boolean {
  return state === 'reading' || state === 'checking' || state === 'importing' || state === 'undoing';
}

/** Milliseconds before the next look, by how many found nothing new. */
export function pauseBefore(idleLooks: number): number {
  return Math.min(longest, first * 1.5 ** idleLooks);
}
