import type { inquirySubjects } from '@kontor/contract';
import { addDays, daysBetween } from './calendar.ts';
import { type Random, randomFor } from './random.ts';

/** A business somebody logs in to, as figures of it are invented. */
export interface DashboardBusiness {
  id: string;
  subscription: string;
  country_code: string;
  /** The day from which it can be seen. */
  since: string;
  products: readonly { id: string; name: string }[];
}

interface DayRow {
  business_id: string;
  day: string;
  kind: string;
  part: string;
  count: number;
}

interface ProductDayRow {
  business_id: string;
  day: string;
  product_id: string;
  kind: string;
  count: number;
}

interface WordRow {
  business_id: string;
  words: string;
  day: string;
  times: number;
}

/** Rows that add up how businesses were found and asked. */
export interface InventedDashboards {
  days: DayRow[];
  productDays: ProductDayRow[];
  words: WordRow[];
}

/** Days that are told of. */
const months = 365;
/** Views of the page on a working day, today; a year ago it was little more than half. */
const viewsOfTier: Partial<Record<string, number>> = { platinum: 22, premium: 15, gold: 9, standard: 3 };
const countries: readonly (readonly [string, number])[] = [
  ['US', 20],
  ['CO', 12],
  ['ES', 9],
  ['DE', 7],
  ['GT', 6],
  ['PE', 5],
  ['CL', 4],
  ['BR', 3],
  ['IT', 2],
  ['', 1],
];
const subjects: readonly (readonly [(typeof inquirySubjects)[number], number])[] = [
  ['looking for a qualified manufacturer industry', 38],
  ['full price list', 25],
  ['private label manufacturer', 12],
  ['discount policy', 9],
  ['exclusive distributor in my country', 7],
  ['worldwide distributor', 4],
  ['Other', 5],
];
/** Hours to the first answer, from one to the other, and how often. */
const replies: readonly (readonly [readonly [number, number], number])[] = [
  [[0, 2], 38],
  [[2, 6], 27],
  [[6, 12], 17],
  [[12, 24], 11],
  [[24, 48], 4],
  [[48, 96], 2],
];

/** A year of views, searches, requests and answers up to a day, the same each time for the same day. */
export function inventDashboards(
  businesses: readonly DashboardBusiness[],
  today: string,
): InventedDashboards {
  const all = businesses.map((business) => inventDashboard(business, today));
  return {
    days: all.flatMap(({ days }) => days),
    productDays: all.flatMap(({ productDays }) => productDays),
    words: all.flatMap(({ words }) => words),
  };
}

/** Nobody types the whole wording of a list. */
const isTyped = (name: string) => !name.includes(',') && name.split(' ').length <= 4;

function inventDashboard(business: DashboardBusiness, today: string): InventedDashboards {
  const business_id = business.id;
  const days = new Counts<Omit<DayRow, 'count'>>();
  const productDays = new Counts<Omit<ProductDayRow, 'count'>>();
  const words = new Counts<Omit<WordRow, 'times'>>();
  const first = [addDays(today, 1 - months), business.since].toSorted().at(-1) ?? today;
  const length = daysBetween(first, today);
  const visitors = [
    [business.country_code, 40] as const,
    ...countries.filter(([code]) => code !== business.country_code),
  ];
  const base = viewsOfTier[business.subscription] ?? 3;
  // The first ones are looked at the most.
  const products = business.products
    .slice(0, 12)
    .map((product, index) => [product, 12 / (index + 1)] as const);
  const asked = products
    .filter(([{ name }]) => isTyped(name))
    .map(([{ name }, weight]) => [name.toLowerCase(), weight] as const);
  for (let ago = length; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const random = randomFor(`dashboard ${business_id} ${day}`);
    const add = (kind: string, part = '') => days.add({ business_id, day, kind, part });
    const expected = base * (1 - (0.42 * ago) / months) * ofWeekday(day) * (0.7 + 0.6 * random.next());
    for (let view = amount(expected, random); view > 0; view -= 1)
      add('profile-view', random.weighted(visitors));
    if (products.length > 0)
      for (let view = amount(expected * 0.75, random); view > 0; view -= 1) {
        add('product-view', random.weighted(visitors));
        productDays.add({ business_id, day, product_id: random.weighted(products).id, kind: 'view' });
      }
    for (let search = amount(expected * 3.4, random); search > 0; search -= 1) {
      add('search');
      if (asked.length > 0 && random.chance(0.35))
        words.add({ business_id, words: random.weighted(asked), day });
    }
    for (let inquiry = amount(expected * 0.034, random); inquiry > 0; inquiry -= 1) {
      add('inquiry', random.weighted(subjects));
      if (products.length > 0 && random.chance(0.6))
        productDays.add({ business_id, day, product_id: random.weighted(products).id, kind: 'inquiry' });
      // What came lately may still be answered.
      if (random.chance(0.97)) add('answer', quarters(random));
      else if (ago > 1) add('answer', 'none');
    }
    for (let like = amount(expected * 0.02, random); like > 0; like -= 1) {
      const isOfProduct = products.length > 0 && random.chance(0.6);
      add('like', isOfProduct ? 'product' : 'business');
      if (isOfProduct)
        productDays.add({ business_id, day, product_id: random.weighted(products).id, kind: 'like' });
    }
    for (let follower = amount(expected * 0.008, random); follower > 0; follower -= 1) add('follower');
  }
  return {
    days: days.rows(),
    productDays: productDays.rows(),
    words: words.rows().map(({ count, ...row }) => ({ ...row, times: count })),
  };
}

/** Rows with how often each came. */
class Counts<Row extends object> {
  readonly #counts = new Map<string, Row & { count: number }>();

  add(row: Row): void {
    const key = JSON.stringify(row);
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { ...row, count: 1 });
  }

  rows(): (Row & { count: number })[] {
    return [...this.#counts.values()];
  }
}

/** A whole number that is as much in the mean. */
function amount(expected: number, random: Random): number {
  return Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
}

/** Buyers work on working days. */
function ofWeekday(day: string): number {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6 ? 0.3 : 1;
}

/** Begun quarters of an hour until an answer, as the api stores them. */
function quarters(random: Random): string {
  const [from, to] = random.weighted(replies);
  return String(from * 4 + random.between(1, (to - from) * 4));
}
