import { type LocalDay, localDay } from '../../notification/local-day.ts';

/** From when on digests are due somewhere. */
export interface DueDay {
  zone: string;
  daily: Date;
  /** On the Monday of the week. */
  weekly: Date;
}

const hour = 3_600_000;

/** When the last digests became due in some zones, of those where today's are by then. */
export function dueDays(zones: readonly string[], by: Date): DueDay[] {
  return zones.flatMap((zone) => {
    const today = localDay(zone, by);
    return today ? [{ zone, daily: today.until, weekly: mondayOf(today).until }] : [];
  });
}

function mondayOf(today: LocalDay): LocalDay {
  const sinceMonday = (new Date(today.day).getUTCDay() + 6) % 7;
  // Around noon, so that clocks that were changed in between lead to no other day.
  const noon = new Date(today.until.getTime() - (sinceMonday * 24 - 5) * hour);
  return (sinceMonday > 0 && localDay(today.zone, noon)) || today;
}
