import { type Data, type listSupportSlots as listSupportSlotsCall, membershipDay } from '@kontor/contract';
import type { ForMember } from '../business/policy.ts';
import { membershipsOf } from '../membership/memberships-of.ts';
import { balanceOfYear } from './balance-of-year.ts';
import { openTimes } from './open-times.ts';
import { findTaken } from './queries.ts';

const minute = 60_000;

/** Times the team has free, of the membership years whose hours suffice. */
export async function listSupportSlots(
  { db, actor, supportHours }: ForMember,
  minutes: number,
): Promise<Data<typeof listSupportSlotsCall>> {
  const { businessID } = actor.actingBusiness;
  const { timeZone, seats } = supportHours;
  const memberships = await membershipsOf(db, businessID);
  const open = openTimes(supportHours, minutes, new Date());
  const last = open.at(-1);
  const taken = open[0] && last ? await findTaken(db, open[0], new Date(last.getTime() + 60 * minute)) : [];
  const suffices = new Map<string, boolean>();
  const slots: string[] = [];
  for (const start of open) {
    const year = memberships.on(membershipDay(start))?.period;
    if (!year) continue;
    if (!suffices.has(year.startsOn)) {
      const { leftMinutes } = await balanceOfYear(db, businessID, { memberships, year });
      suffices.set(year.startsOn, leftMinutes >= minutes);
    }
    if (!suffices.get(year.startsOn)) continue;
    const [from, to] = [start.getTime(), start.getTime() + minutes * minute];
    const busy = new Set(
      taken
        .filter(({ starts_at: at, minutes: length }) => {
          const begins = at.getTime();
          return begins < to && from < begins + length * minute;
        })
        .map(({ seat }) => seat),
    );
    const isFree = Array.from({ length: seats }, (_, index) => index + 1).some((seat) => !busy.has(seat));
    if (isFree) slots.push(start.toISOString());
  }
  return { teamTimeZone: timeZone, slots };
}
