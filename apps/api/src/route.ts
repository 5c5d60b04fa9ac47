import type { Call } from '@kontor/contract';
import { type Route as CallRoute, routesOf } from '@kontor/server';
import type { ActingPerson } from './actor.ts';
import type { Base } from './context.ts';

/** A call with what performs it. */
export type Route = CallRoute<Base, Call, ActingPerson>;

/** Ties a call of the contract to its verb. */
export const route = routesOf<Base, ActingPerson>({ requiresTags: true });
