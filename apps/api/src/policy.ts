import type { Actor } from './context.ts';

/** Whether an actor may perform a call at all; ownership of a single row is checked in its query. */
export type Policy = (actor: Actor) => boolean;

/** Public calls: visitors and signed-in people alike. */
export function anyone(_actor: Actor): boolean {
  return true;
}
