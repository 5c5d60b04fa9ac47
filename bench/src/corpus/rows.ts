import { between, pick, type Random, randomFor, uuidFor } from './random.ts';
import type { Leaf, Vocabulary } from './vocabulary.ts';
import { zipf } from './zipf.ts';

const stream = { business: 11, product: 12, person: 13, fact: 14, certificate: 15, photo: 16 };
const day = 86_400_000;
/** The corpus is told as of this day; proof holds for years from it, so that figures do not drift with the calendar. */
/** The day of the newest rows. */
export const newestDay = Date.UTC(2026, 10, 1);

const typeShares = ['MA', 'MA', 'MA', 'DI', 'DI', 'WS', 'WS', 'IM', 'EX', 'RE', 'RE', 'CO', 'CO', 'IN', 'GO'];
const countries =
  `MX US CN DE IT IN GB ES FR BR JP CA TR PL KR AR CL CO PE EC AU ZA MA EG AE NL BE AT CH SE NO DK FI CZ PT
  HU RO GR TH VN MY ID`.split(/\s+/);
const legalForms = ['SA de CV', 'GmbH', 'Ltd', 'Inc', 'SpA', 'SRL', 'BV', 'AG', 'Co Ltd', 'SAS', 'LLC', 'SL'];
const begins =
  `al bar bel bren cal cor dal del dor dre el fal fen gar gor hal han hol ir jan kal kor lan lor mal mar mel nor
  or pal par quen ral ron sal sen sol tal tan tor ul val ver wal win yor zan`.split(/\s+/);
const ends =
  `aco ada ado alba ana ando anta aro ato avi edo elia ello enda ento era eso etti eva ica iga ilo ina inga ira iso
  ita iva olo ona onda oro osa ova ula una ura usta`.split(/\s+/);
const cities = begins.flatMap((first) => ends.slice(0, 8).map((last) => `${first}${last}`));
const drawCountry = zipf(countries.length, 3);
const drawCity = zipf(cities.length, 5);

const productsPerBusiness = 3;

export interface BusinessRow {
  id: string;
  name: string;
  type: string;
  tier: string;
  origin: 'imported' | 'registered';
  country: string;
  city: string;
  leaf: Leaf;
  otherCategories: string[];
  short: string | null;
  general: string | null;
  likes: number;
  /** Optional fields of the profile that are filled, 0 to 10. */
  filled: number;
  facts: number;
  certificates: string[];
  createdAt: string;
  updatedAt: string;
}

export interface ProductRow {
  id: string;
  businessId: string;
  /** Number of its business. */
  ownerIndex: number;
  name: string;
  description: string | null;
  keywords: string[];
  leaf: Leaf;
  specs: { key: string; value: string }[];
  leadTimeDays: number | null;
  photos: number;
  position: number;
  likes: number;
  createdAt: string;
  updatedAt: string;
}

