import { expect, test } from 'vitest';
import { readGoodsKinds } from './goods-kinds.ts';
import { isGoods } from './natures.ts';
import { exportPacking, packSize, tare } from './packing.ts';
import { randomFor } from './random.ts';
import type { Spec } from './spec-values.ts';
import { tellGoods } from './tell-goods.ts';
import { sharedInventedDemo } from './testing.ts';

const { data } = await sharedInventedDemo();
const goods = readGoodsKinds();

function specOf({ specs }: { specs: Spec[] }, wanted: string): string {
  const { value = '', unit } = specs.find(({ key }) => key === wanted) ?? {};
  return unit ? `${value} ${unit}` : value;
}

test('goods have a model or an article number, which no other product of their business has', () => {
  const ofGoods = data.products.filter((product) => specOf(product, 'Origin') !== '');
  expect(ofGoods.length).toBeGreaterThan(10_000);
  const marks = ofGoods.map((product) => [
    product.business_id,
    specOf(product, 'Part number') || specOf(product, 'Article number'),
    specOf(product, 'Model'),
  ]);
  expect(marks.filter(([, number]) => !/^[A-Z]{3}\d{9,}$/.test(number ?? ''))).toEqual([]);
  expect(new Set(marks.map(([business, number]) => `${business} ${number}`)).size).toBe(marks.length);
  const models = marks.filter(([, , model]) => model !== '');
  expect(models.length).toBeGreaterThan(5_000);
  expect(models.filter(([, , model]) => !/^[A-Z]{3}-[A-Z]{1,2}\d+$/.test(model ?? ''))).toEqual([]);
  expect(new Set(models.map(([business, , model]) => `${business} ${model}`)).size).toBe(models.length);
});

test('each is described in two sentences', () => {
  const sentences = (text: string) =>
    text.split(/(?<=[.。])\s*(?=[\p{Lu}\p{Lo}\d]|$)/u).filter((part) => part !== '');
  const short = data.products.filter(
    ({ description }) => sentences(description.split('\n')[0] ?? '').length < 2,
  );
  expect(short.map(({ description }) => description)).toEqual([]);
});

test('each has three or four pictures, all of different views', () => {
  const photos = Map.groupBy(data.photos, ({ product_id }) => product_id);
  const wrong = data.products.filter(({ id }) => {
    const own = photos.get(id) ?? [];
    return own.length < 3 || own.length > 4 || new Set(own.map(({ photo }) => photo.url)).size < own.length;
  });
  expect(wrong).toEqual([]);
});

test('what is said of stock and lead time is so', () => {
  const wrong = data.products.filter(
    ({ stock, lead_time_days, description }) =>
      (/ex stock|in stock;|en existencia;|de línea;|disponibile;|常备现货/i.test(description) && !stock) ||
      (/produced on request|sobre pedido|su richiesta|按订单生产/i.test(description) && stock) ||
      (/within \d+ day/.test(description) && !description.includes(`${lead_time_days} day`)),
  );
  expect(wrong.map(({ description }) => description)).toEqual([]);
});

test('nothing takes more than three times what goods of its business take on average', () => {
  const average = new Map(data.businesses.map(({ row }) => [row.id, row.average_lead_time_days]));
  const stated = data.products.filter(({ business_id }) => average.get(business_id) != null);
  expect(stated.length).toBeGreaterThan(10_000);
  const late = stated.filter(
    ({ business_id, lead_time_days }) => (lead_time_days ?? 0) > 3 * (average.get(business_id) ?? 0),
  );
  expect(late.map(({ name, lead_time_days }) => `${name}: ${lead_time_days}`)).toEqual([]);
  const boilers = data.businesses.filter(({ plan }) =>
    plan.focus.some(({ name }) => name === 'Power Plant Boilers' || name === 'Distillation Columns'),
  );
  expect(boilers.length).toBeGreaterThan(2);
  const quick = boilers.filter(
    ({ plan, row }) => plan.kind === 'maker' && (row.average_lead_time_days ?? 60) < 35,
  );
  expect(quick.map(({ row }) => row.company_name)).toEqual([]);
});

