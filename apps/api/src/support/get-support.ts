import { type Data, type getSupport as getSupportCall, membershipDay } from '@kontor/contract';
import type { ForMember } from '../business/policy.ts';
import { membershipsOf } from '../membership/memberships-of.ts';
import { balanceOfYear } from './balance-of-year.ts';
import { presentBookings } from './present.ts';
import { findBookings, findPlan } from './queries.ts';
import { yearAfter } from './year-after.ts';

const maximumListed = 100;

/** The support hours of a business and its bookings. */
export async function getSupport(context: ForMember): Promise<Data<typeof getSupportCall>> {
  const { db, actor, supportHours } = context;
  const { businessID } = actor.actingBusiness;
  const [subscription, memberships, rows] = await Promise.all([
    findPlan(db, businessID),
    membershipsOf(db, businessID),
    findBookings(db, businessID, maximumListed),
  ]);
  const year = memberships.on(membershipDay(new Date()))?.period;
  const next = year && yearAfter(memberships, year);
  return {
    subscription,
    ...(year ? { balance: await balanceOfYear(db, businessID, { memberships, year }) } : {}),
    ...(next ? { next: await balanceOfYear(db, businessID, { memberships, year: next }) } : {}),
    teamTimeZone: supportHours.timeZone,
    bookings: await presentBookings(db, rows),
  };
}
