import type { OrderRow } from './queries.ts';

/** What stands on the statement of a card, and in the list of payments at the provider. */
export function descriptionOf({ plan_id, starts_on, ends_on }: OrderRow): string {
  return `Kontor ${plan_id}, ${starts_on} to ${ends_on}`;
}