test('who makes nothing produces nothing on request, and what is second-hand is not made', () => {
  const kindOf = new Map(data.businesses.map(({ plan, row }) => [row.id, plan.kind]));
  const making =
    /Produced on request|Production takes|Se fabrica|Plazo de fabricación|Prodotto su|Tempo di produzione|按订单生产/;
  const sold = data.products.filter(({ business_id }) => kindOf.get(business_id) !== 'maker');
  expect(sold.length).toBeGreaterThan(5_000);
  expect(sold.filter(({ description }) => making.test(description)).map(({ name }) => name)).toEqual([]);
  const used = data.products.filter(
    ({ name, subcategory_id }) =>
      /^(Used|Reconditioned|Refurbished) /.test(name) &&
      subcategory_id !== null &&
      goods.ofSubcategory(subcategory_id).nature.name !== 'project',
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(({ stock }) => !stock).map(({ name }) => name)).toEqual([]);
});

test('who resells machines and devices where few are made names where they come from', () => {
  const planOf = new Map(data.businesses.map(({ plan, row }) => [row.id, plan]));
  const printers = data.products.filter(
    ({ business_id, subcategory_id }) =>
      subcategory_id?.startsWith('000205') && planOf.get(business_id)?.country.code === 'AE',
  );
  const resold = printers.filter(({ business_id }) => planOf.get(business_id)?.kind === 'trader');
  expect(resold.length).toBeGreaterThan(3);
  expect(resold.filter((product) => specOf(product, 'Origin') === 'United Arab Emirates')).toEqual([]);
});

test('packing agrees with itself: minimum orders are whole packs and cartons, weights add up, and texts say the same', () => {
  const packed = data.products.flatMap((product) => {
    const match = /^(\d+) (\w+) per carton, (\d+)kg; (\d+) cartons per pallet, (\d+)kg$/.exec(
      specOf(product, 'Export packing'),
    );
    return match ? [{ product, match }] : [];
  });
  expect(packed.length).toBeGreaterThan(1_000);
  const wrong = packed.filter(({ product, match: [, count, unit = '', carton, cartons, pallet] }) => {
    const [pieces, weight, many, whole] = [count, carton, cartons, pallet].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const pack = packSize(specOf(product, 'Packing'), unit) ?? 1;
    const isWhole = (product.minimum_order ?? 0) % pieces === 0 && pieces % pack === 0;
    return !isWhole || many * weight + tare.pallet !== whole || whole > 1_000 || weight > 25;
  });
  expect(wrong.map(({ product }) => product.specs)).toEqual([]);
  const opened = data.products.filter((product) => {
    const size = packSize(specOf(product, 'Packing'), product.minimum_order_unit ?? '');
    return size !== undefined && (product.minimum_order ?? 0) % size !== 0;
  });
  expect(opened.map(({ specs }) => specs)).toEqual([]);
  const belied = data.products.filter((product) => {
    const packing = specOf(product, 'Packing').toLowerCase();
    return packing !== '' && /packed in cartons/.test(product.description) && !packing.includes('carton');
  });
  expect(belied.map(({ description }) => description)).toEqual([]);
});

test('what is weighed weighs in its carton', () => {
  const part = goods.nature('part');
  const specs = [
    { key: 'Packing', value: 'Cartons' },
    { key: 'Weight', value: '400 g' },
    { key: 'Minimum order', value: '100 pieces' },
  ];
  const [, count, carton] =
    /^(\d+) pieces per carton, (\d+)kg/.exec(
      exportPacking(specs, part, { price: undefined, random: randomFor('x') })?.value ?? '',
    ) ?? [];
  expect(Number(carton)).toBe(Math.ceil(Number(count) * 0.4 + tare.carton));
  expect(isGoods(part)).toBe(true);
  const heavy = [{ key: 'Packing', value: 'Cartons' }, { key: 'Weight', value: '30 kg' }, ...specs.slice(2)];
  expect(exportPacking(heavy, part, { price: undefined, random: randomFor('x') })).toBeUndefined();
});

