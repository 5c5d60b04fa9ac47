import { createLog } from '@kontor/server';
import { membersIn } from '../business/members/testing-members.ts';
import type { JobContext } from '../job/job-context.ts';
import type { TestApi } from '../test/api.ts';
import { asSystem } from '../write/write.ts';
import { countForDashboards } from './dashboard-counter.ts';
import { rollUpLastDays } from './jobs.ts';
import { addDays, dayOfMoment } from './period.ts';

export const silent = createLog('api', { LOG_LEVEL: 'silent' });
const never = 1_000_000;

/** Businesses with owners, and counters of their own, for tests of dashboards. */
export function dashboardsIn(api: TestApi) {
  const members = membersIn(api);

  /** A counter that adds nothing by itself, at this moment. */
  const counterAt = (now: () => Date = () => new Date()) =>
    countForDashboards(() => asSystem(api), silent, { every: never, now });

  async function anOwnedBusiness() {
    const businessID = await members.aBusiness();
    return { businessID, owner: await members.aMember(businessID, 'owner') };
  }

  /** The rows of a business by day, kind and part. */
  async function daysOf(businessID: string): Promise<string[]> {
    const rows = await api.db
      .selectFrom('dashboard_days')
      .select(({ cast }) => [cast<string>('day', 'text').as('day'), 'kind', 'part', 'count'])
      .where('business_id', '=', businessID)
      .orderBy('day')
      .orderBy('kind')
      .orderBy('part')
      .execute();
    return rows.map(({ day, kind, part, count }) => `${day} ${kind} ${part} ${count}`);
  }

  const rollUp = () =>
    rollUpLastDays.runWith({}, { db: api.db, log: silent } as unknown as JobContext, {} as never);

  return { ...members, counterAt, anOwnedBusiness, daysOf, rollUp };
}

/** The day so many days ago, in UTC. */
export const daysAgo = (days: number) => addDays(dayOfMoment(new Date()), -days);
