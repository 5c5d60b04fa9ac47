interface Quota {
  /** How many products the business has, archived ones aside. */
  all: number;
  hidden: number;
  /** How many its membership shows. */
  quota: number;
}

/**
 * How near a business is to the number of products its membership shows. Near is: two places, or a fifth of them, are left.
 */
export function quotaStateOf({ all, hidden, quota }: Quota): 'over' | 'full' | 'near' | 'far' {
  if (hidden > 0) return 'over';
  const left = quota - all;
  if (left <= 0) return 'full';
  return left <= Math.max(2, Math.floor(quota / 5)) ? 'near' : 'far';
}
