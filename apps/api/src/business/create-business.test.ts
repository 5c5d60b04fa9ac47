import { randomUUID } from 'node:crypto';
import {
  createBusiness,
  getBusinessProfile,
  idempotencyKeyHeader,
  listLatestBusinesses,
  listLikeNamedBusinesses,
  listMyBusinesses,
  type NewBusiness,
  searchBusinesses,
  sendBusinessFile,
} from '@kontor/contract';
import { expect, test, vi } from 'vitest';
import { refreshWords } from '../search/refresh-words.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { untilAnswered } from '../test/until-answered.ts';
import { aPicture } from '../upload/testing-pictures.ts';
import { prepareNext, sharedPreparing } from '../upload/testing-preparing.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const preparing = sharedPreparing(api);

/** A picture that was sent and made ready. */
async function picture(token: string, purpose: 'business-profile-photo' | 'business-cover-photo') {
  const bytes = new Uint8Array(await aPicture({ width: 900, height: 900 }));
  const file = { name: 'picture.jpg', type: 'image/jpeg', bytes };
  const sent = await api.client(token)(sendBusinessFile, { body: { purpose }, file });
  while (await prepareNext(preparing));
  return sent.token;
}

const incomplete = 'Complete all the information required to create your business profile.';

const complete = (): NewBusiness => ({
  companyName: `Engranes ${randomUUID().slice(0, 8)}`,
  businessType: 'MA',
  country: 'MX',
  state: 'MX-JAL',
  categories: ['0006.000601', '0006.000602'],
  shortDescription: 'We cut gears.\nWorm gears, too.',
});

test('a business is created with its owner, public and found at once', async () => {
  const owner = await api.signIn();
  const input = complete();
  const { businessID } = await owner.call(createBusiness, { body: input });
  const profile = await api.call(getBusinessProfile, { params: { businessID } });
  expect(profile).toMatchObject({
    businessID,
    origin: 'registered',
    claimed: true,
    verified: false,
    subscription: 'standard',
    general: {
      companyName: input.companyName,
      shortDescription: input.shortDescription,
      businessType: { code: 'MA' },
      industry: { id: '0006' },
      categories: [{ id: '000601' }, { id: '000602' }],
    },
    contactInfo: { country: { code: 'MX' }, state: { stateID: 'MX-JAL' } },
  });
  const { session } = await api.client(owner.token).whole(getBusinessProfile, { params: { businessID } });
  expect(session).toEqual({ accessLevel: 'owner' });
  const found = await api.call(searchBusinesses, {
    body: { businessType: 'MA', textQuery: input.companyName, skip: 0, size: 5 },
  });
  expect(found.items.map((item) => item.businessID)).toContain(businessID);
  const latest = await api.call(listLatestBusinesses, { query: { country: 'MX' } });
  expect(latest.find(({ businessType }) => businessType === 'MA')?.businesses[0]?.businessID).toBe(
    businessID,
  );
});

test('my list has what one is in each business, the oldest first, and how much it holds', async () => {
  const someone = await api.signIn();
  expect(await someone.call(listMyBusinesses, {})).toEqual([]);
  const { businessID: own } = await someone.call(createBusiness, { body: complete() });
  const other = await rows.aBusiness({ subscription: 'gold' });
  for (const [person_id, role] of [
    [await rows.aPerson(), 'owner'],
    [someone.id, 'member'],
  ] as const)
    await api.db.insertInto('business_members').values({ business_id: other, person_id, role }).execute();
  await rows.aProduct({ business_id: other });
  const list = await someone.call(listMyBusinesses, {});
  const place = list.find(({ businessID }) => businessID === own)?.contactInfo;
  expect(place).toMatchObject({
    country: { code: 'MX' },
    state: { stateID: 'MX-JAL', stateName: 'Jalisco' },
  });
  expect(
    list.map(({ businessID, accessLevel, products, productsShown, members }) => ({
      businessID,
      accessLevel,
      products,
      productsShown,
      members,
    })),
  ).toEqual([
    { businessID: own, accessLevel: 'owner', products: 0, productsShown: 7, members: 1 },
    { businessID: other, accessLevel: 'member', products: 1, productsShown: 20, members: 2 },
  ]);
});

const refused: [string, Partial<Record<keyof NewBusiness, unknown>>, string, string][] = [
  ['a name of blanks', { companyName: ' \t ' }, 'companyName', 'required'],
  ['a description of blanks', { shortDescription: '\n ' }, 'shortDescription', 'required'],
  ['a country there is not', { country: 'ZZ', state: '' }, 'country', 'unknown'],
  ['no state in a country that has states', { state: undefined }, 'state', 'notChosen'],
  ['a state of another country', { state: 'US-TX' }, 'state', 'unknown'],
  ['a category of another industry', { categories: ['0001.000601'] }, 'categories', 'unknown'],
  ['a category there is not', { categories: ['0006.000699'] }, 'categories', 'unknown'],
];

test.each(refused)('%s is said at its field, and nothing is created', async (_, wrong, field, code) => {
  const someone = await api.signIn();
  const sent = someone.call(createBusiness, { body: { ...complete(), ...wrong } as NewBusiness });
  await expect(sent).rejects.toMatchObject({
    status: 400,
    message: incomplete,
    issues: [{ in: 'body', field, code }],
  });
  expect(await someone.call(listMyBusinesses, {})).toEqual([]);
});

