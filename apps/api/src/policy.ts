import type { Actor, Person, Service } from './context.ts';

/**
 * Whether an actor may perform a call at all, and as whom its verb then knows them; ownership of a single row is checked
 * in its query.
 */
export type Policy<A extends Actor = Actor> = (actor: Actor) => actor is A;

/** Public calls: visitors and signed-in people alike. */
export function anyone(_actor: Actor): _actor is Actor {
  return true;
}

/** Calls for whoever is signed in. */
export function signedIn(actor: Actor): actor is Person {
  return actor.kind === 'person';
}

/** Calls of our other services. */
export function ourServices(actor: Actor): actor is Service {
  return actor.kind === 'service';
}
