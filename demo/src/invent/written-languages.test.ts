import type { Language } from '@kontor/contract';
import { expect, test } from 'vitest';
import { readGoodsKinds } from './goods-kinds.ts';
import { readTable } from './tables.ts';
import { sharedInventedDemo } from './testing.ts';
import { readWordings } from './wording.ts';

const { data } = await sharedInventedDemo();
const languages: Record<string, string> = {
  MX: 'es',
  ES: 'es',
  AR: 'es',
  CO: 'es',
  CL: 'es',
  PE: 'es',
  EC: 'es',
  IT: 'it',
  CN: 'zh',
};
const languageOf = (country: string) => languages[country] ?? 'en';

/** Small words no sentence of a language does without; Chinese is told by its signs. */
const marks: Record<string, RegExp> = {
  en: /\b(the|and|of|for|with|in|to|are|is|on|from|at|as|by|within|since|our|we|no|it)\b/i,
  es: /\b(de|para|y|con|en|desde|la|el|los|las|su|se|a|por|sobre)\b/i,
  it: /\b(di|per|e|con|in|dal|la|il|le|gli|si|da|a|su|nel|dall|all)\b/i,
  zh: /\p{Script=Han}{2}/u,
};
const english = /\b(the|for|with|from|our|we|are|is|by|to|within)\b/i;

test('businesses write the language of their country, with English beside it where they sell abroad', () => {
  const wrong = data.businesses.filter(({ row, texts }) => {
    const language = languageOf(row.country_code);
    const own = `${row.short_description} ${row.general_description ?? ''}`;
    const isOwn = row.text_language === language && marks[language]?.test(own);
    const isAlone = language === 'en' || !english.test(own);
    const sellsAbroad = row.markets.some((market) => market !== row.country_code);
    const beside = texts.map((text) => text.language).join();
    const isRightBeside = beside === (language !== 'en' && sellsAbroad ? 'en' : '');
    return !isOwn || !isAlone || !isRightBeside;
  });
  expect(wrong.map(({ row }) => `${row.country_code}: ${row.short_description}`)).toEqual([]);
  const own = data.businesses.filter(({ row }) => row.text_language !== 'en');
  expect(own.length).toBeGreaterThan(700);
  expect(own.some(({ texts }) => texts.length === 0)).toBe(true);
  for (const { texts, row } of own)
    for (const text of texts) {
      expect(text.short_description, row.company_name).toMatch(marks.en as RegExp);
      expect(text.general_description === null).toBe(row.general_description === null);
    }
});

test('their products and plants are told in it, too, and products named by the industry tree bear its name', () => {
  const planOf = new Map(data.businesses.map((business) => [business.row.id, business]));
  const wrong = data.products.filter(({ business_id, description }) => {
    const country = planOf.get(business_id)?.row.country_code ?? '';
    return !marks[languageOf(country)]?.test(description.split('\n')[0] ?? '');
  });
  expect(wrong.map(({ description }) => description)).toEqual([]);
  const names = new Set(data.products.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining([
      'Reductores planetarios (Planetary gearboxes)',
      'Reductores planetarios',
      'Planetary gearboxes',
      '轴承座 (Bearing housings)',
    ]),
  );
  const plants = data.businesses.filter(({ row }) => row.manufacturing_facilities !== null);
  for (const { row } of plants)
    expect(row.manufacturing_facilities, row.company_name).toMatch(
      marks[languageOf(row.country_code)] as RegExp,
    );
});

