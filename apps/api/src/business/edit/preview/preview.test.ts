import {
  type BusinessSection,
  getBusinessPreview,
  getBusinessProfile,
  type SentFields,
  saveBusinessDraft,
  sessionHeader,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { type Somebody, teamsIn } from '../testing-team.ts';

const api = await sharedApi();
const { aTeam, aMember } = teamsIn(api);

const type = (person: Somebody, businessID: string, section: BusinessSection, body: SentFields) =>
  person.call(saveBusinessDraft, { params: { businessID, section }, body });
const preview = (person: Somebody, businessID: string) =>
  person.call(getBusinessPreview, { params: { businessID } });
const published = (businessID: string) => api.call(getBusinessProfile, { params: { businessID } });

const typed = {
  general: {
    companyName: 'Reductores Nuevos',
    categories: ['0006.000602', '0006.000601'],
    textLanguage: 'es',
    shortDescription: 'Reductores a medida.',
    textsEn: { shortDescription: 'Gearboxes to drawing.' },
    totalAnnualRevenue: { min: 2_000_000, max: 5_000_000 },
    productionCapacity: { min: 420, max: 500, unit: 'units', period: 'month' },
  },
  contact: {
    country: 'DE',
    city: 'Bremen',
    phone: { countryCode: '+49', businessPhoneNumber: '4211234567' },
    timeZone: 'Europe/Berlin',
    workingHours: { days: [1, 2, 3], from: '08:00', to: '16:00' },
  },
  factory: { factorySize: 4200, contractManufacturing: ['OEM'] },
  trade: { markets: ['CO', 'PE'], averageLeadTime: 24 },
  terms: { acceptedDeliveryTerms: ['EXW', 'FOB'] },
} satisfies Partial<Record<BusinessSection, SentFields>>;

test('the preview is what publishing makes of the page, to the letter', async () => {
  const { businessID, owner } = await aTeam({ state_id: 'MX-JAL', sales_employees: 9 });
  const before = await published(businessID);
  for (const [section, fields] of Object.entries(typed))
    await type(owner, businessID, section as BusinessSection, fields);
  await type(owner, businessID, 'trade', { totalEmployeesSales: '' as never });
  const { profile, unpublished, withheld, savedAt } = await preview(owner, businessID);
  expect(await published(businessID)).toEqual(before);
  expect(savedAt).toBeDefined();
  expect(withheld).toEqual([]);
  const marked = unpublished.map(({ section, field }) => `${section}.${field}`);
  const wanted = Object.entries(typed).flatMap(([section, fields]) =>
    Object.keys(fields).map((field) => `${section}.${field}`),
  );
  expect(marked.toSorted()).toEqual([...wanted, 'contact.state', 'trade.totalEmployeesSales'].toSorted());
  const removed = unpublished.filter(({ isRemoved }) => isRemoved).map(({ field }) => field);
  expect(removed.toSorted()).toEqual(['state', 'totalEmployeesSales']);

  for (const [section, fields] of Object.entries(typed))
    await owner.publish(section as BusinessSection, { revision: 0, ...fields });
  await owner.publish('trade', { revision: 1, totalEmployeesSales: '' as never });
  expect(profile).toEqual(await published(businessID));
  expect(await preview(owner, businessID)).toMatchObject({ profile, unpublished: [], withheld: [] });
});

test('what could not be published as it is stands there as it is published, and is named', async () => {
  const { businessID, owner } = await aTeam({ website: 'https://old.example' });
  await type(owner, businessID, 'contact', { website: 'not a website', city: 'Bremen', state: 'DE-HB' });
  await type(owner, businessID, 'trade', { averageLeadTime: 2.5, totalEmployeesSales: '-3' });
  const { profile, unpublished, withheld } = await preview(owner, businessID);
  expect(profile.contactInfo).toMatchObject({ website: 'https://old.example', city: 'Bremen' });
  expect(unpublished).toEqual([{ section: 'contact', field: 'city', isRemoved: false }]);
  expect(withheld.map(({ field }) => field).toSorted()).toEqual([
    'averageLeadTime',
    'state',
    'totalEmployeesSales',
    'website',
  ]);
});

test("a preview holds one's own draft alone, and is for those who may publish it", async () => {
  const { businessID, owner, admin } = await aTeam({ city: 'León' });
  await type(owner, businessID, 'contact', { city: 'Silao' });
  expect(await preview(admin, businessID)).toMatchObject({
    profile: { contactInfo: { city: 'León' } },
    unpublished: [],
  });
  const member = await aMember(businessID, 'member', 'Teo');
  const elsewhere = await aTeam();
  for (const one of [member, elsewhere.owner])
    await expect(preview(one, businessID)).rejects.toMatchObject({ status: 403 });
  await expect(api.call(getBusinessPreview, { params: { businessID } })).rejects.toMatchObject({
    status: 401,
  });
});

test('no cache stores a preview', async () => {
  const { businessID, owner } = await aTeam();
  const answer = await fetch(`${api.url}/business/profile/${businessID}/preview`, {
    headers: { [sessionHeader]: owner.token },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