const missing = ['companyName', 'businessType', 'country', 'categories', 'shortDescription'] as const;

test.each(missing)('without %s nothing is created', async (field) => {
  const someone = await api.signIn();
  const { [field]: _, ...rest } = complete();
  await expect(someone.call(createBusiness, { body: rest as NewBusiness })).rejects.toMatchObject({
    status: 400,
    issues: [{ in: 'body', field, code: 'required' }],
  });
  expect(await someone.call(listMyBusinesses, {})).toEqual([]);
});

test('a country without states takes none', async () => {
  const withStates = new Set(api.reference.states.values().map(({ countryCode }) => countryCode));
  const country = [...api.reference.countries.keys()].find((code) => !withStates.has(code)) ?? '';
  const { state: _, ...input } = complete();
  const someone = await api.signIn();
  const { businessID } = await someone.call(createBusiness, { body: { ...input, country } });
  const { contactInfo } = await api.call(getBusinessProfile, { params: { businessID } });
  expect(contactInfo.country.code).toBe(country);
  expect(contactInfo.state).toBeUndefined();
});

test('visitors are sent to log in', async () => {
  await expect(api.call(createBusiness, { body: complete() })).rejects.toMatchObject({ status: 401 });
});

test('fifty requests with one key create one business', async () => {
  const someone = await api.signIn();
  const input = complete();
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const client = api.client(someone.token);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      untilAnswered(() => client(createBusiness, { body: input }, { headers })),
    ),
  );
  expect(new Set(answers.map(({ businessID }) => businessID)).size).toBe(1);
  expect(await someone.call(listMyBusinesses, {})).toHaveLength(1);
});

test('both pictures come with it, in their sizes', async () => {
  const someone = await api.signIn();
  const [profilePhoto, coverPhoto] = [
    await picture(someone.token, 'business-profile-photo'),
    await picture(someone.token, 'business-cover-photo'),
  ];
  const { businessID } = await someone.call(createBusiness, {
    body: { ...complete(), profilePhoto, coverPhoto },
  });
  const { general } = await api.call(getBusinessProfile, { params: { businessID } });
  expect(general.profilePhoto?.url).toContain(profilePhoto);
  expect(general.profilePhoto?.versions?.length).toBeGreaterThan(1);
  expect(general.coverPhoto?.url).toContain(coverPhoto);
  const used = await api.db
    .selectFrom('uploads')
    .select('used_at')
    .where('id', 'in', [profilePhoto, coverPhoto])
    .execute();
  expect(used.every(({ used_at }) => used_at !== null)).toBe(true);
});

test('a picture comes with what is to be seen', async () => {
  const { call, token } = await api.signIn();
  const profilePhoto = { token: await picture(token, 'business-profile-photo'), alt: 'Our gate' };
  const { businessID } = await call(createBusiness, { body: { ...complete(), profilePhoto } });
  const { general } = await call(getBusinessProfile, { params: { businessID } });
  expect(general.profilePhoto).toMatchObject({ alt: 'Our gate' });
});

test('a picture of somebody else, or one for something else, is not taken, and nothing is created', async () => {
  const [someone, other] = [await api.signIn(), await api.signIn()];
  const theirs = await picture(other.token, 'business-profile-photo');
  const cover = await picture(someone.token, 'business-cover-photo');
  for (const profilePhoto of [theirs, cover, randomUUID()])
    await expect(
      someone.call(createBusiness, { body: { ...complete(), profilePhoto } }),
    ).rejects.toMatchObject({ status: 404 });
  expect(await someone.call(listMyBusinesses, {})).toEqual([]);
});

test('while a name is typed, businesses of a name like it are told, with what tells them apart', async () => {
  const someone = await api.signIn();
  const unclaimed = await rows.aBusiness({
    company_name: 'Engranajes Zapotlán S.A. de C.V.',
    origin: 'imported',
    city: 'Zapotlán',
    website: 'https://zapotlan.example',
  });
  const claimed = await rows.aBusiness({ company_name: 'Zapotlan Engranajes', country_code: 'GT' });
  await rows.aBusiness({ company_name: 'Molinos Zapotlán', short_description: 'Engranajes' });
  const like = (name: string) => someone.call(listLikeNamedBusinesses, { query: { name } });
  const told = await like('Engranajes Zapotlan');
  expect(told.map(({ businessID }) => businessID).toSorted()).toEqual([unclaimed, claimed].toSorted());
  expect(told.find(({ businessID }) => businessID === unclaimed)).toMatchObject({
    companyName: 'Engranajes Zapotlán S.A. de C.V.',
    country: { code: 'MX' },
    city: 'Zapotlán',
    website: 'https://zapotlan.example',
    claimed: false,
  });
  // The beginning of a word is completed once the word is counted, as each night.
  await refreshWords(api.db, api.reference, 'business');
  await vi.waitFor(
    async () => {
      const begun = await like('Engranajes Zapo');
      expect(begun.map(({ businessID }) => businessID)).toContain(unclaimed);
    },
    { timeout: 15_000 },
  );
  expect(await like('Qwertzuiop Asdfghjkl')).toEqual([]);
});
