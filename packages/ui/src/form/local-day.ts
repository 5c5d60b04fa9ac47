import type { Day } from './calendar.ts';

/** Today where the visitor is. */
export function localDay(): Day {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