test('what a plant is in one language it is in the other, each on a line of its own, and it lies where the texts say', () => {
  const halls = /arrendad|in affitto|租用/;
  const covered = /cubiertos|coperti|建筑面积/;
  const told = data.businesses.filter(({ row }) => row.manufacturing_facilities !== null);
  const inTwo = told.filter(({ row }) => row.manufacturing_facilities?.includes('\n'));
  expect(inTwo.length).toBeGreaterThan(10);
  for (const { row } of inTwo) {
    const [own = '', english = ''] = row.manufacturing_facilities?.split('\n') ?? [];
    expect(halls.test(own), row.manufacturing_facilities ?? '').toBe(english.startsWith('Rented'));
    expect(covered.test(own), row.manufacturing_facilities ?? '').toBe(english.includes('covered area'));
    const figures = (text: string) => text.replace(/m²/g, '').match(/\d+/g)?.join('') ?? '';
    expect(figures(own).startsWith(figures(english).slice(0, 3)), row.manufacturing_facilities ?? '').toBe(
      true,
    );
  }
  const elsewhere = told.filter(
    ({ row }) =>
      row.manufacturing_facilities?.includes(' / ') ||
      row.factory_city !== row.city ||
      row.factory_size === null,
  );
  expect(elsewhere.map(({ row }) => `${row.company_name}: ${row.manufacturing_facilities}`)).toEqual([]);
});

