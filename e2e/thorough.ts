import { test } from 'vitest';

/**
 * Whether more is looked at than what differs from commit to commit: `npm run test:full` sets THOROUGH, and journeys take every
 * width in both schemes and read more pages of each kind.
 */
export const thorough = Boolean(process.env.THOROUGH);

/**
 * A journey of the long run alone, beside those it is alike: what the services answer on its way is held by their tests over
 * HTTP in every run, and what is particular to a browser by the journeys beside it.
 */
export const thoroughTest: (name: string, journey: () => Promise<void>, milliseconds?: number) => void =
  thorough ? test : () => undefined;
