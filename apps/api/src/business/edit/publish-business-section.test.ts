import {
  type BusinessFields,
  type BusinessSection,
  countriesOf,
  getBusinessEdit,
  getBusinessProfile,
  type PublishedFields,
  searchBusinesses,
} from '@kontor/contract';
import { requiredTexts } from '@kontor/contract/business-limits';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { teamsIn } from './testing-team.ts';

const api = await sharedApi();
const { aTeam, aMember } = teamsIn(api);

/** Every field of every section, as it is sent; and as it is stored, where that is another form. */
const whole: Record<BusinessSection, { sent: Omit<PublishedFields, 'revision'>; stored?: BusinessFields }> = {
  general: {
    sent: {
      companyName: '  Transmecánica \t Regia ',
      shortDescription: 'Gear units.\r\nCut in Apodaca.',
      generalDescription: 'Founded as a repair shop.',
      textLanguage: 'en',
      textsEn: { shortDescription: 'Gear units.', generalDescription: 'Founded.' },
      textsEs: { shortDescription: 'Reductores.' },
      textsIt: { generalDescription: 'Fondata.' },
      textsZh: { shortDescription: '减速机。' },
      businessType: 'DI',
      categories: ['0006.000602', '0001.000101'],
      yearStablished: 1994,
      totalAnnualRevenue: { min: 1_000_000, max: 9_000_000_000 },
      totalEmployees: { min: 180 },
      totalProductionEmployees: { min: 118, max: 126 },
      productionCapacity: { min: 420, max: 500.5, unit: 'units', period: 'month' },
    },
    stored: { companyName: 'Transmecánica Regia', shortDescription: 'Gear units.\nCut in Apodaca.' },
  },
  contact: {
    sent: {
      legalAddressEnglish: 'Av. Los Álamos 1840',
      shippingAddressEnglish: 'Gate 3',
      city: 'Apodaca',
      zipcode: '66645',
      country: 'MX',
      state: 'MX-NLE',
      email: 'ventas@regia.example',
      website: 'Regia.example/',
      phone: { countryCode: '52', businessPhoneNumber: '81 5550 0137' },
      mobilePhone: { countryCode: '+52', businessPhoneNumber: '81 5550 0138' },
      timeZone: 'America/Monterrey',
      workingHours: { days: [5, 1, 2, 3, 4], from: '08:30', to: '18:00' },
    },
    stored: {
      website: 'https://regia.example',
      phone: { countryCode: '+52', businessPhoneNumber: '81 5550 0137' },
      workingHours: { days: [1, 2, 3, 4, 5], from: '08:30', to: '18:00' },
    },
  },
  factory: {
    sent: {
      manufacturingFacilities: 'Two halls.',
      city: 'Austin',
      zipcode: '73301',
      country: 'US',
      state: 'US-TX',
      factorySize: 4200.5,
      numberProductionLines: 3,
      contractManufacturing: ['OEM', 'PRIVATE_LABEL'],
    },
  },
  trade: {
    sent: {
      markets: ['PE', 'central-america', 'GT', 'MX'],
      spokenLanguages: ['es', 'en'],
      totalEmployeesSales: 9,
      averageLeadTime: 24,
    },
    stored: { markets: [...(countriesOf('central-america') ?? []), 'MX', 'PE'].sort() },
  },
  terms: {
    sent: {
      acceptedDeliveryTerms: ['FOB', 'DDP'],
      acceptedPaymentCurrencies: ['MXN', 'USD'],
      packagingTypes: ['Pallets'],
      acceptedPaymentTypes: ['T/T', 'L/C at sight'],
    },
  },
};
const sections = Object.keys(whole) as BusinessSection[];

test.each(sections)('every field of %s is published, read, and taken away again', async (section) => {
  const { businessID, owner } = await aTeam();
  const { sent, stored } = whole[section];
  const before = (await owner.edit()).sections[section];
  expect(before.revision).toBe(0);
  const published = await owner.publish(section, { revision: 0, ...sent });
  expect(published).toMatchObject({ section, revision: 1, values: { ...sent, ...stored } });
  expect(published.confirmedBy?.userID).toBe(owner.id);
  expect((await owner.edit()).sections[section]).toEqual(published);

  const profile = JSON.stringify(await api.call(getBusinessProfile, { params: { businessID } }));
  for (const text of Object.values({ ...sent, ...stored }).filter((value) => typeof value === 'string'))
    expect(profile).toContain(JSON.stringify(text).slice(1, -1));

  const required: string[] = [...requiredTexts, 'categories'];
  if (section === 'contact') required.push('country');
  const optional = Object.keys(sent).filter((name) => !required.includes(name));
  const emptied = Object.fromEntries(
    optional.map((name) => [name, emptyOf(sent[name as keyof typeof sent])]),
  );
  const after = await owner.publish(section, { revision: 1, ...emptied });
  expect(after.revision).toBe(2);
  expect(Object.keys(after.values).filter((name) => !required.includes(name))).toEqual([]);
});

function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' ? {} : '';
}

