import type { Language } from '@kontor/contract';
import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedBusiness } from './invent-businesses.ts';
import { type Random, randomFor } from './random.ts';
import { speechOf } from './speech.ts';
import { readTable, splitCell } from './tables.ts';
import { upperFirst, type Wordings } from './wording.ts';

export interface PersonRow {
  id: string;
  origin: string;
  username: string;
  first_name: string;
  last_name: string;
  country_code: string;
  state_id: string | null;
  city: string;
  job_position_id: string;
  company_name: string;
  industry_id: string | null;
  business_type: string | null;
  brief_presentation: string | null;
  created_at: string;
  updated_at: string;
}

const numberOfPeople = 300;

/** Names by id, in every language. */
export interface PeopleSources {
  positions: Map<string, Partial<Record<Language, string>>>;
  industries: Map<string, Partial<Record<Language, string>>>;
  wordings: Wordings;
  /** The day of the load. */
  day: string;
}

const common: readonly (readonly [string, number])[] = [
  ['owner', 10],
  ['chief-executive-officer', 9],
  ['purchasing-manager', 12],
  ['buyer', 8],
  ['sales-manager', 11],
  ['export-manager', 9],
  ['key-account-manager', 5],
  ['sales-representative', 8],
  ['marketing-manager', 5],
  ['logistics-manager', 5],
  ['supply-chain-manager', 5],
];
const inPlants: readonly (readonly [string, number])[] = [
  ['plant-manager', 5],
  ['production-manager', 7],
  ['quality-manager', 6],
  ['engineering-manager', 5],
  ['design-engineer', 4],
  ['process-engineer', 4],
  ['maintenance-manager', 3],
];

function positionFor(kind: string, random: Random): string {
  if (kind === 'authority') return 'public-officer';
  if (kind === 'adviser')
    return random.weighted([
      ['consultant', 5],
      ['project-manager', 2],
      ['owner', 1],
      ['sales-manager', 1],
    ]);
  if (kind === 'investor') return random.pick(['president', 'chief-financial-officer', 'consultant']);
  return random.weighted(kind === 'maker' ? [...common, ...inPlants] : common);
}

/** The index of the business a person works for; every fifth person's is one of those that the small load has. */
function employerOf(index: number): number {
  const group = Math.floor(index / 5);
  return index % 5 === 0 ? group * 20 : group * 25 + (index % 5) * 6 - 5;
}

/** People who work for invented businesses. */
export function inventPeople(businesses: InventedBusiness[], sources: PeopleSources): PersonRow[] {
  const names = new Map(
    readTable<'culture' | 'first_names' | 'last_names'>('people-names').map((row) => [
      row.culture,
      { first: splitCell(row.first_names), last: splitCell(row.last_names) },
    ]),
  );
  return Array.from({ length: numberOfPeople }, (_, index) => {
    const random = randomFor(`person ${index}`);
    const business = businesses[employerOf(index)] as InventedBusiness;
    const { culture } = business.plan.country;
    const { first, last } = names.get(culture) ?? {};
    if (!first || !last) throw new Error(`There are no names for people of culture ${culture}`);
    return inventPerson(index, business, random.pick(first), random.pick(last), sources, random);
  });
}

function inventPerson(
  index: number,
  { plan, row }: InventedBusiness,
  firstName: string,
  lastName: string,
  sources: PeopleSources,
  random: Random,
): PersonRow {
  const position = positionFor(plan.kind, random);
  const created_at = momentOn(addDays(sources.day, -random.between(3, 600)), random);
  const years = random.between(3, 30);
  const language = plan.country.texts;
  const wording = sources.wordings[language];
  const speech = speechOf(language, plan.country.code);
  const positionName = sources.positions.get(position)?.[language] ?? '';
  const presentation = wording.sentence(
    'presentation',
    'person',
    {
      position: positionName,
      position_lower: speech.inside(positionName),
      company: row.company_name,
      city: speech.city(plan.place.city),
      topic: wording.topic(position),
      years: String(years),
      since: String(Number(sources.day.slice(0, 4)) - random.between(1, Math.min(years, 20))),
      industry: speech.inside(sources.industries.get(row.industry_id ?? '')?.[language] ?? ''),
      interest: random.pick(wording.sentences('interest', 'person')),
      markets: speech.join(row.markets.slice(0, 2).map(speech.country)),
    },
    random,
  );
  return {
    id: demoId('person', index),
    origin: 'demo',
    username: usernameOf(firstName, lastName, index),
    first_name: firstName,
    last_name: lastName,
    country_code: row.country_code,
    state_id: row.state_id,
    city: row.city,
    job_position_id: position,
    company_name: row.company_name,
    industry_id: row.industry_id,
    business_type: row.business_type,
    brief_presentation: random.chance(0.85) ? upperFirst(presentation) : null,
    created_at,
    updated_at: created_at,
  };
}

/** "Sofía Aguilar" → "sofia-aguilar-1k": the number in base 36 keeps namesakes apart. */
export function usernameOf(firstName: string, lastName: string, index: number): string {
  const plain = `${firstName} ${lastName}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
  return `${plain}-${(index + 36).toString(36)}`;
}