test('"Bags of 50", "12 pairs" and "6 per carton" tell how many, "Cartons, 25 kg" and "24 cones" do not', () => {
  expect(packSize('Bags of 50', 'pieces')).toBe(50);
  expect(packSize('12 pairs', 'pairs')).toBe(12);
  expect(packSize('6 per carton', 'bottles')).toBe(6);
  expect(packSize('Packs of 3 pairs', 'pairs')).toBe(3);
  expect(packSize('Cartons, 25 kg', 'pieces')).toBeUndefined();
  expect(packSize('Cartons of 24 cones', 'kg')).toBeUndefined();
});

const writesEnglish = new Set(
  data.businesses.flatMap(({ row, texts }) =>
    row.text_language === 'en' || texts.some(({ language }) => language === 'en') ? [row.id] : [],
  ),
);
/** Goods whose names come from the industry tree, of businesses that write English. */
const ownGoods = data.products.filter(
  (product) =>
    product.source === null && writesEnglish.has(product.business_id) && specOf(product, 'Origin') !== '',
);
const inEnglish = ({ description }: { description: string }) => description.split('\n').at(-1) ?? '';

test('descriptions say the material of goods and their standard, not how they are packed', () => {
  const packed = ownGoods.filter((product) =>
    /packed (in|on|for|to)|bundled and wrapped|on skids|minimum order/i.test(inEnglish(product)),
  );
  expect(packed.map(inEnglish)).toEqual([]);
  for (const words of ['made of bearing steel 100cr6', 'to iso 606', 'protected to ip65', 'galvanised steel'])
    expect(
      ownGoods.filter((product) => inEnglish(product).toLowerCase().includes(words)).length,
      words,
    ).toBeGreaterThan(5);
  const silent = ownGoods.filter((product) => {
    const [word = ''] = /[\w-]{3,}/.exec(specOf(product, 'Material').toLowerCase()) ?? [];
    return !inEnglish(product).toLowerCase().includes(word);
  });
  expect(silent.map(inEnglish)).toEqual([]);
});

test('they are sentences, not rows of the table: goods, programs and services are told without a colon', () => {
  expect(ownGoods.length).toBeGreaterThan(5_000);
  const bodiless = data.products.filter(
    (product) =>
      product.source === null && writesEnglish.has(product.business_id) && specOf(product, 'Origin') === '',
  );
  expect(bodiless.length).toBeGreaterThan(500);
  expect(bodiless.map(inEnglish).filter((text) => /[a-z]: /.test(text))).toEqual([]);
  expect(ownGoods.map(inEnglish).filter((text) => /[a-z]: /.test(text))).toEqual([]);
});

const told = (...specs: [key: string, value: string][]) =>
  tellGoods(specs.map(([key, value]) => ({ key, value })));

test('what is told of goods reads as it is said', () => {
  expect(told(['Size', '20 × 47 × 14 mm'], ['Material', 'Bearing steel 100Cr6'], ['Cage', 'Brass'])).toBe(
    'made of bearing steel 100Cr6, with a cage of brass',
  );
  expect(told(['Material', 'Steel, galvanised'], ['Standard', 'ISO 606'])).toBe(
    'made of galvanised steel, to ISO 606',
  );
  expect(told(['Load', '300 kg'], ['Lift', '800 mm'])).toBe('with a load of 300 kg and a lift of 800 mm');
  expect(told(['Standard', 'EN 771'])).toBe('made to EN 771');
  expect(told(['Load a shelf', '150 kg'])).toBe('with a load of 150 kg per shelf');
  expect(told(['Frame', 'Aluminium, thermally broken'])).toBe('with a frame of thermally broken aluminium');
  expect(told(['Load', '300 kg'], ['Documents', 'Manual and spare parts list'])).toBe(
    'with a load of 300 kg, complete with manual and spare parts list',
  );
  expect(told(['Documents', 'Certificate of origin'])).toBe('supplied with certificate of origin');
  expect(told(['Frame', 'Steel, 1.5 mm'])).toBe('with a frame of steel');
  expect(told(['Storage', 'Cool and dry'])).toBe('to be kept cool and dry');
  expect(told(['Storage', '2–8 °C'])).toBe('to be kept at 2–8 °C');
  expect(told(['Storage', '256 GB SSD'])).toBe('');
  expect(told(['Documents', 'Test certificate on request'])).toBe('test certificate on request');
  expect(told(['Colour', 'Red'])).toBe('');
});