test('sentences in Spanish, Italian and Chinese read as written in them', () => {
  const own = data.businesses.filter(({ row }) => row.text_language !== 'en');
  const language = new Map(own.map(({ row }) => [row.id, row.text_language]));
  const ofBusinesses = own.flatMap(({ row }) => [row.short_description, row.general_description ?? '']);
  const ofProducts = data.products.flatMap(({ business_id, description }) =>
    language.has(business_id) ? [description.split('\n')[0] ?? ''] : [],
  );
  // One of two names for a thing, and a comma before what is added.
  const stumbling = /[(（]|[^,] (así como|nonché) |服务服务/;
  expect([...ofBusinesses, ...ofProducts].filter((text) => stumbling.test(text))).toEqual([]);
  // No "Sillas para restaurante para hoteles".
  expect(ofProducts.filter((text) => / (para|per) [^.,;]* \1 /.test(text))).toEqual([]);
});

test('the standard and the class of protection of goods are told in their language, too', () => {
  const language = new Map(data.businesses.map(({ row }) => [row.id, row.text_language]));
  const codes = /^(EN|ISO|DIN|IEC|ASTM)( ISO)? \d+$/;
  const normed = data.products.flatMap(({ business_id, source, subcategory_id, specs, description }) => {
    const standard = specs.find(({ key }) => key === 'Standard')?.value ?? '';
    const own = description.split('\n')[0] ?? '';
    const isGood = specs.some(({ key }) => key === 'Origin');
    const isOwn = isGood && source === null && subcategory_id !== null && language.get(business_id) !== 'en';
    return isOwn && codes.test(standard) ? [{ standard, own }] : [];
  });
  expect(normed.length).toBeGreaterThan(100);
  expect(normed.filter(({ standard, own }) => !own.includes(standard)).map(({ own }) => own)).toEqual([]);
  expect(
    new Set(
      data.products.flatMap(
        ({ description }) => /grado (de protección|di protezione)|防护等级/.exec(description)?.[0] ?? [],
      ),
    ).size,
  ).toBe(3);
});

test('customers are those of the kind of goods, the same in each language: no excavators for bakers, no lenses for blood banks', () => {
  const goods = readGoodsKinds();
  const wordings = readWordings();
  const every = [...new Set(readTable<'en'>('customers').map(({ en }) => en))];
  const language = new Map(data.businesses.map(({ row }) => [row.id, row.text_language]));
  // The longest first: "bakeries and food manufacturers" are no "food manufacturers".
  const calledIn = (own: Language) =>
    every
      .map((english) => ({ english, phrase: wordings[own].customers(english) }))
      .toSorted((one, other) => other.phrase.length - one.phrase.length);
  const called = { en: calledIn('en'), es: calledIn('es'), it: calledIn('it'), zh: calledIn('zh') };
  const ofKind = data.products.flatMap(({ business_id, source, subcategory_id, description }) => {
    if (source !== null || subcategory_id === null) return [];
    const kind = goods.ofSubcategory(subcategory_id);
    // What is called "Food-grade" is bought by others.
    const buyers = new Set(kind.buyers.map((entry) => entry.split(': ').at(-1) ?? ''));
    const texts = description.split('\n');
    const own = language.get(business_id) ?? 'en';
    return buyers.size > 0
      ? texts.map((text, at) => ({ text, own: at === 0 ? own : ('en' as const), buyers }))
      : [];
  });
  expect(ofKind.length).toBeGreaterThan(5_000);
  const told = ofKind.flatMap(({ text, own, buyers }) => {
    const longest = called[own].find(({ phrase }) => text.includes(phrase))?.phrase;
    const found = called[own].filter(({ phrase }) => phrase === longest);
    return found.length > 0 ? [{ text, isOfKind: found.some(({ english }) => buyers.has(english)) }] : [];
  });
  expect(told.length).toBeGreaterThan(4_000);
  expect(told.filter(({ isOfKind }) => !isOfKind).map(({ text }) => text)).toEqual([]);
});

test('numbers of four digits are grouped in every language, and windows of houses are no system', () => {
  const texts = data.businesses.flatMap(({ row, texts: beside }) => [
    row.manufacturing_facilities ?? '',
    ...[row, ...beside].flatMap(({ short_description, general_description }) => [
      short_description,
      general_description ?? '',
    ]),
  ]);
  expect(texts.filter((text) => /\b\d{4} (m²|平方米|art)/.test(text))).toEqual([]);
  expect(texts.filter((text) => /[a-zA-Z] Windows\b/.test(text))).toEqual([]);
  const italian = data.businesses.flatMap(({ row }) =>
    row.text_language === 'it' ? [row.short_description] : [],
  );
  expect(italian.filter((text) => / a [aA]/.test(text))).toEqual([]);
});

test('nobody has thousands of machines on a shelf, a history of few years, or a Chinese company of before 1979', () => {
  const goods = readGoodsKinds();
  const texts = (business: (typeof data.businesses)[number]) =>
    [business.row, ...business.texts].map(({ general_description }) => general_description ?? '').join(' ');
  const stockists = data.businesses.filter((business) => /4[.,]000 art/.test(texts(business)));
  expect(stockists.length).toBeGreaterThan(10);
  const ofMachines = stockists.filter(({ plan }) =>
    plan.focus.some(({ id }) => /machine|project|bulk|fresh/.test(goods.ofSubcategory(id).nature.name)),
  );
  expect(ofMachines.map(({ row }) => row.short_description)).toEqual([]);
  const grown = data.businesses.filter((business) => /small workshop|pequeño taller/.test(texts(business)));
  expect(grown.length).toBeGreaterThan(10);
  expect(grown.filter(({ row }) => (row.year_established ?? 0) >= 2008)).toEqual([]);
  const chinese = data.businesses.filter(({ row }) => row.country_code === 'CN');
  expect(chinese.filter(({ row }) => (row.year_established ?? 1979) < 1979)).toEqual([]);
});

test('English is British in sentences: no aluminum beside aluminium', () => {
  const american =
    /\b(aluminum|anesthesia|centers?|colors?|fibers?|flavors?|jewelry|molds?|molding|labeling|orthopedic|tires?)\b/i;
  const ownLanguage = new Map(data.businesses.map(({ row }) => [row.id, row.text_language]));
  const english = [
    ...data.businesses.flatMap(({ row, texts }) =>
      [{ language: row.text_language, ...row }, ...texts].flatMap((text) =>
        text.language === 'en' ? [text.short_description, text.general_description ?? ''] : [],
      ),
    ),
    ...data.products.flatMap(({ business_id, description }) =>
      description.includes('\n') || ownLanguage.get(business_id) === 'en'
        ? (description.split('\n').at(-1) ?? '')
        : [],
    ),
  ];
  expect(english.filter((text) => american.test(text))).toEqual([]);
  expect(english.filter((text) => /aluminium windows/i.test(text)).length).toBeGreaterThan(0);
});

test('so are the people who work there', () => {
  const told = data.people.filter(({ brief_presentation }) => brief_presentation !== null);
  const wrong = told.filter(
    ({ country_code, brief_presentation }) =>
      !marks[languageOf(country_code)]?.test(brief_presentation ?? ''),
  );
  expect(wrong.map(({ brief_presentation }) => brief_presentation)).toEqual([]);
});
