import {
  type BusinessCompleteness,
  type BusinessSection,
  type Input,
  listBusinessesInDirectory,
  listMyBusinesses,
  listProductsInDirectory,
  type PublishedFields,
  saveBusinessDraft,
  searchBusinesses,
} from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { statementsAsked } from '../../../test/statements-asked.ts';
import { teamsIn } from '../testing-team.ts';

const api = await sharedApi();
const { aTeam, rows } = teamsIn(api);

type Sent = Omit<PublishedFields, 'revision'>;

/** A value for each fact that is published by section, with a word nobody else has where it is text. */
const values: Record<string, (word: string) => Sent[keyof Sent]> = {
  categories: () => ['0001.000101'],
  shortDescription: (word) => `We make ${word}.`,
  generalDescription: (word) => `Since ever ${word}.`,
  yearStablished: () => 1994,
  totalEmployees: () => ({ min: 3, max: 4 }),
  totalAnnualRevenue: () => ({ min: 3, max: 4 }),
  productionCapacity: () => ({ min: 3, unit: 'units', period: 'day' }),
  city: (word) => word,
  legalAddressEnglish: () => 'Street 1',
  email: () => 'sales@example.com',
  phone: () => ({ countryCode: '+52', businessPhoneNumber: '81 5550 0137' }),
  website: () => 'https://example.com',
  contractManufacturing: () => ['PRIVATE_LABEL'],
  manufacturingFacilities: () => 'Two halls.',
  factorySize: () => 300,
  numberProductionLines: () => 2,
  markets: () => ['DE'],
  spokenLanguages: () => ['es'],
  averageLeadTime: () => 3,
  acceptedDeliveryTerms: () => ['FOB'],
  acceptedPaymentCurrencies: () => ['EUR'],
  acceptedPaymentTypes: () => ['T/T'],
};

const bare = { industry_id: null, categories: [] };

async function scoreOf(id: string): Promise<number> {
  const { score } = await api.db
    .selectFrom('business_search')
    .select('score')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return score;
}

type Where = Partial<Omit<Input<typeof searchBusinesses>['body'], 'skip' | 'size'>>;

/** Filters that find these values. */
const filters: Record<string, Where> = {
  totalEmployees: { employees: ['1-10'] },
  contractManufacturing: { contractManufacturing: ['PRIVATE_LABEL', 'OEM'] },
  spokenLanguages: { language: ['es'] },
  averageLeadTime: { leadTime: 3 },
  acceptedDeliveryTerms: { deliveryTerm: ['FOB'] },
  acceptedPaymentCurrencies: { currency: ['EUR'] },
};

async function found(businessID: string, where: Where) {
  const body = { textQuery: '', skip: 0, size: 50, ...where };
  return (await api.call(searchBusinesses, { body })).items.some((item) => item.businessID === businessID);
}

const missingOf = async (person: { edit: () => Promise<{ completeness: BusinessCompleteness }> }) =>
  (await person.edit()).completeness;

test('a bare manufacturer misses every fact, and each does what is said of it', async () => {
  const missing = (await missingOf((await aTeam(bare)).owner)).missing;
  const ofSections = missing.filter(({ section }) => section !== 'media' && section !== 'certificates');
  expect(ofSections.map(({ field }) => field).toSorted()).toEqual(Object.keys(values).toSorted());
  for (const { section, field, leftOutOf } of ofSections) {
    const { businessID, owner } = await aTeam(bare);
    const word = `q${businessID.replaceAll('-', '')}`;
    const inPrivateLabel = async () =>
      (
        await api.call(listBusinessesInDirectory, { params: { list: 'private-label' }, query: { skip: 0 } })
      ).items.some((item) => item.businessID === businessID);
    const state = async () => ({
      categoryFilter: await found(businessID, { category: '000101' }),
      searchWords: await found(businessID, { textQuery: word }),
      privateLabelList: await inPrivateLabel(),
      filters: await Promise.all(Object.values(filters).map((filter) => found(businessID, filter))),
    });
    expect(await state()).toEqual({
      ...{ categoryFilter: false, searchWords: false, privateLabelList: false },
      filters: Object.values(filters).map(() => false),
    });
    const [before, complete] = [await scoreOf(businessID), await missingOf(owner)];
    await owner.publish(section as BusinessSection, { revision: 0, [field]: values[field]?.(word) });
    const after = await missingOf(owner);
    expect(
      after.missing.map((fact) => fact.field),
      field,
    ).not.toContain(field);
    expect(after.stated).toBe(complete.stated + 1);
    expect(after.share).toBeGreaterThan(complete.share);
    expect(await state(), field).toEqual({
      categoryFilter: leftOutOf.includes('categoryFilter'),
      searchWords: leftOutOf.includes('searchWords'),
      privateLabelList: leftOutOf.includes('privateLabelList'),
      filters: Object.keys(filters).map((of) => of === field && leftOutOf.includes('capabilityFilter')),
    });
    // What a fact adds to completeness is some 20,000; what a fresher date adds, less than 100.
    expect((await scoreOf(businessID)) - before > 10_000, field).toBe(leftOutOf.includes('searchRank'));
  }
});

