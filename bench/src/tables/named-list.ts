import type { Data, getList, listListEntries } from '@kontor/contract';
import { listLimits } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { measureLatency } from '../measure/measure.ts';
import type { RunOptions, Section } from '../suite.ts';
import { cursorBehind, farPageColumns, measureFarPage } from './far-pages.ts';
import type { OpenApi } from './open-api.ts';

type Entries = Data<typeof listListEntries>;

/** As the page asks for them. */
const size = 20;

/** A named list as long as one may be, each entry with tags, every fifth with a note. */
export async function measureNamedList(
  { database, personID, ask }: OpenApi,
  { rounds, quick, progress }: RunOptions,
): Promise<Section> {
  const entries = quick ? 1_000 : listLimits.entries;
  const far = entries - 5 * size;
  progress(`a named list of ${entries.toLocaleString('en')} entries`);
  const listID = await fillList(database, personID, entries);
  const page = async (count: number, after?: string) => {
    const query = new URLSearchParams({ resourceType: 'product', size: String(count) });
    if (after) query.set('after', after);
    const found = await ask<Entries>(`list/${listID}/entries?${query}`);
    if (found.entries.some(({ product }) => !product)) throw new Error('An entry has no card.');
    return found;
  };
  const behind = (rows: number) =>
    cursorBehind(rows, listLimits.page, async (count, after) => (await page(count, after)).next);
  const [second, last] = [await behind(size), await behind(far)];
  const row = far.toLocaleString('en');
  const measured = await measureFarPage(
    {
      name: 'entries of a named list',
      first: () => page(size),
      second: () => page(size, second),
      far: () => page(size, last),
    },
    row,
    rounds,
  );
  const heads = Array.from({ length: 20 }, () => ({ class: 'head' }));
  const head = await measureLatency(heads, rounds, () => ask<Data<typeof getList>>(`list/${listID}`));
  return {
    title: `A named list of ${entries.toLocaleString('en')} entries, ${size} a page`,
    columns: farPageColumns(row),
    rows: [measured.row],
    checks: measured.checks,
    notes: [
      `Its head, which counts the entries whose pages changed: ${head.p50.toFixed(1)} ms, p95 ${head.p95.toFixed(1)} ms.`,
    ],
  };
}

/** The id of a person's list of so many products of a fifth as many businesses, in an order that is not that of the rows. */
function fillList(url: string, personID: string, entries: number): Promise<string> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "INSERT INTO lists (owner_id, name) VALUES ($1, 'Everything we buy') RETURNING id",
      [personID],
    );
    const listID = rows[0]?.id ?? '';
    // No more of a business than is shown without a package.
    await client.query(
      `WITH made AS (
         INSERT INTO businesses (origin, company_name, business_type, country_code, industry_id, claimed_at)
         SELECT 'registered', 'Works ' || n || ' of the List', 'MA', 'MX', '0006', now() FROM generate_series(1, $1::int / 5) AS n
         RETURNING id
       ), offered AS (
         INSERT INTO products (business_id, name, description, industry_id, category_id, position, stock, lead_time_days)
         SELECT id, 'Gear unit ' || md5(id::text || n), 'Sealed, with a foot, for conveyors', '0006', '000601', n, n % 2 = 0, 30
         FROM made, generate_series(1, 5) AS n RETURNING id, stock, lead_time_days
       )
       INSERT INTO list_entries (list_id, resource_type, resource_id, rank, tags, added_by, known_at, known_stock, known_lead_time_days)
       SELECT $2, 'product', id, (row_number() OVER (ORDER BY md5(id::text))) * 1048576, ARRAY['line 4', 'quoted'], $3,
         now(), stock, lead_time_days
       FROM offered`,
      [entries, listID, personID],
    );
    await client.query(
      `INSERT INTO list_notes (list_id, resource_type, resource_id, author_id, content)
       SELECT list_id, resource_type, resource_id, $2, 'Quoted US$ 1,184, valid until March.' FROM list_entries
       WHERE list_id = $1 AND rank / 1048576 % 5 = 0`,
      [listID, personID],
    );
    await client.query('VACUUM (ANALYZE)');
    return listID;
  });
}