export interface PersonRow {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  country: string;
  company: string;
  industry: string;
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

function invented(random: Random): string {
  return capital(`${pick(random, begins)}${random() < 0.5 ? pick(random, begins) : ''}${pick(random, ends)}`);
}

function text(random: Random, vocabulary: Vocabulary, leaf: Leaf, words: number): string {
  const all: string[] = [];
  for (let index = 0; index < words; index += 1)
    all.push(random() < 0.15 ? pick(random, leaf.words) : vocabulary.word(random));
  return `${capital(all.join(' '))}.`;
}

/** Few likes for most, many for some. */
function likes(random: Random): number {
  return Math.floor(1 / (random() + 0.002) - 0.99);
}

function dates(random: Random): { createdAt: string; updatedAt: string } {
  const created = newestDay - Math.floor(random() * 2_000) * day;
  const updated = created + Math.floor(random() * (newestDay - created));
  return { createdAt: new Date(created).toISOString(), updatedAt: new Date(updated).toISOString() };
}

function tier(random: Random): string {
  const chance = random();
  if (chance < 0.9) return 'standard';
  return chance < 0.96 ? 'gold' : chance < 0.99 ? 'premium' : 'platinum';
}

export function businessId(index: number): string {
  return uuidFor(stream.business, index);
}

/** Business number `index`. */
export function makeBusiness(vocabulary: Vocabulary, index: number): BusinessRow {
  const random = randomFor(stream.business, index);
  const leaf = vocabulary.leaf(random);
  const trade = capital(random() < 0.5 ? pick(random, leaf.words) : vocabulary.word(random));
  const own = random() < 0.5 ? invented(random) : `${invented(random)} ${capital(vocabulary.word(random))}`;
  const filled = Math.floor(random() ** 2 * 11);
  const proven = random() < 0.15;
  return {
    id: businessId(index),
    name: `${own} ${trade} ${pick(random, legalForms)}`,
    type: pick(random, typeShares),
    tier: tier(random),
    origin: random() < 0.8 ? 'imported' : 'registered',
    country: countries[drawCountry(random)] as string,
    city: capital(cities[drawCity(random)] as string),
    leaf,
    otherCategories:
      random() < 0.3
        ? [vocabulary.leaf(random).category].filter((category) => category !== leaf.category)
        : [],
    short: random() < 0.8 ? text(random, vocabulary, leaf, between(random, 6, 14)) : null,
    general: random() < 0.5 ? text(random, vocabulary, leaf, between(random, 12, 30)) : null,
    likes: likes(random),
    filled,
    facts: proven ? between(random, 1, 4) : 0,
    certificates: proven && random() < 0.5 ? ['ISO 9001', 'ISO 14001'].slice(0, between(random, 1, 2)) : [],
    ...dates(random),
  };
}

/** Business a product belongs to: some have many products, most a few. */
function ownerOf(random: Random, index: number, businesses: number): { owner: number; position: number } {
  if (random() < 0.7) return { owner: index % businesses, position: Math.floor(index / businesses) };
  return { owner: Math.floor(random() ** 3 * businesses), position: between(random, 0, 12) };
}

/** Product number `index` of a corpus of so many businesses. */
export function makeProduct(vocabulary: Vocabulary, index: number, businesses: number): ProductRow {
  const random = randomFor(stream.product, index);
  const { owner, position } = ownerOf(random, index, businesses);
  const leaf = vocabulary.leaf(random);
  const noun = random() < 0.6 ? leaf.words.join(' ') : vocabulary.word(random);
  const before = Array.from({ length: between(random, 1, 2) }, () => vocabulary.word(random)).join(' ');
  const model =
    random() < 0.2 ? ` ${pick(random, begins).toUpperCase()}-${between(random, 10, 99) * 10}` : '';
  const values = [
    `${between(random, 1, 40) * 10} V`,
    `IP${pick(random, [20, 54, 65, 67])}`,
    vocabulary.word(random),
  ];
  return {
    id: uuidFor(stream.product, index),
    businessId: businessId(owner),
    ownerIndex: owner,
    name: `${capital(`${before} ${noun}`)}${model}`,
    description: random() < 0.8 ? text(random, vocabulary, leaf, between(random, 8, 18)) : null,
    keywords: Array.from({ length: between(random, 0, 4) }, () => vocabulary.word(random)),
    leaf,
    specs: values
      .slice(0, between(random, 0, 3))
      .map((value, place) => ({ key: ['Voltage', 'Protection', 'Finish'][place] as string, value })),
    leadTimeDays: random() < 0.5 ? 7 * between(random, 1, 12) : null,
    photos: random() < 0.3 ? 1 : 0,
    position,
    likes: likes(random),
    ...dates(random),
  };
}

export function makePerson(vocabulary: Vocabulary, index: number): PersonRow {
  const random = randomFor(stream.person, index);
  return {
    id: uuidFor(stream.person, index),
    username: `person-${index}`,
    firstName: invented(random),
    lastName: invented(random),
    country: countries[drawCountry(random)] as string,
    company: `${invented(random)} ${pick(random, legalForms)}`,
    industry: vocabulary.leaf(random).industry,
  };
}

export function factId(business: number, place: number): string {
  return uuidFor(stream.fact, business * 8 + place);
}

export function certificateId(business: number, place: number): string {
  return uuidFor(stream.certificate, business * 8 + place);
}

export function photoId(product: number): string {
  return uuidFor(stream.photo, product);
}

/** Rows of a corpus by its number of businesses. */
export function sizesOf(businesses: number): { businesses: number; products: number; people: number } {
  return { businesses, products: businesses * productsPerBusiness, people: Math.ceil(businesses / 20) };
}
