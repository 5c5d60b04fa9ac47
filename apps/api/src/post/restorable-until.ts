import { postLimits } from '@kontor/contract';

/** Until when a post that was removed then can be restored, in ISO 8601. */
export function restorableUntil(removedAt: Date): string {
  return new Date(removedAt.getTime() + postLimits.restorable * 86_400_000).toISOString();
}
