import { type Route as CallRoute, routesOf } from '@kontor/server';
import type { Base } from './context.ts';

/** A call with what performs it. */
export type Route = CallRoute<Base>;

/** Ties a call of the contract to its verb. */
export const route = routesOf<Base>();