test('a certificate counts while it holds, an expired one is named', async () => {
  const { businessID, owner } = await aTeam();
  const product = await rows.aProduct({ business_id: businessID });
  const certified = async () =>
    (
      await api.call(listProductsInDirectory, { params: { list: 'certified-products' }, query: { skip: 0 } })
    ).items.some(({ productID }) => productID === product);
  const word = `q${businessID.replaceAll('-', '')}`;
  const byProof = () => found(businessID, { proof: ['certificate'] });
  expect([await certified(), await found(businessID, { textQuery: word })]).toEqual([false, false]);
  await sql`INSERT INTO certificates (business_id, name, issue_date, expire_date)
    VALUES (${businessID}, 'EN 1090', '2019-01-01', '2020-01-01')`.execute(api.db);
  expect(await byProof()).toBe(false);
  const expired = await missingOf(owner);
  expect(expired.expiredCertificates).toMatchObject([{ name: 'EN 1090', expireDate: '2020-01-01' }]);
  const fact = expired.missing.find(({ section }) => section === 'certificates');
  expect(fact?.leftOutOf).toEqual(['capabilityFilter', 'certifiedList', 'searchWords', 'searchRank']);
  await sql`INSERT INTO certificates (business_id, name, issue_date) VALUES (${businessID}, ${word}, '2019-01-01')`.execute(
    api.db,
  );
  await rows.aProduct({ business_id: businessID });
  expect([await certified(), await found(businessID, { textQuery: word }), await byProof()]).toEqual([
    true,
    true,
    true,
  ]);
  expect((await missingOf(owner)).missing.map(({ section }) => section)).not.toContain('certificates');
});

test('what only makers state counts for makers alone', async () => {
  const missing = (await missingOf((await aTeam({ business_type: 'RE' })).owner)).missing;
  expect(missing.map(({ section }) => section)).not.toContain('factory');
});

test('a missing fact that waits in the draft says so', async () => {
  const { businessID, owner, admin } = await aTeam();
  const params = { businessID, section: 'trade' } as const;
  await owner.call(saveBusinessDraft, { params, body: { averageLeadTime: 24 } });
  const waiting = async (person: typeof owner) =>
    (await missingOf(person)).missing.filter(({ inDraft }) => inDraft).map(({ field }) => field);
  expect(await waiting(owner)).toEqual(['averageLeadTime']);
  expect(await waiting(admin)).toEqual([]);
});

test('my list says of each business how complete it is and what waits, and what is one’s own alone', async () => {
  const { businessID, owner, admin } = await aTeam();
  const params = { businessID, section: 'trade' } as const;
  await owner.publish('contact', { revision: 0, city: 'León' });
  await owner.call(saveBusinessDraft, { params, body: { averageLeadTime: 24, markets: ['DE'] } });
  await admin.publish('trade', { revision: 0, averageLeadTime: 24 });
  await sql`UPDATE business_sections SET confirmed_at = now() - interval '366 days' WHERE section = 'contact'`.execute(
    api.db,
  );
  const [mine] = await owner.call(listMyBusinesses, {});
  expect(mine).toMatchObject({ unpublishedFields: 1, unconfirmedSections: ['contact'] });
  expect(mine?.completeness).toBe((await missingOf(owner)).share);
  const { sections } = await owner.edit();
  expect(mine?.lastPublished).toBe(sections.trade.confirmedAt);
  const [theirs] = await admin.call(listMyBusinesses, {});
  expect(theirs?.unpublishedFields).toBe(0);
});

test('a business nobody has edited counts from when it became theirs', async () => {
  const { owner } = await aTeam({ created_at: '2019-01-01', claimed_at: new Date() });
  expect((await owner.call(listMyBusinesses, {}))[0]).toMatchObject({ unconfirmedSections: [] });
  const { owner: longAgo } = await aTeam({ created_at: '2019-01-01', claimed_at: '2019-02-01' });
  const [old] = await longAgo.call(listMyBusinesses, {});
  expect(old?.unconfirmedSections).toHaveLength(5);
  expect(old).not.toHaveProperty('lastPublished');
});

test('my list takes as many statements for ten businesses as for one', async () => {
  const { owner } = await aTeam();
  // Their person is looked for once.
  await owner.call(listMyBusinesses, {});
  const count = async () => (await statementsAsked(() => owner.call(listMyBusinesses, {}))).length;
  const forOne = await count();
  for (let more = 0; more < 9; more += 1)
    await api.db
      .insertInto('business_members')
      .values({ business_id: await rows.aBusiness(), person_id: owner.id, role: 'owner' })
      .execute();
  expect(await owner.call(listMyBusinesses, {})).toHaveLength(10);
  expect(forOne).toBeGreaterThan(4);
  expect(await count()).toBe(forOne);
});