type Refused = [BusinessSection, Omit<PublishedFields, 'revision'>, field: string, code: string];
const refused: Refused[] = [
  ['general', { companyName: ' ' }, 'companyName', 'required'],
  ...requiredTexts.map((field): Refused => ['general', { [field]: '' }, field, 'required']),
  ['general', { companyName: 'Two\nlines' }, 'companyName', 'notOneLine'],
  ['general', { shortDescription: 'x'.repeat(513) }, 'shortDescription', 'tooLong'],
  ['general', { businessType: 'XX' }, 'businessType', 'unknown'],
  ['general', { categories: [] }, 'categories', 'notChosen'],
  ['general', { categories: ['0006'] }, 'categories', 'unknown'],
  ['general', { categories: ['0001.000601'] }, 'categories', 'unknown'],
  ['general', { yearStablished: 999 }, 'yearStablished', 'tooSmall'],
  ['general', { yearStablished: new Date().getUTCFullYear() + 1 }, 'yearStablished', 'tooLarge'],
  ['general', { totalEmployees: { min: 3, max: 2 } }, 'totalEmployees.max', 'endBeforeStart'],
  ['general', { totalEmployees: { min: -1 } }, 'totalEmployees.min', 'tooSmall'],
  ['general', { totalAnnualRevenue: { max: 1e16 } }, 'totalAnnualRevenue.max', 'tooLarge'],
  ['general', { productionCapacity: { min: 3, period: 'day' } }, 'productionCapacity.unit', 'notChosen'],
  [
    'general',
    { productionCapacity: { min: 3, unit: 'barrels', period: 'day' } },
    'productionCapacity.unit',
    'unknown',
  ],
  [
    'general',
    { productionCapacity: { min: 3, unit: 'units', period: 'hour' } },
    'productionCapacity.period',
    'unknown',
  ],
  ['contact', { country: 'ZZ' }, 'country', 'unknown'],
  ['contact', { country: '' }, 'country', 'required'],
  ['contact', { state: 'US-TX' }, 'state', 'unknown'],
  ['contact', { state: 'Jalisco' }, 'state', 'unknown'],
  ['contact', { country: 'US', state: 'MX-JAL' }, 'state', 'unknown'],
  ['contact', { email: 'ventas' }, 'email', 'notAnAddress'],
  ['contact', { website: 'javascript:alert(1)' }, 'website', 'notAWebAddress'],
  ['contact', { website: 'https://user@regia.example' }, 'website', 'notAWebAddress'],
  ['contact', { website: 'localhost' }, 'website', 'notAWebAddress'],
  ['contact', { phone: { countryCode: '+52', businessPhoneNumber: '81 55' } }, 'phone', 'notAPhone'],
  ['contact', { timeZone: 'Mars/Olympus' }, 'timeZone', 'unknown'],
  [
    'contact',
    { workingHours: { days: [1], from: '18:00', to: '08:00' } },
    'workingHours.to',
    'endBeforeStart',
  ],
  ['contact', { workingHours: { days: [1], from: '25:00', to: '18:00' } }, 'workingHours.from', 'malformed'],
  ['contact', { workingHours: { days: [], from: '08:00', to: '18:00' } }, 'workingHours.days', 'notChosen'],
  ['factory', { factorySize: 0 }, 'factorySize', 'tooSmall'],
  ['factory', { contractManufacturing: ['OEM', 'XYZ'] }, 'contractManufacturing', 'unknown'],
  ['factory', { country: 'US', state: 'MX-JAL' }, 'state', 'unknown'],
  ['trade', { markets: ['atlantis'] }, 'markets', 'unknown'],
  ['trade', { spokenLanguages: ['xx'] }, 'spokenLanguages', 'unknown'],
  ['trade', { averageLeadTime: 2.5 }, 'averageLeadTime', 'malformed'],
  ['terms', { acceptedDeliveryTerms: ['DAT'] }, 'acceptedDeliveryTerms', 'unknown'],
  ['terms', { acceptedPaymentCurrencies: ['DEM'] }, 'acceptedPaymentCurrencies', 'unknown'],
  ['terms', { packagingTypes: ['Baskets'] }, 'packagingTypes', 'unknown'],
  ['terms', { acceptedPaymentTypes: ['Gold'] }, 'acceptedPaymentTypes', 'unknown'],
  ['terms', { companyName: 'Elsewhere' }, 'companyName', 'unexpected'],
];

test('what is wrong with a field is said at the field, and nothing is published', async () => {
  const { owner } = await aTeam();
  const before = await owner.edit();
  for (const [section, sent, field, code] of refused)
    await expect(
      owner.publish(section, { revision: 0, ...sent }),
      `${field} ${JSON.stringify(sent)}`,
    ).rejects.toMatchObject({ status: 400, issues: [{ in: 'body', field, code }] });
  expect(await owner.edit()).toEqual(before);
});

