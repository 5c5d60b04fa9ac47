import { dayAfter, type Period } from '@kontor/contract';
import type { Memberships } from '../membership/memberships-of.ts';

/** The membership year after one, where it is paid. */
export function yearAfter(memberships: Memberships, year: Period): Period | undefined {
  return memberships.on(dayAfter(year.endsOn, 1))?.period;
}
