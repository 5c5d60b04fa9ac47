import type { BusinessPlan } from './business-plan.ts';
import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { type Random, randomFor } from './random.ts';
import { readTable, splitCell } from './tables.ts';
import { tierPlans } from './tiers.ts';

export interface CertificateRow {
  id: string;
  business_id: string;
  name: string;
  issue_date: string;
  expire_date: string | null;
  created_at: string;
}

export interface FactRow {
  id: string;
  business_id: string;
  fact: string;
  method: string;
  checked_by: string;
  checked_at: string;
  expires_at: string;
}

/** Names of certificates by industry. */
export function readCertificateNames(): Map<string, string[]> {
  return new Map(
    readTable<'industry' | 'names'>('certificates').map((row) => [row.industry, splitCell(row.names)]),
  );
}

/** Certificates that fit the industry; they hold for three years, and some have run out. */
export function inventCertificates(
  plan: BusinessPlan,
  businessId: string,
  { names, day }: { names: Map<string, string[]>; day: string },
): CertificateRow[] {
  if (plan.kind === 'investor' || plan.kind === 'authority' || plan.kind === 'retailer') return [];
  const random = randomFor(`certificates ${plan.index}`);
  const [minimum, maximum] = tierPlans.certificates[plan.daysHere === undefined ? plan.tier : 'premium'];
  return random
    .some(names.get(plan.categories[0]?.industry_id ?? '') ?? [], random.between(minimum, maximum))
    .map((name) => {
      const issue_date = addDays(day, -random.between(30, 1_290));
      const id = demoId('certificate', plan.index, name);
      const added = randomFor(`added ${id}`);
      return {
        id,
        business_id: businessId,
        name,
        issue_date,
        expire_date: name.includes('declaration') ? null : addDays(issue_date, 3 * 365),
        // Added when it was issued, not when this is loaded: nothing of it is news.
        created_at: momentOn(addDays(issue_date, added.between(1, 20)), added),
      };
    });
}

/** Who goes to see a business: the desk of its part of the world. */
function deskOf({ country: { code } }: BusinessPlan): string {
  const city = america.has(code)
    ? 'Mexico City'
    : south.has(code)
      ? 'Madrid'
      : asia.has(code)
        ? 'Singapore'
        : 'Hamburg';
  return `Verification desk, ${city}`;
}

const america = new Set('AR BR CA CL CO CR EC GT MX PE US'.split(' '));
const south = new Set('ES FR IT MA PT'.split(' '));
const asia = new Set('AU BD CN ID IN JP KR MY SG TH TW VN'.split(' '));

const methods: Record<string, readonly string[]> = {
  legal_address: ['document_seen', 'visited'],
  company_registration: ['public_register', 'document_seen'],
  phone_and_email: ['called'],
  factory: ['visited'],
  employees: ['document_seen', 'visited'],
  certificate: ['confirmed_with_issuer'],
  annual_revenue: ['document_seen'],
  year_established: ['public_register'],
};

/** What of a business's profile can be checked. */
interface Checked {
  id: string;
  created_at: string;
  annual_revenue_min: number | null;
  year_established: number | null;
  employees_min: number | null;
}

/** Checked facts of about a third of the businesses; each holds for one or two years, and some have run out. */
export function inventFacts(
  plan: BusinessPlan,
  { certificates, business, day }: { certificates: CertificateRow[]; business: Checked; day: string },
): FactRow[] {
  const random = randomFor(`facts ${plan.index}`);
  if (!random.chance(tierPlans.verified[plan.tier]) && plan.daysHere === undefined) return [];
  // Only what the profile states can have been checked.
  const possible = [
    'legal_address',
    'company_registration',
    'phone_and_email',
    ...(plan.kind === 'maker' ? ['factory'] : []),
    ...(business.employees_min === null ? [] : ['employees']),
    ...(certificates.some(({ expire_date }) => expire_date === null || expire_date > day)
      ? ['certificate']
      : []),
    ...(business.annual_revenue_min === null ? [] : ['annual_revenue']),
    ...(business.year_established === null ? [] : ['year_established']),
  ];
  const facts = random.some(possible, plan.daysHere === undefined ? random.between(2, 5) : 5);
  // Checks are made in one or two rounds, not each on a day of its own.
  // No business is checked before it is here.
  const first = addDays(business.created_at.slice(0, 10), 1);
  const rounds = [-random.between(10, 520), -random.between(10, 520)].map(
    (days) => [addDays(day, days), first].toSorted()[1] as string,
  );
  return facts.map((fact) => inventFact(plan, business.id, fact, random.pick(rounds), random));
}

function inventFact(
  plan: BusinessPlan,
  businessId: string,
  fact: string,
  checked: string,
  random: Random,
): FactRow {
  const holdsFor = fact === 'company_registration' || fact === 'year_established' ? 730 : 365;
  const checked_at = momentOn(checked, random);
  return {
    id: demoId('fact', plan.index, fact),
    business_id: businessId,
    fact,
    method: random.pick(methods[fact] ?? ['document_seen']),
    checked_by: deskOf(plan),
    checked_at,
    expires_at: new Date(Date.parse(checked_at) + holdsFor * 86_400_000).toISOString(),
  };
}
