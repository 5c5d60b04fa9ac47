import { describe, expect, test } from 'vitest';
import { repeatsWord } from './article-names.ts';
import { readGoodsKinds } from './goods-kinds.ts';
import { priceCurrencies } from './invent-price.ts';
import { isGoods } from './natures.ts';
import { choicesOf, type Spec } from './spec-values.ts';
import { sharedInventedDemo } from './testing.ts';
import { readTree } from './tree.ts';

const demo = await sharedInventedDemo();
const goods = readGoodsKinds();
/** Products whose names come from the industry tree, which have all else from their kind. */
const ownProducts = () =>
  demo.data.products.flatMap((product) =>
    product.source === null && product.subcategory_id !== null
      ? [{ ...product, kind: goods.ofSubcategory(product.subcategory_id) }]
      : [],
  );

describe('kinds of goods', () => {
  test('are known for every subcategory, with specifications that name nothing twice', async () => {
    const { industries } = await readTree(demo.db);
    const subcategories = industries.flatMap(({ categories }) =>
      categories.flatMap((category) => category.subcategories),
    );
    expect(subcategories.length).toBeGreaterThan(1_300);
    for (const { id, name } of subcategories.filter((one) => one.name !== 'Tobacco')) {
      const { specs } = goods.ofSubcategory(id);
      const keys = specs.map(({ key }) => key);
      expect(keys.length, name).toBeGreaterThan(0);
      expect(new Set(keys).size, name).toBe(keys.length);
      for (const { values } of specs)
        for (const value of choicesOf(values)) expect(value, name).toMatch(/^\S.{0,49}$/);
    }
  });

  test('contradict themselves in nothing that one value says of another', async () => {
    const { industries } = await readTree(demo.db);
    const kinds = industries.flatMap(({ categories }) =>
      categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => goods.ofSubcategory(id))),
    );
    const said = kinds.flatMap(({ name, specs }) =>
      specs.flatMap(({ key, saidBy, values }) => {
        const sayer = specs.find((other) => other.key === saidBy);
        return saidBy ? [{ what: `${name}: ${key}@${saidBy}`, values, others: sayer?.values ?? '' }] : [];
      }),
    );
    expect(said.length).toBeGreaterThan(300);
    for (const { what, values, others } of said)
      expect(values.split('|'), what).toHaveLength(choicesOf(others).length);
    const hallmarks: Record<string, string> = {
      '14 k': '585',
      '18 k': '750',
      925: '925',
      999: '999',
      950: '950',
      900: '900',
    };
    const wrong = demo.data.products.flatMap(({ name, specs }) => {
      const valueFor = (wanted: string) => specs.find(({ key }) => key === wanted)?.value;
      const [metal, hallmark] = [valueFor('Metal'), valueFor('Hallmark')];
      const right = Object.keys(hallmarks).find((mark) => metal?.includes(mark));
      return metal && hallmark && hallmark !== hallmarks[right ?? '']
        ? [`${name}: ${metal}, ${hallmark}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test('give names that say no word twice', () => {
    expect(demo.data.products.filter(({ name }) => repeatsWord(name)).map(({ name }) => name)).toEqual([]);
    expect(repeatsWord('Industrial industrial PCs')).toBe(true);
    expect(repeatsWord('Halal-certified halal meat')).toBe(true);
  });

  test('give software and services no body: no size, weight, origin, packing, stock or lead time', () => {
    const bodiless = ownProducts().filter(({ kind }) => !isGoods(kind.nature));
    expect(bodiless.length).toBeGreaterThan(600);
    const bodily = /^(weight|dimensions|diagonal|display|height|width|origin|packing|material|colour)$/i;
    for (const { name, specs, stock, lead_time_days } of bodiless) {
      expect(
        specs.filter(({ key }) => bodily.test(key)),
        name,
      ).toEqual([]);
      expect({ stock, lead_time_days }, name).toEqual({ stock: false, lead_time_days: null });
    }
    expect(bodiless.map(({ name }) => name)).toEqual(expect.arrayContaining(['SCADA software']));
  });

  test('keep prices within their range and in their unit', () => {
    const priced = ownProducts().filter(({ price_amount }) => price_amount !== null);
    expect(priced.length).toBeGreaterThan(2_000);
    for (const { name, kind, price_amount, price_currency, price_per } of priced) {
      const dollars = (price_amount ?? 0) / (priceCurrencies[price_currency ?? '']?.rate ?? 0);
      expect(price_per, name).toBe(kind.price?.per);
      // What is written is rounded.
      expect(dollars, name).toBeGreaterThan((kind.price?.from ?? Infinity) * 0.9);
      expect(dollars, name).toBeLessThan((kind.price?.to ?? 0) * 1.1);
    }
  });

  test('agree with the name: what is called cotton, Pt100 or gluten-free is so, and a larger one weighs no less', () => {
    const specOf = (product: { specs: Spec[] }, wanted: string) => {
      const { value = '', unit } = product.specs.find(({ key }) => key === wanted) ?? {};
      return unit ? `${value} ${unit}` : value;
    };
    const named = (name: string) => ownProducts().filter((product) => product.name === name);
    const bibs = named('Cotton bibs');
    expect(bibs.length).toBeGreaterThan(0);
    for (const one of bibs) expect(specOf(one, 'Material')).toMatch(/cotton/i);
    const sensors = named('Pt100 temperature sensors');
    expect(sensors.length).toBeGreaterThan(0);
    for (const one of sensors) expect(specOf(one, 'Sensing element')).toMatch(/^Pt100,/);
    const free = ownProducts().filter(({ name }) => name.startsWith('Gluten-free'));
    expect(free.length).toBeGreaterThan(0);
    for (const one of free) expect(specOf(one, 'Allergens')).not.toMatch(/gluten/i);
    const robots = named('Articulated robots').map((one) => [specOf(one, 'Payload'), specOf(one, 'Reach')]);
    const reachOf = (payload: string) =>
      robots
        .filter(([first]) => first === payload)
        .map(([, reach = '']) => Number.parseInt(reach.replace(',', ''), 10));
    expect(Math.max(...reachOf('3 kg'))).toBeLessThan(Math.min(...reachOf('50 kg')));
  });
});
