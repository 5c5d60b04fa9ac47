import { randomUUID } from 'node:crypto';
import {
  CallError,
  getBusinessProfile,
  listLatestBusinesses,
  listMostLikedBusinesses,
  searchBusinesses,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { knownFacts } from './testing-known.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

const day = 86_400_000;

async function aFact(business_id: string, expires_at: Date) {
  const checked_at = new Date(expires_at.getTime() - 365 * day);
  const fact = {
    business_id,
    fact: 'legal_address',
    method: 'visited',
    checked_by: 'Kontor',
    checked_at,
    expires_at,
  } as const;
  await api.db.insertInto('verified_facts').values(fact).execute();
}

test('a profile answers every group with the field names of the specification', async () => {
  const businessID = await rows.aBusiness({
    company_name: 'Reductores del Bajío',
    business_type: 'MA',
    year_established: 1987,
    employees_min: 180,
    employees_max: 220,
    country_code: 'MX',
    state_id: 'MX-GUA',
    phone_country_code: '+52',
    phone_number: '477 555 0118',
    factory_size: 14_600,
    markets: ['MX', 'US'],
    spoken_languages: ['es'],
    delivery_terms: ['EXW', 'FOB'],
    average_lead_time_days: 21,
  });
  const profile = await api.call(getBusinessProfile, { params: { businessID } });
  expect(profile).toMatchObject({
    businessID,
    key: businessID,
    subscription: 'standard',
    verified: false,
    claimed: true,
    general: {
      companyName: 'Reductores del Bajío',
      businessType: { code: 'MA', name: 'Manufacturers' },
      industry: { id: '0006', name: 'Power Transmission' },
      categories: [{ id: '000601' }],
      yearStablished: 1987,
      totalEmployees: { min: 180, max: 220 },
    },
    contactInfo: {
      country: { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' },
      state: { stateID: 'MX-GUA', stateName: 'Guanajuato' },
      phone: { countryCode: '+52', businessPhoneNumber: '477 555 0118' },
    },
    factory: { factorySize: 14_600 },
    tradeCapabilities: { markets: [{ name: 'Mexico' }, { name: 'United States' }], averageLeadTime: 21 },
    businessTerms: { acceptedDeliveryTerms: [{ name: 'EXW' }, { name: 'FOB' }] },
    certificates: [],
    verifiedFacts: [],
    confirmedOn: {},
  });
  expect(profile.general).not.toHaveProperty('generalDescription');
});

/** A business of which everything is known, under a name that finds it alone. */
const known = {
  ...knownFacts,
  subscription: 'platinum' as const,
  company_name: 'Quoxal Reductores',
  short_description: 'Worm gears',
  general_description: 'Worm gears for conveyors.',
  profile_photo: '{"url":"/logo.webp"}',
  cover_photo: '{"url":"/cover.webp"}',
  video: JSON.stringify({ url: '/works.mp4' }),
  email: 'sales@quoxal.example',
  website: 'quoxal.example',
  factory_state_id: 'MX-GUA',
  markets: ['US'],
  spoken_languages: ['es'],
  delivery_terms: ['FOB'],
  like_count: 3,
};

const mexico = { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' };
const guanajuato = { stateID: 'MX-GUA', stateName: 'Guanajuato' };

/** What lists and the profile have in common. */
function cardOf(businessID: string) {
  return {
    businessID,
    key: businessID,
    subscription: 'platinum',
    verified: false,
    origin: 'registered',
    claimed: true,
    answering: { inquiries: 0 },
    reactions: { reactionCount: { like: 3 } },
    general: {
      companyName: 'Quoxal Reductores',
      shortDescription: 'Worm gears',
      profilePhoto: { url: '/logo.webp' },
      businessType: { code: 'MA', name: 'Manufacturers' },
      industry: { id: '0006', name: 'Power Transmission' },
      categories: [{ id: '000601', name: 'Bearings' }],
      yearStablished: 1987,
      totalEmployees: { min: 180, max: 220 },
      classifiedByKontor: [],
    },
    contactInfo: { country: mexico, city: 'León' },
  };
}

test('where everything is known, a profile holds each field of the specification in its group', async () => {
  const business_id = await rows.aBusiness(known);
  const certificate = {
    business_id,
    name: 'ISO 9001',
    issue_date: '2024-01-20',
    photo: '{"url":"/iso.webp"}',
  };
  await api.db
    .insertInto('certificates')
    .values({ ...certificate, expire_date: '2099-01-19' })
    .execute();
  const card = cardOf(business_id);
  expect(await api.call(getBusinessProfile, { params: { businessID: business_id } })).toEqual({
    ...card,
    general: {
      ...card.general,
      generalDescription: 'Worm gears for conveyors.',
      totalAnnualRevenue: { min: 1_000_000, max: 5_000_000 },
      totalProductionEmployees: { min: 90, max: 110 },
      productionCapacity: { min: 1_000, max: 1_200, unit: 'pieces', period: 'month' },
      coverPhoto: { url: '/cover.webp' },
      video: { url: '/works.mp4' },
    },
    contactInfo: {
      legalAddressEnglish: 'Blvd. Aldama 4312',
      shippingAddressEnglish: 'Gate 3',
      city: 'León',
      zipcode: '37000',
      country: mexico,
      state: guanajuato,
      email: 'sales@quoxal.example',
      website: 'quoxal.example',
      phone: { countryCode: '+52', businessPhoneNumber: '477 555 0118' },
      mobilePhone: { countryCode: '+52', businessPhoneNumber: '477 555 0119' },
    },
    factory: {
      manufacturingFacilities: 'Two halls',
      city: 'Silao',
      zipcode: '36100',
      country: mexico,
      state: guanajuato,
      factorySize: 14_600,
      numberProductionLines: 4,
      contractManufacturing: ['OEM', 'PRIVATE_LABEL'],
    },
    tradeCapabilities: {
      markets: [{ code: 'US', name: 'United States' }],
      spokenLanguages: [{ code: 'es', name: 'Spanish' }],
      totalEmployeesSales: 12,
      averageLeadTime: 21,
    },
    businessTerms: {
      acceptedDeliveryTerms: [{ name: 'FOB' }],
      acceptedPaymentCurrencies: [{ name: 'USD' }],
      packagingTypes: [{ name: 'Pallet' }],
      acceptedPaymentTypes: [{ name: 'T/T' }],
    },
    certificates: [
      {
        id: expect.any(String),
        name: 'ISO 9001',
        issueDate: '2024-01-20',
        expireDate: '2099-01-19',
        expired: false,
        photo: { url: '/iso.webp' },
      },
    ],
    verifiedFacts: [],
    confirmedOn: {},
  });
});

test('in lists a business has the fields of its card, standard unless it pays for more', async () => {
  const found = async (textQuery: string) =>
    (await api.call(searchBusinesses, { body: { textQuery, skip: 0, size: 5 } })).items;
  const businessID = await rows.aBusiness({ ...known, company_name: 'Quaxol Reductores' });
  const card = cardOf(businessID);
  expect(await found('quaxol')).toEqual([
    { ...card, general: { ...card.general, companyName: 'Quaxol Reductores' } },
  ]);
  await rows.aBusiness({ company_name: 'Plumbix' });
  expect((await found('plumbix'))[0]?.subscription).toBe('standard');
});

test('names follow the language asked for', async () => {
  const businessID = await rows.aBusiness({ country_code: 'DE', spoken_languages: ['de'] });
  const profile = await api.callIn('es')(getBusinessProfile, { params: { businessID } });
  expect(profile.contactInfo.country.countryName).toBe('Alemania');
  expect(profile.general.businessType.name).toBe('Fabricantes');
  expect(profile.tradeCapabilities.spokenLanguages).toEqual([{ code: 'de', name: 'Alemán' }]);
});

test('a business is verified while one of its facts holds, and only such facts are listed', async () => {
  const held = await rows.aBusiness();
  await aFact(held, new Date(Date.now() + 30 * day));
  await aFact(held, new Date(Date.now() - day));
  const expired = await rows.aBusiness();
  await aFact(expired, new Date(Date.now() - day));

  const profile = await api.call(getBusinessProfile, { params: { businessID: held } });
  expect(profile.verified).toBe(true);
  expect(profile.verifiedFacts).toHaveLength(1);
  expect(await api.call(getBusinessProfile, { params: { businessID: expired } })).toMatchObject({
    verified: false,
    verifiedFacts: [],
  });
});

test('an expired certificate is said to be expired, and stands behind those that hold', async () => {
  const business_id = await rows.aBusiness();
  const certificates = [
    { business_id, name: 'ISO 9001:2015', issue_date: '2024-02-11', expire_date: '2024-08-10' },
    { business_id, name: 'ATEX', issue_date: '2024-01-20', expire_date: '2099-01-19' },
  ];
  await api.db.insertInto('certificates').values(certificates).execute();
  const profile = await api.call(getBusinessProfile, { params: { businessID: business_id } });
  expect(profile.certificates).toMatchObject([
    { name: 'ATEX', issueDate: '2024-01-20', expireDate: '2099-01-19', expired: false },
    { name: 'ISO 9001:2015', expired: true },
  ]);
});

test('an imported company is unclaimed and names its source and what we classified', async () => {
  const businessID = await rows.aBusiness({
    origin: 'imported',
    classified_by_rule: ['business_type', 'industry', 'category'],
  });
  const { id: source_id } = await api.db
    .insertInto('data_sources')
    .values({ name: 'A register', licence: 'CC0-1.0' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const imported = {
    source_id,
    folded_name: 'x',
    country_code: 'MX',
    business_id: businessID,
    fingerprint: 'f',
    imported_values: '{}',
  };
  await api.db.insertInto('imported_businesses').values(imported).execute();
  expect(await api.call(getBusinessProfile, { params: { businessID } })).toMatchObject({
    origin: 'imported',
    claimed: false,
    source: {
      name: 'A register',
      licence: 'CC0 1.0',
      licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    },
    general: { classifiedByKontor: ['businessType', 'industry', 'categories'] },
  });
});

test('an unknown business is NotFound, a malformed id BadRequest', async () => {
  const unknown = api.call(getBusinessProfile, { params: { businessID: randomUUID() } });
  await expect(unknown).rejects.toMatchObject({ status: 404, errorName: 'NotFound' });
  const malformed = api.call(getBusinessProfile, { params: { businessID: 'no-uuid' } });
  await expect(malformed).rejects.toBeInstanceOf(CallError);
  await expect(malformed).rejects.toMatchObject({ status: 400, issues: [{ field: 'businessID' }] });
});

test('the latest are three of each type, registered ones only, those of the country first', async () => {
  const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 0, minutes));
  const inPeru = await rows.aBusiness({ business_type: 'EX', country_code: 'PE', created_at: at(1) });
  const newest = await rows.aBusiness({ business_type: 'EX', country_code: 'DE', created_at: at(9) });
  const second = await rows.aBusiness({ business_type: 'EX', country_code: 'FR', created_at: at(8) });
  await rows.aBusiness({ business_type: 'EX', country_code: 'FR', created_at: at(7) });
  await rows.aBusiness({ business_type: 'EX', country_code: 'PE', created_at: at(10), origin: 'imported' });

  const groups = await api.call(listLatestBusinesses, { query: { country: 'PE' } });
  expect(groups.map(({ businessType }) => businessType)).toEqual(['MA', 'DI', 'EX', 'CO']);
  const exporters = groups.find(({ businessType }) => businessType === 'EX')?.businesses ?? [];
  expect(exporters.map(({ businessID }) => businessID)).toEqual([inPeru, newest, second]);
  expect(await api.call(listLatestBusinesses, {})).toHaveLength(4);
});

test('the most liked are five, those of the country first, then others; one without a like is not among them', async () => {
  const second = await rows.aBusiness({ country_code: 'NZ', like_count: 1 });
  const first = await rows.aBusiness({ country_code: 'NZ', like_count: 2, origin: 'imported' });
  await rows.aBusiness({ country_code: 'NZ', like_count: 0 });
  const inGermany = (like_count: number) => rows.aBusiness({ country_code: 'DE', like_count });
  const third = await inGermany(700_000);
  const best = await inGermany(900_000);
  const next = await inGermany(800_000);
  const last = await inGermany(600_000);

  const inCountry = await api.call(listMostLikedBusinesses, { query: { country: 'NZ' } });
  expect(inCountry.map(({ businessID }) => businessID)).toEqual([first, second, best, next, third]);
  expect(inCountry[0]?.reactions.reactionCount.like).toBe(2);
  const anywhere = await api.call(listMostLikedBusinesses, {});
  expect(anywhere.map(({ businessID }) => businessID).slice(0, 4)).toEqual([best, next, third, last]);
});

test('a country whose most liked fill the list shows no others', async () => {
  for (const like_count of [5, 4, 3, 2, 1, 1]) await rows.aBusiness({ country_code: 'IS', like_count });
  const mostLiked = await api.call(listMostLikedBusinesses, { query: { country: 'IS' } });
  expect(mostLiked.map(({ contactInfo }) => contactInfo.country.code)).toEqual([
    'IS',
    'IS',
    'IS',
    'IS',
    'IS',
  ]);
});
