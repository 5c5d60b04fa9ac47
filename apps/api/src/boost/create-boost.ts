import { type Boost, membershipPlan } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { found } from '../found.ts';
import { writeOnce } from '../write/write-once.ts';
import { presentBoosts } from './present.ts';
import {
  findBoosts,
  findMonth,
  findPlan,
  findRunningOf,
  insertBoost,
  isShown,
  lockBoosts,
} from './queries.ts';

/**
 * Boosts a business, or one of the products it shows. @throws NotFound for a product it does not show, Conflict where the month's
 * boosts are used, and for what a boost runs for already
 */
export async function createBoost(context: ForMember, sent: { productID?: string } = {}): Promise<Boost> {
  const { businessID } = context.actor.actingBusiness;
  const productID = sent.productID?.toLowerCase();
  const about = ({ boostID }: Boost) => ({ noun: 'boost', id: boostID });
  return writeOnce(context, { businessID, productID }, about, async (trx) => {
    await lockBoosts(trx, businessID);
    if (productID !== undefined && !(await isShown(trx, { businessID, productID })))
      throw new KontorError('NotFound', 'The business does not show this product.');
    const limit = membershipPlan(await findPlan(trx, businessID)).boostsPerMonth;
    const { used, last } = await findMonth(trx, businessID);
    if (used >= limit) {
      const issues = [issueAt('', { code: 'tooMany', limit })];
      throw new KontorError('Conflict', `The package has ${limit} boosts a month, and all are used.`, {
        issues,
      });
    }
    if ((await findRunningOf(trx, { businessID, productID })) !== undefined) {
      const issues = [issueAt('productID', { code: 'namedTwice' })];
      throw new KontorError('Conflict', 'A boost is already running for this.', { issues });
    }
    const id = await insertBoost(trx, { businessID, productID, number: last + 1 });
    const rows = await findBoosts(trx, businessID, { limit: 1, only: id });
    const [boost] = await presentBoosts({ ...context, db: trx }, businessID, rows);
    return found(boost, 'boost');
  });
}
