import type { Context } from '../context.ts';
import { accessSeconds } from './lifetimes.ts';
import { findRevocations } from './queries.ts';

/** Clocks of the product's machines may differ by so many seconds. */
const clockSlack = 60;

export interface Revocations {
  /** To be given as `since` the next time. */
  next: string;
  /** Sessions that have ended though their access tokens may still be valid; `at` in epoch seconds. */
  revocations: { family: string; at: number }[];
}

/**
 * What ended since the last look; all that matters still without `since`, or when that is no number of the database. Older
 * access tokens have expired anyway.
 */
export async function listRevocations({ db }: Context, since = ''): Promise<Revocations> {
  const known = /^\d{1,18}$/.test(since) ? since : '0';
  const { next, revocations } = await findRevocations(db, accessSeconds + clockSlack, known);
  return {
    next,
    revocations: revocations.map(({ family, at }) => ({ family, at: Math.floor(at.getTime() / 1_000) })),
  };
}
