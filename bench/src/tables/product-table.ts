import { type Data, type Input, listOwnProducts, type ProductSort } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { insertOwnedBusiness } from '../load/owned-business.ts';
import type { RunOptions, Section } from '../suite.ts';
import { cursorBehind, type FarPage, farPageColumns, measureFarPage } from './far-pages.ts';
import type { OpenApi } from './open-api.ts';

type Page = Data<typeof listOwnProducts>;
type Query = Input<typeof listOwnProducts>['query'];

const size = 50;
const sorts: readonly ProductSort[] = ['position', 'name'];

/** An owner's table of many products. */
export async function measureProductTable(
  { database, personID, ask }: OpenApi,
  { rounds, quick, progress }: RunOptions,
): Promise<Section> {
  const products = quick ? 1_000 : 10_000;
  const far = products - products / 10;
  progress(`a business with ${products.toLocaleString('en')} products`);
  const bid = await fillTable(database, personID, products);
  const page = (query: Omit<Query, 'bid'>) =>
    ask<Page>(`${listOwnProducts.path}?${new URLSearchParams({ ...written(query), bid })}`);
  const behind = (rows: number, sort: ProductSort) =>
    cursorBehind(rows, 100, async (count, after) => (await page({ sort, size: count, after })).next);
  const row = far.toLocaleString('en');
  const measured: FarPage[] = [];
  for (const sort of sorts) {
    const [second, last] = [await behind(size, sort), await behind(far, sort)];
    progress(`products by ${sort}`);
    const pages = {
      name: `products by ${sort}`,
      first: () => page({ sort, size }),
      second: () => page({ sort, size, after: second }),
      far: () => page({ sort, size, after: last }),
    };
    measured.push(await measureFarPage(pages, row, rounds));
  }
  return {
    title: `The table of ${products.toLocaleString('en')} products, ${size} rows a page`,
    columns: farPageColumns(row),
    rows: measured.map((each) => each.row),
    checks: measured.flatMap((each) => each.checks),
    notes: ['The first page counts what each filter holds, besides; the second one does not.'],
  };
}

function written(query: Omit<Query, 'bid'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** The id of a business that belongs to a person, with so many products in an order that is none of their names. */
function fillTable(url: string, personID: string, products: number): Promise<string> {
  return withConnection(url, async (client) => {
    const businessID = await insertOwnedBusiness(client, personID, 'Works of the Table');
    await client.query(
      `INSERT INTO products (business_id, name, description, industry_id, category_id, position, stock, lead_time_days, listed)
       SELECT $1, 'Bearing ' || md5(n::text), 'Sealed on both sides, for pumps and fans', '0006', '000601', n, n % 2 = 0, n % 90, false
       FROM generate_series(1, $2::int) AS n`,
      [businessID, products],
    );
    await client.query('VACUUM (ANALYZE)');
    return businessID;
  });
}
