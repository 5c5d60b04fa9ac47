import { issueInvoice, type Seller } from '@kontor/api/invoice';
import { type Language, membershipDay } from '@kontor/contract';
import type { Database, DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import { insertRows } from './insert-rows.ts';
import { dayOfLoad } from './invent/calendar.ts';
import { inventLogins } from './invent/invent-logins.ts';
import { type InventedOrder, inventPurchases, type PackagedBusiness } from './invent/invent-purchases.ts';
import { readEmployers } from './load-logins.ts';
import { writeSupport } from './load-support.ts';
import type { DemoSize } from './progress.ts';
import { purchasesStep, runStep } from './steps.ts';

/**
 * Writes how the invented businesses came to their packages, and the invoices of what was paid; those that ordered one already stay as
 * they are. @param seller as invoices name it; without it there are none
 */
export async function loadPurchases(
  db: Database,
  size: DemoSize,
  { seller, day = dayOfLoad() }: { seller?: Seller | undefined; day?: string | undefined },
): Promise<void> {
  await runStep(db, purchasesStep(size), async (trx) => {
    const orders = (await readPackaged(trx, day)).flatMap((business) => inventPurchases(business, day));
    await insertRows(
      trx,
      'membership_orders',
      orders.map(({ row }) => row),
    );
    await insertRows(
      trx,
      'ledger_events',
      orders.flatMap(({ events }) => events),
    );
    if (seller) await issueInvoices(trx, orders, seller);
    await writeSupport(trx, day);
  });
}

async function readPackaged(trx: Transaction<DB>, day: string): Promise<PackagedBusiness[]> {
  const logins = inventLogins(await readEmployers(trx), day);
  const languages = new Map<string, Language>(logins.map(({ person, language }) => [person.id, language]));
  const { rows } = await sql<
    Omit<PackagedBusiness, 'owner'> & { owner_id: string | null; email: string | null }
  >`
    SELECT DISTINCT ON (business.id) business.id, business.company_name, business.country_code, business.legal_address_english,
      business.zipcode, business.city, business.subscription,
      to_char(business.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS created, owner.id AS owner_id, owner.email
    FROM businesses AS business
      LEFT JOIN business_members AS member ON member.business_id = business.id AND member.role = 'owner'
      LEFT JOIN people AS owner ON owner.id = member.person_id AND owner.origin = 'demo'
    WHERE business.origin = 'demo' AND business.subscription <> 'standard'
      AND NOT EXISTS (SELECT FROM membership_orders WHERE business_id = business.id)
    ORDER BY business.id, owner.id
  `.execute(trx);
  return rows.map(({ owner_id, email, ...business }) => ({
    ...business,
    owner: owner_id === null ? undefined : { id: owner_id, email, language: languages.get(owner_id) ?? 'en' },
  }));
}

/** In the order of their days, as their numbers follow each other. Nobody is mailed. */
async function issueInvoices(
  trx: Transaction<DB>,
  orders: readonly InventedOrder[],
  seller: Seller,
): Promise<void> {
  const due = orders.flatMap(documentsOf);
  for (const { row, kind, at } of due.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const { email: _email, ...buyer } = row.buyer;
    const on = membershipDay(new Date(at));
    const order = {
      id: row.id,
      businessID: row.business_id,
      purpose: row.purpose === 'grant' ? ('new' as const) : row.purpose,
      planID: row.plan_id,
      fromPlanID: row.from_plan_id,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      periodStartsOn: row.period_starts_on,
      netCents: row.net_cents,
      taxLines: [],
      totalCents: row.total_cents,
      currency: row.currency,
      buyer,
      language: row.language,
    };
    const payment = kind === 'pro-forma' ? {} : { payment: { way: 'card' as const, on, card: 'Test 4242' } };
    await issueInvoice(trx, kind, order, { seller, issuedOn: on, ...payment });
  }
}

type Document = { row: InventedOrder['row']; kind: 'invoice' | 'credit-note' | 'pro-forma'; at: string };

/** What is issued of an order, and when; of what was given, nothing. */
function documentsOf({ row, events }: InventedOrder): Document[] {
  if (row.way === 'grant') return [];
  const documents: Document[] = [];
  if (row.way === 'transfer') documents.push({ row, kind: 'pro-forma', at: row.created_at });
  for (const { kind, happened_at: at } of events) {
    if (kind === 'paid') documents.push({ row, kind: 'invoice', at });
    if (kind === 'refunded') documents.push({ row, kind: 'credit-note', at });
  }
  return documents;
}
