import type { PlanID } from '@kontor/contract';

/** Checklist 76. */
export function membershipPath(planID: PlanID): string {
  return `/membership-${planID}`;
}
