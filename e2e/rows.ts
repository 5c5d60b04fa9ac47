import type { BusinessRole } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import { inject } from 'vitest';

type Row = Record<string, unknown>;

/** A row of the product's database; its id. Column names are those of the table. */
async function insert(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_, place) => `$${place + 1}`);
  const statement = `INSERT INTO ${table} (${columns}) VALUES (${places}) RETURNING id`;
  return withConnection(inject('database'), async (client) => {
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: string }>(statement, Object.values(row));
    // The worker would make it findable within the minute, in the middle of the searches of other journeys.
    await client.query('DELETE FROM search_queue WHERE written_by = pg_current_xact_id()');
    await client.query('COMMIT');
    return rows[0]?.id ?? '';
  });
}

/** Changes rows of the product's database. */
export function change(statement: string, values: unknown[]): Promise<void> {
  return withConnection(inject('database'), async (client) => void (await client.query(statement, values)));
}

/** The oldest there are, so that no list of what is new begins with them. */
const created_at = new Date(0);

/**
 * A business of a journey's own: invented, and without a document to be found by. It stays, since others may have come
 * upon it meanwhile.
 */
export function aBusiness(given: Row): Promise<string> {
  const made = { origin: 'demo', business_type: 'MA', country_code: 'MX', industry_id: '0006', created_at };
  return insert('businesses', { ...made, ...given });
}

/** Somebody becomes one of a business's people. */
export function join(businessID: string, personID: string, role: BusinessRole): Promise<void> {
  const insert = 'INSERT INTO business_members (business_id, person_id, role) VALUES ($1, $2, $3)';
  return change(insert, [businessID, personID, role]);
}

/** A business that belongs to somebody. */
export async function aBusinessOf(personID: string, company_name: string): Promise<string> {
  const id = await aBusiness({ company_name, claimed_at: new Date() });
  await join(id, personID, 'owner');
  return id;
}

export function aProduct(given: Row): Promise<string> {
  return insert('products', { industry_id: '0006', category_id: '000601', created_at, ...given });
}

/** A business paid for a package from a day on, which lies so many days from today; it has its year. */
export async function aMembership(businessID: string, planID: string, startsIn = 0): Promise<void> {
  await change(
    `WITH ordered AS (
      INSERT INTO membership_orders (business_id, purpose, plan_id, from_plan_id, starts_on, ends_on, period_starts_on, way, currency,
        net_cents, total_cents, buyer, language, provider, closed_at)
      VALUES ($1, 'grant', $2, 'standard', current_date + $3::int, current_date + $3::int + 364, current_date + $3::int, 'grant', 'USD', 0, 0,
        '{}', 'en', 'none', now())
      RETURNING id
    )
    INSERT INTO ledger_events (order_id, kind, amount_cents, currency, cause, provider_id, happened_at)
    SELECT id, 'paid', 0, 'USD', 'operator', 'grant', now() FROM ordered`,
    [businessID, planID, startsIn],
  );
  if (startsIn <= 0 && startsIn + 364 >= 0)
    await change('UPDATE businesses SET subscription = $2 WHERE id = $1', [businessID, planID]);
}

/** What belongs to a business, a product or a data sheet. */
export function aPart(
  table:
    | 'certificates'
    | 'verified_facts'
    | 'product_photos'
    | 'product_videos'
    | 'product_data_sheets'
    | 'product_data_sheet_versions'
    | 'posts',
  given: Row,
): Promise<string> {
  return insert(table, given);
}

/** Somebody is told of a message. @returns the code in the link of its mail */
export async function aNotification(
  personID: string,
  from: string,
  { kind = 'message-received', events = 3 } = {},
): Promise<string> {
  const data = { from, to: 'Ada Example', subject: 'full price list' };
  const { rows } = await withConnection(inject('database'), (client) =>
    client.query<{ mail_token: string }>(
      `WITH told AS (
        INSERT INTO notifications (person_id, kind, subject_id, data, is_on_page, mail, events)
        VALUES ($1, $3, gen_random_uuid(), $2, true, 'at-once', $4) RETURNING mail_token
      ) SELECT mail_token FROM told`,
      [personID, JSON.stringify(data), kind, events],
    ),
  );
  return rows[0]?.mail_token ?? '';
}
