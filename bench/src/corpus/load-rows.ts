import type { Client } from 'pg';
import { copyRows, type Value } from './copy-rows.ts';
import {
  type BusinessRow,
  businessId,
  certificateId,
  factId,
  makeBusiness,
  makePerson,
  makeProduct,
  type ProductRow,
  photoId,
  sizesOf,
} from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Table {
  name: string;
  columns: readonly string[];
  rows(): Iterable<readonly Value[]>;
}

const businessColumns =
  `id origin claimed_at subscription company_name short_description general_description business_type
  industry_id city country_code like_count created_at updated_at year_established employees_min employees_max
  annual_revenue_min annual_revenue_max website email phone_number manufacturing_facilities markets spoken_languages
  average_lead_time_days payment_types`.split(/\s+/);

function businessValues(row: BusinessRow, index: number): Value[] {
  const has = (field: number) => row.filled > field;
  const site = `www.company-${index}.example`;
  return [
    ...[row.id, row.origin, row.origin === 'registered' ? row.createdAt : null, row.tier, row.name],
    ...[row.short, row.general, row.type, row.leaf.industry, row.city, row.country, row.likes],
    ...[row.createdAt, row.updatedAt],
    has(0) ? 1900 + (index % 120) : null,
    ...(has(1) ? [10 * (1 + (index % 50)), 10 * (2 + (index % 50))] : [null, null]),
    ...(has(2) ? [1e6, 5e6] : [null, null]),
    has(3) ? site : null,
    has(4) ? `sales@company-${index}.example` : null,
    has(5) ? `555${String(index).padStart(7, '0')}` : null,
    has(6) ? `${row.city} works` : null,
    has(7) ? ['MX', 'US'] : [],
    has(8) ? ['en', 'es'] : [],
    has(9) ? 14 + (index % 60) : null,
    has(9) ? ['letter_of_credit'] : [],
  ];
}

const productColumns =
  `id business_id name description keywords industry_id category_id subcategory_id specs lead_time_days stock
  position like_count created_at updated_at`.split(/\s+/);

function productValues(row: ProductRow): Value[] {
  return [
    ...[row.id, row.businessId, row.name, row.description, row.keywords],
    ...[
      row.leaf.industry,
      row.leaf.category,
      row.leaf.subcategory,
      JSON.stringify(row.specs),
      row.leadTimeDays,
    ],
    ...[row.photos > 0, row.position, row.likes, row.createdAt, row.updatedAt],
  ];
}

/** What `make` gives for each number below `count`: none, one or several rows. */
function* rowsOf(
  count: number,
  make: (index: number) => readonly (readonly Value[])[],
): Generator<readonly Value[]> {
  for (let index = 0; index < count; index += 1) yield* make(index);
}

function tablesOf(vocabulary: Vocabulary, size: number): Table[] {
  const { businesses, products, people } = sizesOf(size);
  const business = (index: number) => makeBusiness(vocabulary, index);
  return [
    {
      name: 'businesses',
      columns: businessColumns,
      rows: () => rowsOf(businesses, (index) => [businessValues(business(index), index)]),
    },
    {
      name: 'business_categories',
      columns: ['business_id', 'category_id', 'position'],
      rows: () =>
        rowsOf(businesses, (index) => {
          const { id, leaf, otherCategories } = business(index);
          return [leaf.category, ...otherCategories].map((category, position) => [id, category, position]);
        }),
    },
    {
      name: 'verified_facts',
      columns: ['id', 'business_id', 'fact', 'method', 'checked_by', 'checked_at', 'expires_at'],
      rows: () => {
        const facts = ['legal_address', 'company_registration', 'phone_and_email', 'factory'];
        return rowsOf(businesses, (index) =>
          facts
            .slice(0, business(index).facts)
            .map((fact, place) => [
              ...[factId(index, place), businessId(index), fact, 'document_seen', 'bench'],
              ...['2026-01-01T00:00:00Z', '2096-01-01T00:00:00Z'],
            ]),
        );
      },
    },
    {
      name: 'certificates',
      columns: ['id', 'business_id', 'name', 'issue_date', 'expire_date'],
      rows: () =>
        rowsOf(businesses, (index) =>
          business(index).certificates.map((name, place) => [
            ...[certificateId(index, place), businessId(index), name, '2026-01-01', '2096-01-01'],
          ]),
        ),
    },
    {
      name: 'products',
      columns: productColumns,
      rows: () => rowsOf(products, (index) => [productValues(makeProduct(vocabulary, index, businesses))]),
    },
    {
      name: 'product_photos',
      columns: ['id', 'product_id', 'photo', 'position'],
      rows: () =>
        rowsOf(products, (index) => {
          const { id, photos } = makeProduct(vocabulary, index, businesses);
          return photos === 0
            ? []
            : [[photoId(index), id, JSON.stringify({ url: `/picture/product/${id}` }), 0]];
        }),
    },
    {
      name: 'people',
      columns: ['id', 'username', 'first_name', 'last_name', 'country_code', 'company_name', 'industry_id'],
      rows: () =>
        rowsOf(people, (index) => {
          const row = makePerson(vocabulary, index);
          return [
            [row.id, row.username, row.firstName, row.lastName, row.country, row.company, row.industry],
          ];
        }),
    },
  ];
}

/**
 * Fills the tables of a migrated, empty database. References between the rows are not checked while they are copied:
 * they are right by the way they are made.
 */
export async function loadRows(
  client: Client,
  vocabulary: Vocabulary,
  size: number,
  progress: (what: string) => void,
): Promise<void> {
  await client.query(`SET session_replication_role = replica`);
  for (const { name, columns, rows } of tablesOf(vocabulary, size)) {
    await copyRows(client, name, columns, rows(), (count) =>
      progress(`${name}: ${count.toLocaleString('en')}`),
    );
  }
  await client.query(`SET session_replication_role = origin`);
}
