import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { urlOf, withConnection } from './with-connection.ts';

const folder = new URL('../migrations/', import.meta.url);
const own = '0040_owned_products.sql';
const server = inject('databaseServer') ?? '';
const name = `test_${randomUUID().replaceAll('-', '')}`;

afterAll(() =>
  withConnection(server, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
);

test('rows from before the migration get days where the lead time can be read, and no more are listed than a membership shows', async () => {
  await withConnection(server, async (client) => void (await client.query(`CREATE DATABASE ${name}`)));
  await withConnection(urlOf(server, name), async (client) => {
    const files = (await readdir(folder)).filter((file) => file < own).sort();
    for (const file of files) await client.query(await readFile(new URL(file, folder), 'utf8'));
    await client.query(`
      INSERT INTO business_types VALUES ('MA', '{}', 1);
      INSERT INTO countries VALUES ('MX', '{}', '');
      INSERT INTO industries VALUES ('0006', '{}', '{}', 1);
      INSERT INTO businesses (company_name, business_type, country_code) VALUES ('Nordhang', 'MA', 'MX');
      INSERT INTO products (business_id, name, industry_id, lead_time, position)
        SELECT businesses.id, 'P' || place, '0006', stated, place FROM businesses,
          unnest(ARRAY['12 days', '1 day', '2-3 weeks', '6–8 Weeks', '1 to 2 months', 'on request', '5 working days', NULL])
            WITH ORDINALITY AS given (stated, place);
      INSERT INTO product_photos (product_id, url, position) SELECT id, '/p.webp', 0 FROM products WHERE name = 'P1';
      DELETE FROM search_queue;`);
    await client.query(await readFile(new URL(own, folder), 'utf8'));
    const { rows } = await client.query(
      'SELECT lead_time, lead_time_days AS days, listed FROM products ORDER BY position',
    );
    expect(rows).toEqual([
      { lead_time: null, days: 12, listed: true },
      { lead_time: null, days: 1, listed: true },
      { lead_time: null, days: 21, listed: true },
      { lead_time: null, days: 56, listed: true },
      { lead_time: null, days: 60, listed: true },
      { lead_time: 'on request', days: null, listed: true },
      { lead_time: '5 working days', days: null, listed: true },
      { lead_time: null, days: null, listed: false },
    ]);
    // The search forgets what is no more listed.
    const { rows: queued } = await client.query(
      `SELECT name FROM search_queue AS entry JOIN products USING (id) WHERE kind = 'product' AND NOT listed`,
    );
    expect(queued).toEqual([{ name: 'P8' }]);
    expect((await client.query('SELECT photo FROM product_photos')).rows).toEqual([
      { photo: { url: '/p.webp' } },
    ]);
  });
});
