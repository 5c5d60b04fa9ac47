import { boostDays, membershipPlan, type PlanID } from '@kontor/contract';
import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { type Random, randomFor } from './random.ts';

/** A business whose package has boosts. */
export interface BoostingBusiness {
  id: string;
  subscription: PlanID;
  /** Products it shows. */
  products: readonly string[];
}

interface BoostRow {
  id: string;
  business_id: string;
  kind: 'business' | 'product';
  product_id: string | null;
  month: string;
  number: number;
  starts_at: string;
  ends_at: string;
}

interface BoostDayRow {
  boost_id: string;
  day: string;
  shows: number;
  clicks: number;
  inquiries: number;
}

/** So many days back from the load. */
const daysBack = 75;
/** When the last boost of a business itself began: it runs on the day of the load. */
const lastOfItself = 3;

const monthOf = (date: string) => `${date.slice(0, 7)}-01`;

/** What businesses boosted in the weeks before a day, what of it runs then, and how often it was seen, followed and written to. */
export function inventBoosts(
  businesses: readonly BoostingBusiness[],
  day: string,
): { boosts: BoostRow[]; days: BoostDayRow[] } {
  const boosts = businesses.flatMap((business) => boostsOf(business, day));
  return { boosts, days: boosts.flatMap((boost) => daysOf(boost, day)) };
}

function boostsOf({ id: business_id, subscription, products }: BoostingBusiness, day: string): BoostRow[] {
  const random = randomFor(`boosts ${business_id}`);
  const { boostsPerMonth } = membershipPlan(subscription);
  const subjects = [null, ...products.slice(0, 12)];
  const boosts: BoostRow[] = [];
  const counts = new Map<string, number>();
  const freeFrom = new Map<string | null, string>();
  for (let back = daysBack; back > 0; back -= 1) {
    const date = addDays(day, -back);
    const month = monthOf(date);
    const number = (counts.get(month) ?? 0) + 1;
    const subject = back === lastOfItself ? null : random.pick(subjects);
    const moment = momentOn(date, random);
    const isWanted = back === lastOfItself || random.chance(boostsPerMonth / 45);
    // One of each month is left to try it out, and one for the business itself, which runs now.
    const isReserved = back > lastOfItself && month === monthOf(addDays(day, -lastOfItself));
    const isFree =
      (freeFrom.get(subject) ?? '') <= moment && !(subject === null && back > lastOfItself && back <= 10);
    if (!isWanted || !isFree || number >= boostsPerMonth - (isReserved ? 1 : 0)) continue;
    counts.set(month, number);
    const ends_at = new Date(Date.parse(moment) + boostDays * 86_400_000).toISOString();
    freeFrom.set(subject, ends_at);
    boosts.push({
      id: demoId('boost', business_id, date),
      business_id,
      kind: subject === null ? 'business' : 'product',
      product_id: subject,
      month,
      number,
      starts_at: moment,
      ends_at,
    });
  }
  return boosts;
}

function daysOf({ id, starts_at, ends_at }: BoostRow, day: string): BoostDayRow[] {
  const random = randomFor(`boost ${id}`);
  const usual = random.between(25, 140);
  const days: BoostDayRow[] = [];
  for (let date = starts_at.slice(0, 10); date <= ends_at.slice(0, 10) && date < day; date = addDays(date, 1))
    days.push({ boost_id: id, day: date, ...figuresOf(usual, date, random) });
  return days;
}

/** Fewer people search at weekends. */
function figuresOf(usual: number, date: string, random: Random) {
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  const shows = Math.round(usual * (isWeekend ? 0.35 : 1) * (0.7 + random.next() * 0.6));
  const clicks = Math.round(shows * (0.03 + random.next() * 0.05));
  const inquiries = Array.from({ length: clicks }).filter(() => random.chance(0.08)).length;
  return { shows, clicks, inquiries };
}
