import {
  dayAfter,
  type Language,
  membershipPlan,
  type Period,
  packageCurrency,
  upgradePrice,
  yearFrom,
} from '@kontor/contract';
import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { randomFor } from './random.ts';

type PaidPlan = 'gold' | 'premium' | 'platinum';

/** A business with a package, and who bought it where somebody runs it. */
export interface PackagedBusiness {
  id: string;
  company_name: string;
  country_code: string;
  legal_address_english: string | null;
  zipcode: string | null;
  city: string | null;
  subscription: PaidPlan;
  /** YYYY-MM-DD */
  created: string;
  owner: { id: string; email: string | null; language: Language } | undefined;
}

/** An order as it is stored, with what happened to it. */
export interface InventedOrder {
  row: {
    id: string;
    business_id: string;
    ordered_by: string | null;
    purpose: 'new' | 'upgrade' | 'renewal' | 'grant';
    plan_id: PaidPlan;
    from_plan_id: PaidPlan | 'standard';
    starts_on: string;
    ends_on: string;
    period_starts_on: string;
    way: 'card' | 'transfer' | 'grant';
    currency: string;
    net_cents: number;
    total_cents: number;
    buyer: { name: string; address?: string; countryCode: string; email: string; taxNumber?: string };
    language: Language;
    provider: string;
    created_at: string;
    closed_at: string;
  };
  events: {
    order_id: string;
    kind: 'paid' | 'refunded' | 'given-up';
    amount_cents: number;
    currency: string;
    cause: 'checkout' | 'owner' | 'operator' | 'lapse';
    provider_id: string;
    caused_by: string | null;
    happened_at: string;
  }[];
}

/** A purchase by the days before the load. */
interface Purchase {
  purpose: 'new' | 'upgrade' | 'renewal';
  plan: PaidPlan;
  from?: PaidPlan;
  daysAgo: number;
  /** How long ago the membership year of an upgrade began. */
  yearDaysAgo?: number;
  /** How long ago the year began after which this one comes. */
  followsDaysAgo?: number;
  refundedDaysAgo?: number;
  /** A transfer that never came. */
  lapsedDaysAgo?: number;
  hasTaxNumber?: boolean;
}

/** What owners bought: whole stories, of which the last purchase is longer ago than one can be given back. */
const stories: Partial<Record<PaidPlan, readonly Purchase[]>> = {
  // A year of Premium, the next one, and then more.
  platinum: [
    { purpose: 'new', plan: 'premium', daysAgo: 390 },
    { purpose: 'renewal', plan: 'premium', from: 'premium', daysAgo: 48, followsDaysAgo: 390 },
    { purpose: 'upgrade', plan: 'platinum', from: 'premium', daysAgo: 18, followsDaysAgo: 390 },
  ],
  // Bought without a tax number, given back and bought again with it; then a transfer that never came.
  gold: [
    { purpose: 'new', plan: 'gold', daysAgo: 208, refundedDaysAgo: 200 },
    { purpose: 'new', plan: 'gold', daysAgo: 199, hasTaxNumber: true },
    { purpose: 'upgrade', plan: 'premium', from: 'gold', daysAgo: 60, yearDaysAgo: 199, lapsedDaysAgo: 46 },
  ],
};

/** What a business bought, told back from a day: whom nobody runs was given its package. */
export function inventPurchases(business: PackagedBusiness, day: string): InventedOrder[] {
  const random = randomFor(`purchases ${business.id}`);
  const ago = random.between(30, 240);
  const sinceCreated = (Date.parse(day) - Date.parse(business.created)) / 86_400_000;
  const here = (days: number) => Math.max(0, Math.min(days, sinceCreated - 1));
  if (!business.owner)
    return [orderOf(business, day, { purpose: 'new', plan: business.subscription, daysAgo: here(ago) })];
  const story = stories[business.subscription] ?? [];
  const first = story[0];
  // No business bought anything before it was there.
  if (first && addDays(day, -first.daysAgo) > business.created)
    return story.map((purchase) => orderOf(business, day, purchase));
  return [orderOf(business, day, { purpose: 'new', plan: business.subscription, daysAgo: here(90) })];
}