test('one wrong field and nothing is published, not the others either', async () => {
  const { owner } = await aTeam();
  const before = await owner.edit();
  const sent = owner.publish('contact', { revision: 0, city: 'León', email: 'nowhere', website: 'x' });
  await expect(sent).rejects.toMatchObject({
    issues: [
      { field: 'email', code: 'notAnAddress' },
      { field: 'website', code: 'notAWebAddress' },
    ],
  });
  expect(await owner.edit()).toEqual(before);
});

test('what rows hold that is in no list may stay, and nothing else of that kind comes in', async () => {
  const { owner } = await aTeam({ packaging_types: ['Baskets'] });
  const { values } = await owner.publish('terms', { revision: 0, packagingTypes: ['Baskets', 'Pallets'] });
  expect(values.packagingTypes).toEqual(['Baskets', 'Pallets']);
  const sent = owner.publish('terms', { revision: 1, packagingTypes: ['Baskets', 'Barrows'] });
  await expect(sent).rejects.toMatchObject({ issues: [{ field: 'packagingTypes', code: 'unknown' }] });
});

test('another country takes the state away', async () => {
  const { owner } = await aTeam({ state_id: 'MX-JAL' });
  const { values } = await owner.publish('contact', { revision: 0, country: 'DE' });
  expect(values.country).toBe('DE');
  expect(values.state).toBeUndefined();
});

test('what is published is found by search and shown at once', async () => {
  const { businessID, owner } = await aTeam();
  const companyName = `Zahnradwerk ${businessID.slice(0, 8)}`;
  await owner.publish('general', { revision: 0, companyName, categories: ['0001.000101'] });
  const { general } = await api.call(getBusinessProfile, { params: { businessID } });
  expect(general).toMatchObject({ companyName, industry: { id: '0001' }, categories: [{ id: '000101' }] });
  const found = await api.call(searchBusinesses, {
    body: { textQuery: companyName, industry: '0001', skip: 0, size: 5 },
  });
  expect(found.items.map((item) => item.businessID)).toContain(businessID);
});

test('two people who change different fields of a section both do', async () => {
  const { owner, admin } = await aTeam();
  await owner.publish('contact', { revision: 0, city: 'León' });
  const { values, revision } = await admin.publish('contact', { revision: 0, zipcode: '37000' });
  expect(values).toMatchObject({ city: 'León', zipcode: '37000' });
  expect(revision).toBe(2);
});

test('a field somebody else changed is a conflict that names it, and nothing is written', async () => {
  const { owner, admin } = await aTeam();
  await owner.publish('contact', { revision: 0, city: 'León' });
  const sent = admin.publish('contact', { revision: 0, city: 'Silao', zipcode: '36100' });
  await expect(sent).rejects.toMatchObject({
    status: 409,
    errorName: 'Conflict',
    issues: [{ in: 'body', field: 'city', code: 'changedMeanwhile' }],
  });
  const { values, revision } = (await admin.edit()).sections.contact;
  expect([values.city, values.zipcode]).toEqual(['León', undefined]);
  expect((await admin.publish('contact', { revision, city: 'Silao' })).values.city).toBe('Silao');
});

test('the same value by two people is no conflict, and what is sent again changes nothing', async () => {
  const { owner, admin } = await aTeam();
  const first = await owner.publish('contact', { revision: 0, city: 'León' });
  expect((await admin.publish('contact', { revision: 0, city: 'León' })).revision).toBe(1);
  expect(await owner.publish('contact', { revision: 0, city: 'León' })).toEqual(first);
});

test('a state is no part of a country that somebody else changed meanwhile', async () => {
  const { owner, admin } = await aTeam({ state_id: 'MX-JAL' });
  await owner.publish('contact', { revision: 0, country: 'DE' });
  const state = admin.publish('contact', { revision: 0, state: 'MX-NLE' });
  await expect(state).rejects.toMatchObject({ status: 409, issues: [{ field: 'state' }] });
});

test('of six who change one field at once, from one revision, one does; the others are told', async () => {
  const { businessID, owner, admin } = await aTeam();
  const more = await Promise.all(
    Array.from({ length: 4 }, (_, n) => aMember(businessID, 'admin', `Admin ${n}`)),
  );
  const people = [owner, admin, ...more];
  const results = await Promise.allSettled(
    people.map((person, n) => person.publish('contact', { revision: 0, city: `City ${n}`, zipcode: '1' })),
  );
  const done = results.filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 });
  expect((await owner.edit()).sections.contact.revision).toBe(1);
});

test('members, strangers and visitors edit nothing', async () => {
  const { businessID } = await aTeam();
  const member = await aMember(businessID, 'member', 'Teo');
  const elsewhere = (await aTeam()).owner;
  const params = { businessID };
  await expect(member.edit()).rejects.toMatchObject({ status: 403 });
  await expect(member.publish('trade', { revision: 0, averageLeadTime: 1 })).rejects.toMatchObject({
    status: 403,
  });
  await expect(elsewhere.call(getBusinessEdit, { params })).rejects.toMatchObject({ status: 403 });
  await expect(api.call(getBusinessEdit, { params })).rejects.toMatchObject({ status: 401 });
});
