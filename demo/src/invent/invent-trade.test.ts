import { expect, test } from 'vitest';
import { readCountries } from './countries.ts';
import { employerIds } from './employers.ts';
import { sharedInventedDemo } from './testing.ts';

const { data } = await sharedInventedDemo();

test('everybody accepts the money of their country first: EUR in Germany, CHF in Switzerland, MXN in Mexico', () => {
  const currencyOf = new Map(readCountries().map(({ code, currency }) => [code, currency]));
  expect(['DE', 'IT', 'ES', 'CH', 'MX', 'EC'].map((code) => currencyOf.get(code))).toEqual([
    'EUR',
    'EUR',
    'EUR',
    'CHF',
    'MXN',
    'USD',
  ]);
  const foreign = data.businesses.filter(
    ({ row }) => row.payment_currencies[0] !== currencyOf.get(row.country_code),
  );
  expect(foreign.map(({ row }) => `${row.company_name}: ${row.payment_currencies}`)).toEqual([]);
});

test('goods are packed as theirs are: no drives in bulk, no medicines in wooden crates, gifts alone in gift boxes', () => {
  const wrong: Record<string, RegExp> = {
    '0001': /Gift|Bulk|Bundles|Drums/,
    '0002': /Gift|Bulk|Bundles|Wooden/,
    '0006': /Gift|Bulk|Bundles|Polybags/,
    '0012': /Gift|Bulk|Bundles/,
    '0013': /Gift|Bulk|Bundles|Wooden/,
  };
  const mispacked = data.businesses.filter(({ row }) =>
    row.packaging_types.some((type) => wrong[row.industry_id ?? '']?.test(type)),
  );
  expect(mispacked.map(({ row }) => `${row.industry_id}: ${row.packaging_types}`)).toEqual([]);
});

test('who sells at home alone delivers on no terms of a ship', () => {
  const shipped = data.businesses.filter(
    ({ row, plan }) =>
      plan.kind !== 'importer' &&
      row.markets.join() === row.country_code &&
      row.delivery_terms.some((term) => /^(FOB|CFR|CIF|CPT|CIP|DPU)$/.test(term)),
  );
  expect(shipped.map(({ row }) => `${row.company_name}: ${row.delivery_terms}`)).toEqual([]);
});

test('showcases and the newest, which the home page shows, have English beside where their kind sells abroad', () => {
  const employers = new Set(employerIds());
  const shown = data.businesses.filter(
    ({ plan, row }) => row.text_language !== 'en' && (plan.daysHere !== undefined || employers.has(row.id)),
  );
  expect(shown.length).toBeGreaterThan(30);
  const alone = shown.filter(
    ({ plan, texts }) =>
      plan.kind !== 'importer' &&
      plan.kind !== 'retailer' &&
      texts.every(({ language }) => language !== 'en'),
  );
  expect(alone.map(({ row }) => `${row.company_name}: ${row.short_description}`)).toEqual([]);
  const english = new Set(data.businesses.flatMap(({ texts, row }) => (texts.length > 0 ? [row.id] : [])));
  const cut = data.products.filter(
    ({ business_id, description }) => english.has(business_id) && !description.includes('\n'),
  );
  expect(cut.map(({ description }) => description)).toEqual([]);
});