function orderOf(business: PackagedBusiness, day: string, purchase: Purchase): InventedOrder {
  const { owner } = business;
  const { plan, from, daysAgo, lapsedDaysAgo, refundedDaysAgo } = purchase;
  const id = demoId('order', business.id, purchase.purpose, plan, daysAgo);
  const random = randomFor(`order ${id}`);
  const at = (ago: number) => momentOn(addDays(day, -ago), random);
  const created = at(daysAgo);
  const period = periodOf(purchase, day);
  const cents = owner ? priceOf(purchase, period) : 0;
  const paidBy = lapsedDaysAgo === undefined ? 'card' : 'transfer';
  const about = {
    order_id: id,
    currency: packageCurrency,
    caused_by: owner?.id ?? null,
    amount_cents: cents,
  };
  const paid = {
    ...about,
    kind: 'paid',
    cause: owner ? 'checkout' : 'operator',
    provider_id: `demo_${id}`,
  } as const;
  const back = { ...about, kind: 'refunded', cause: 'owner', provider_id: `demo_back_${id}` } as const;
  const lapsed = {
    ...about,
    kind: 'given-up',
    cause: 'lapse',
    provider_id: id,
    caused_by: null,
    amount_cents: 0,
  } as const;
  const closed = lapsedDaysAgo === undefined ? created : at(lapsedDaysAgo);
  return {
    row: {
      id,
      business_id: business.id,
      ordered_by: owner?.id ?? null,
      purpose: owner ? purchase.purpose : 'grant',
      plan_id: plan,
      from_plan_id: from ?? 'standard',
      starts_on: period.startsOn,
      ends_on: period.endsOn,
      period_starts_on: period.yearStartsOn,
      way: owner ? paidBy : 'grant',
      currency: packageCurrency,
      net_cents: cents,
      total_cents: cents,
      buyer: buyerOf(business, purchase),
      language: owner?.language ?? 'en',
      // The provider of payments has never heard of it.
      provider: owner && paidBy === 'card' ? 'demo' : 'none',
      created_at: created,
      closed_at: closed,
    },
    events: [
      lapsedDaysAgo === undefined ? { ...paid, happened_at: created } : { ...lapsed, happened_at: closed },
      ...(refundedDaysAgo === undefined ? [] : [{ ...back, happened_at: at(refundedDaysAgo) }]),
    ],
  };
}

function periodOf(
  { purpose, daysAgo, yearDaysAgo = daysAgo, followsDaysAgo }: Purchase,
  day: string,
): Period & { yearStartsOn: string } {
  const year =
    followsDaysAgo === undefined
      ? yearFrom(addDays(day, -yearDaysAgo))
      : yearFrom(dayAfter(yearFrom(addDays(day, -followsDaysAgo)).endsOn, 1));
  const startsOn = purpose === 'upgrade' ? addDays(day, -daysAgo) : year.startsOn;
  return { startsOn, endsOn: year.endsOn, yearStartsOn: year.startsOn };
}

function priceOf(
  { purpose, plan, from }: Purchase,
  { startsOn, endsOn, yearStartsOn }: ReturnType<typeof periodOf>,
): number {
  if (purpose !== 'upgrade' || !from) return membershipPlan(plan).priceInCents;
  const year = { startsOn: yearStartsOn, endsOn };
  return upgradePrice(membershipPlan(from), membershipPlan(plan), year, startsOn).netCents;
}

const postBox: Record<Language, string> = {
  en: 'P.O. Box',
  es: 'Apartado postal',
  it: 'Casella postale',
  zh: '邮政信箱',
};

/** The address of the profile; who states none there has invoices sent to a post box. */
function addressOf({ id, legal_address_english, zipcode, city, owner }: PackagedBusiness): string {
  if (legal_address_english) return legal_address_english;
  const box = `${postBox[owner?.language ?? 'en']} ${randomFor(`post box ${id}`).between(11, 980)}`;
  return [box, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join('\n');
}

function buyerOf(business: PackagedBusiness, { hasTaxNumber }: Purchase): InventedOrder['row']['buyer'] {
  const { id, company_name, country_code, owner } = business;
  return {
    name: company_name,
    address: addressOf(business),
    countryCode: country_code,
    email: owner?.email ?? 'invoices@demo.example',
    ...(hasTaxNumber ? { taxNumber: `EXAMPLE ${id.slice(0, 6).toUpperCase()}` } : {}),
  };
}
