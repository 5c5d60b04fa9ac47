import { countSearch, searchBusinesses, searchPeople, searchProducts, suggest } from '@kontor/contract';
import { migrate } from '@kontor/database';
import { expect, test, vi } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { catchUpSearch } from './catch-up.ts';
import { forgetExpiredProof } from './forget-expired-proof.ts';
import { kinds } from './kind.ts';
import { drainWaiting, queueAll, readWaiting } from './queue.ts';
import { rebuildSearch } from './rebuild.ts';
import { refreshWords } from './refresh-words.ts';

const id: Record<string, string> = {};

const api = await sharedApi(async (db, reference) => {
  const { aBusiness, aProduct, aPerson } = rowsIn(db, reference);
  const business = async (key: string, given: Parameters<typeof aBusiness>[0]) => {
    id[key] = await aBusiness(given);
  };
  await business('reducers', {
    company_name: 'Reductores del Bajío',
    short_description: 'Gear units for conveyors',
    categories: ['000602'],
  });
  await business('german', {
    company_name: 'Nordhang Wälzlager GmbH',
    country_code: 'DE',
    short_description: 'Ball bearings',
  });
  await business('dealer', {
    company_name: 'Distribuidora Ixtla',
    business_type: 'DI',
    short_description: 'Bearings and seals from stock',
  });
  await business('named', { company_name: 'Bearing House', country_code: 'GB', categories: [] });
  await business('chinese', { company_name: '哈尔滨轴承集团', country_code: 'CN', categories: [] });
  await business('rich', {
    company_name: 'Zeta Motion',
    short_description: 'Everything that turns on bearings',
    general_description: 'Shafts, housings, bearings; the house of motion.',
    website: 'https://zeta.example',
    email: 'sales@zeta.example',
    city: 'León',
    subscription: 'platinum',
  });
  id.pillow = await aProduct({
    business_id: id.german,
    name: 'Pillow block bearing UCP 205',
    subcategory_id: '00060101',
  });
  id.part = await aProduct({
    business_id: id.reducers,
    name: 'Ball bearing 6204-2RS',
    category_id: '000601',
  });
  id.gear = await aProduct({ business_id: id.reducers, name: 'Helical gear unit', category_id: '000602' });
  id.buyer = await aPerson({
    first_name: 'Marisol',
    last_name: 'Treviño',
    industry_id: '0006',
    job_position_id: 'purchasing-manager',
    company_name: 'Aceros Norte',
  });
  await rebuildSearch(db, reference);
});

async function businesses(textQuery: string, filters: object = {}): Promise<string[]> {
  const { items } = await api.call(searchBusinesses, { body: { textQuery, skip: 0, size: 50, ...filters } });
  return items.map(
    ({ businessID }) => Object.entries(id).find(([, value]) => value === businessID)?.[0] ?? businessID,
  );
}

test('words, their forms, and the name before other fields', async () => {
  expect(await businesses('bearings')).toEqual(expect.arrayContaining(['german', 'dealer', 'named', 'rich']));
  expect(await businesses('house')).toEqual(['named', 'rich']);
  expect(await businesses('gear units conveyor')).toEqual(['reducers']);
  expect(await businesses('nothing-of-nowhere')).toEqual([]);
});

test('accents, capitals and part of a word do not matter', async () => {
  expect(await businesses('REDUCTORES del bajio')).toEqual(['reducers']);
  // What it means as well: it is one of the words for bearings.
  expect((await businesses('walzlager')).toSorted()).toEqual(['dealer', 'german', 'named', 'rich']);
  expect(await businesses('reduct')).toEqual(['reducers']);
});

test('an exact name comes first', async () => {
  expect((await businesses('zeta motion'))[0]).toBe('rich');
});

test('names in other scripts are found by part', async () => {
  expect(await businesses('轴承集团')).toEqual(['chinese']);
  expect(await businesses('哈')).toEqual(['chinese']);
});

test.each([['rodamientos'], ['cuscinetti'], ['轴承']])(
  'the category name %s finds bearings',
  async (name) => {
    const found = await businesses(name);
    expect(found).toEqual(expect.arrayContaining(['german', 'dealer', 'rich']));
  },
);

test('what the tree names in another language is found in English texts too', async () => {
  const pump = await rowsIn(api.db, api.reference).aBusiness({
    company_name: 'Ostfold Marine',
    short_description: 'Hydraulic pumps for ships',
    categories: [],
  });
  for (const typed of ['bombas hidráulicas', 'bomba hidraulica', 'pompe oleodinamiche', '液压泵']) {
    expect(await businesses(typed), typed).toContain(pump);
  }
  expect(await businesses('rodamientos')).toContain('named');
  expect(await businesses('rodamientos alemania')).toEqual(['german']);
  await api.db.deleteFrom('business_search').where('id', '=', pump).execute();
});

test('legal forms and what the tab says do not narrow a search', async () => {
  expect(await businesses('nordhang walzlager ag')).toEqual(['german']);
  expect(await businesses('bearing suppliers germany')).toEqual(['german']);
  expect((await businesses('suppliers')).length).toBe(0);
});

test('a misspelt word is corrected and the answer says so', async () => {
  const answer = await api.call(searchBusinesses, {
    body: { textQuery: 'berings germany', skip: 0, size: 5 },
  });
  expect(answer.correction).toEqual({ textQuery: 'bearings germany', applied: true });
  expect(answer.items.map(({ businessID }) => businessID)).toEqual([id.german]);
});

test('words that no row holds are left out, and the answer says what was looked for', async () => {
  const answer = await api.call(searchBusinesses, {
    body: { textQuery: 'where can I buy cheap bearings of nowhere in germany', skip: 0, size: 5 },
  });
  expect(answer.items.map(({ businessID }) => businessID)).toEqual([id.german]);
  expect(answer.correction).toEqual({ textQuery: 'bearings in germany', applied: true });
  expect(answer.locations).toEqual([{ kind: 'country', code: 'DE', name: 'Germany', textQuery: 'bearings' }]);
});

test('what buyers alone call a place of the tree leads there, the answer says so, and it can be undone', async () => {
  const search = (asTyped: boolean) =>
    api.call(searchProducts, { body: { textQuery: 'Kugellager', skip: 0, size: 5, asTyped } });
  const place = '00060101';
  const { items, correction } = await search(false);
  // It stands there; the other is called so.
  expect(items.map(({ productID }) => productID)).toEqual([id.pillow, id.part]);
  expect(correction).toEqual({ applied: true, place, textQuery: api.reference.nodes.get(place)?.names.en });
  expect((await search(true)).items).toEqual([]);
});

test('where a subcategory has no row, its category is searched, and the answer says so', async () => {
  const { items, correction } = await api.call(searchBusinesses, {
    body: { textQuery: 'worm gearboxes', skip: 0, size: 5 },
  });
  expect(items.map(({ businessID }) => businessID)).toEqual([id.reducers]);
  expect(correction).toEqual({
    applied: true,
    place: '000602',
    textQuery: api.reference.nodes.get('000602')?.names.en,
  });
});

test('a location in the text filters, and is none where the words are searched as typed or a country is chosen', async () => {
  const found = async (body: object) => {
    const answer = await api.call(searchBusinesses, {
      body: { textQuery: 'bearings from Mexico', skip: 0, size: 50, ...body },
    });
    return { ids: answer.items.map(({ businessID }) => businessID), locations: answer.locations };
  };
  const { ids, locations } = await found({});
  expect(locations.map(({ code }) => code)).toEqual(['MX']);
  expect(ids).not.toContain(id.german);
  expect((await found({ country: 'DE' })).ids).toEqual([id.german]);
  expect((await found({ asTyped: true })).locations).toEqual([]);
  const counted = await api.call(countSearch, { body: { textQuery: 'bearings from Mexico', tab: 'MA' } });
  expect(counted.countries?.map(({ code }) => code)).toContain('DE');
});

test('type, country and places in the tree filter', async () => {
  expect(await businesses('bearings', { businessType: 'DI' })).toEqual(['dealer']);
  expect(await businesses('bearings', { country: 'DE' })).toEqual(['german']);
  expect(await businesses('', { category: '000602' })).toEqual(['reducers']);
  expect((await businesses('', { industry: '0006' })).length).toBe(6);
  expect(await businesses('', { businessType: 'DI', country: 'MX' })).toEqual(['dealer']);
  expect(await businesses('bearings', { country: 'FR' })).toEqual([]);
});

test('totals are exact and pages hold each result once', async () => {
  const whole = await businesses('');
  const pages = await Promise.all([0, 2, 4].map((skip) => businesses('', { skip, size: 2 })));
  expect(pages.flat()).toEqual(whole);
  const { total, totalIs } = await api.call(searchBusinesses, { body: { textQuery: '', skip: 0, size: 1 } });
  expect({ total, totalIs }).toEqual({ total: whole.length, totalIs: 'exact' });
});

test('products are found by name, part number, company, and the country of the business', async () => {
  const find = async (textQuery: string, filters: object = {}) => {
    const { items } = await api.call(searchProducts, { body: { textQuery, skip: 0, size: 5, ...filters } });
    return items.map(({ productID }) => productID);
  };
  expect(await find('62042RS')).toEqual([id.part]);
  expect(await find('6204 2rs')).toEqual([id.part]);
  expect(await find('bearing', { country: 'DE' })).toEqual([id.pillow]);
  expect(await find('nordhang')).toEqual([id.pillow]);
  expect(await find('', { subcategory: '00060101' })).toEqual([id.pillow]);
});

test('people are found by name, position, company and industry', async () => {
  const find = async (textQuery: string, place: object = {}) => {
    const { items } = await api.call(searchPeople, { body: { textQuery, skip: 0, size: 5, ...place } });
    return items.map(({ userID }) => userID);
  };
  expect(await find('trevino')).toEqual([id.buyer]);
  expect(await find('purchasing manager')).toEqual([id.buyer]);
  expect(await find('aceros norte')).toEqual([id.buyer]);
  // Of the industry tree they state the industry; results and their number agree.
  for (const [place, found] of [
    [{ industry: '0006' }, [id.buyer]],
    [{ industry: '0011' }, []],
    [{ industry: '0006', category: '000601' }, []],
  ] as const) {
    expect(await find('trevino', place), JSON.stringify(place)).toEqual(found);
    const { counts } = await api.call(countSearch, { body: { textQuery: 'trevino', ...place } });
    expect(counts.UR.total, JSON.stringify(place)).toBe(found.length);
  }
});

test('a person among results has the fields of a card, and no address', async () => {
  const given = {
    username: 'tycho-brahe-7',
    first_name: 'Tycho',
    last_name: 'Brahezz',
    country_code: 'MX',
    state_id: 'MX-GUA',
    city: 'León',
    job_position_id: 'buyer',
    company_name: 'Aceros Norte',
    brief_presentation: 'I buy steel.',
    email: 'tycho@aceros.example',
    like_count: 4,
    profile_photo: JSON.stringify({ url: '/me.webp' }),
  };
  const userID = await rowsIn(api.db, api.reference).aPerson(given);
  const { items } = await api.call(searchPeople, { body: { textQuery: 'brahezz', skip: 0, size: 5 } });
  expect(items).toEqual([
    {
      userID,
      username: 'tycho-brahe-7',
      firstName: 'Tycho',
      lastName: 'Brahezz',
      profilePhoto: { url: '/me.webp' },
      country: { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' },
      state: { stateID: 'MX-GUA', stateName: 'Guanajuato' },
      city: 'León',
      jobPosition: { jobPositionID: 'buyer', name: 'Buyer' },
      companyName: 'Aceros Norte',
      briefPresentation: 'I buy steel.',
      origin: 'registered',
      reactions: { reactionCount: { like: 4 } },
    },
  ]);
  await api.db.deleteFrom('person_search').where('id', '=', userID).execute();
});

test('all tabs are counted in one call, with the countries of the tab', async () => {
  const answer = await api.call(countSearch, { body: { textQuery: 'bearing', tab: 'MA' } });
  expect(answer.counts).toMatchObject({
    PR: { total: 2 },
    UR: { total: 0 },
    MA: { total: 3 },
    DI: { total: 1 },
    GO: { total: 0 },
  });
  expect(answer.countries).toEqual([
    { code: 'DE', total: 1 },
    { code: 'GB', total: 1 },
    { code: 'MX', total: 1 },
  ]);
});

test('suggestions complete words, name places and businesses', async () => {
  const { items } = await api.call(suggest, { query: { q: 'bear' } });
  expect(items).toContainEqual({ kind: 'words', text: 'bearing' });
  expect(items).toContainEqual({ kind: 'category', text: 'Bearings', industry: '0006', category: '000601' });
  expect(items).toContainEqual({ kind: 'business', text: 'Bearing House', businessID: id.named });
  expect(await api.callIn('es')(suggest, { query: { q: 'rodam' } })).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ text: 'Rodamientos' })]),
  });
  expect(await api.call(suggest, { query: { q: ' ' } })).toEqual({ items: [] });
});

test('a change is found in the transaction that wrote it, also when its name looks like a known word', async () => {
  const { aBusiness } = rowsIn(api.db, api.reference);
  for (const [name, typed] of [
    ['Quetzalcoatl Forja', 'Quetzalcoatl'],
    ['Bearinx', 'bearinx'],
    ['Reducto', 'reducto'],
  ] as const) {
    const fresh = await aBusiness({ company_name: name, categories: [] });
    const { items } = await api.call(searchBusinesses, { body: { textQuery: typed, skip: 0, size: 5 } });
    expect(items[0]?.businessID, name).toBe(fresh);
    await api.db.deleteFrom('business_search').where('id', '=', fresh).execute();
  }
});

test('a long description does not push the words of the category out', async () => {
  const words = Array.from({ length: 700 }, (_, index) => `word${index.toString(36)}q`).join(' ');
  const wordy = await rowsIn(api.db, api.reference).aBusiness({
    company_name: 'Wordy',
    general_description: words,
  });
  expect(await businesses('rodamientos wordy')).toEqual([wordy]);
  await api.db.deleteFrom('business_search').where('id', '=', wordy).execute();
});

test('fields a call does not have do not change its results', async () => {
  const page = { skip: 0, size: 5, businessType: 'GO' };
  const { total } = await api.call(searchPeople, { body: { ...page, textQuery: 'trevino' } as never });
  expect(total).toBe(1);
  const { total: products } = await api.call(searchProducts, {
    body: { ...page, textQuery: 'bearing' } as never,
  });
  expect(products).toBe(2);
});

test.each([
  ["'"],
  ['\\'],
  ["a' | 'b"],
  ['!&|:*()'],
  ['\u0001\u2028\n'],
  ['bearing & !bearing'],
  ['𓀀'],
  [`${'x'.repeat(200)}`],
])('the text %j is looked for, never interpreted', async (textQuery) => {
  const { total } = await api.call(searchBusinesses, { body: { textQuery, skip: 0, size: 5 } });
  expect(total).toBeGreaterThanOrEqual(0);
});

test.each(['\u0000', 'bea\u0000ring', '\ud800'])('what is no text is refused: %j', async (textQuery) => {
  const refused = api.call(searchBusinesses, { body: { textQuery, skip: 0, size: 5 } });
  await expect(refused).rejects.toMatchObject({
    status: 400,
    issues: [expect.objectContaining({ field: 'textQuery' })],
  });
});

test('pages beyond the 10,000th result and unknown filters are refused with the field named', async () => {
  const refused = api.call(searchBusinesses, { body: { textQuery: '', skip: 9_996, size: 5 } });
  await expect(refused).rejects.toMatchObject({
    status: 400,
    issues: [expect.objectContaining({ field: 'skip' })],
  });
  const unknown = api.call(searchBusinesses, {
    body: { textQuery: '', skip: 0, size: 5, country: 'global' },
  });
  await expect(unknown).rejects.toMatchObject({
    status: 400,
    issues: [expect.objectContaining({ field: 'country' })],
  });
});

test('a bulk import that left its documents is found after the rebuild, on connections that searched before', async () => {
  const loadReference = vi.fn(async () => api.reference);
  const late = await rowsIn(api.db, api.reference).aBusiness({ company_name: 'Zyxwvut Fundiciones' });
  await api.db.deleteFrom('business_search').where('id', '=', late).execute();
  expect(await businesses('zyxwvut')).toEqual([]);
  await queueAll(api.db, ['business']);
  await catchUpSearch(api.db, loadReference, { idleSeconds: 60 });
  expect(await businesses('zyxwvut'), 'an import may still be running').toEqual([]);
  expect(loadReference).not.toHaveBeenCalled();
  await catchUpSearch(api.db, loadReference);
  expect(await businesses('zyxwvut')).toEqual([late]);
  expect(await readWaiting(api.db, 'business')).toMatchObject({ entries: 0, isWhole: false });
});

test('reference data are read when documents wait, once for all kinds, and not otherwise', async () => {
  const loadReference = vi.fn(async () => api.reference);
  await catchUpSearch(api.db, loadReference);
  loadReference.mockClear();
  await catchUpSearch(api.db, loadReference);
  expect(loadReference).not.toHaveBeenCalled();
  await queueAll(api.db);
  await catchUpSearch(api.db, loadReference);
  expect(loadReference).toHaveBeenCalledTimes(1);
});

test('documents are to be made anew when the names they were made by change', async () => {
  const due = async () => {
    const rows = await api.db
      .selectFrom('search_queue')
      .select('kind')
      .where('id', 'is', null)
      .where('business_id', 'is', null)
      .execute();
    return rows.map(({ kind }) => kind).sort();
  };
  await migrate(api.databaseUrl);
  expect(await due()).toEqual([]);
  await api.db.updateTable('reference_state').set({ fingerprint: 'of other names' }).execute();
  await migrate(api.databaseUrl);
  expect(await due()).toEqual([...kinds].sort());
  await catchUpSearch(api.db, async () => api.reference);
  expect(await due()).toEqual([]);
});

test('proof that expired no longer counts', async () => {
  const { aBusiness } = rowsIn(api.db, api.reference);
  const [first, second] = [
    await aBusiness({ company_name: 'Prooftest Alpha' }),
    await aBusiness({ company_name: 'Prooftest Beta' }),
  ];
  const found = await businesses('prooftest');
  const behind = found.at(-1) === first ? first : second;
  const fact = { business_id: behind, fact: 'factory', method: 'visited', checked_by: 'Kontor' } as const;
  const [checked_at, held] = [new Date(Date.now() - 1_000_000), new Date(Date.now() + 1_000_000)];
  await api.db
    .insertInto('verified_facts')
    .values({ ...fact, checked_at, expires_at: held })
    .execute();
  await drainWaiting(api.db, api.reference, 'business');
  expect((await businesses('prooftest'))[0]).toBe(behind);

  await api.db
    .updateTable('search_state')
    .set({ proof_read_at: new Date(Date.now() - 500_000) })
    .execute();
  await api.db
    .updateTable('verified_facts')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('business_id', '=', behind)
    .execute();
  await forgetExpiredProof(api.db, api.reference);
  expect(await businesses('prooftest')).toEqual(found);
});

test('a rebuild counts the words it writes as a count of all documents does', async () => {
  const read = async () => ({
    words: await api.db.selectFrom('search_words').selectAll().orderBy('kind').orderBy('word').execute(),
    states: await api.db
      .selectFrom('search_state')
      .select(['kind', 'documents', 'tier_documents', 'tier_words'])
      .orderBy('kind')
      .execute(),
  });
  await rebuildSearch(api.db, api.reference);
  const rebuilt = await read();
  expect(rebuilt.words.length).toBeGreaterThan(100);
  for (const kind of kinds) await refreshWords(api.db, api.reference, kind);
  expect(await read()).toEqual(rebuilt);
});

test('searches, rebuilds and the counting of words at once all succeed', async () => {
  const work = [
    rebuildSearch(api.db, api.reference),
    refreshWords(api.db, api.reference, 'business'),
    refreshWords(api.db, api.reference, 'product'),
  ];
  const searching = Array.from({ length: 20 }, (_, index) => businesses(index % 2 ? 'bearings' : ''));
  const [found] = await Promise.all([Promise.all(searching), ...work]);
  for (const [index, ids] of found.entries()) if (index % 2) expect(ids).toContain('german');
});

test('a business is found in the subcategories of its products, as far as they lie in its categories', async () => {
  expect(await businesses('', { subcategory: '00060101' })).toEqual(['german']);
  const { aBusiness, aProduct } = rowsIn(api.db, api.reference);
  const elsewhere = await aBusiness({ company_name: 'Retenes Quiroga', categories: ['000602'] });
  const here = await aBusiness({ company_name: 'Rodamientos Quiroga', categories: ['000601'] });
  for (const business_id of [elsewhere, here])
    await aProduct({ business_id, category_id: '000601', subcategory_id: '00060102' });
  const found = () =>
    api
      .call(searchBusinesses, { body: { textQuery: '', subcategory: '00060102', skip: 0, size: 5 } })
      .then(({ items }) => items.map(({ businessID }) => businessID));
  expect(await found()).toEqual([here]);
  await rebuildSearch(api.db, api.reference);
  expect(await found()).toEqual([here]);
});

test('a business whose line a category is stands before one that has it among others, however complete that is', async () => {
  const { aBusiness, aProduct } = rowsIn(api.db, api.reference);
  const full = {
    short_description: 'Rails',
    general_description: 'Rails and carriages to order',
    city: 'Lyon',
  };
  const several = ['000602', '000608'];
  const aside = await aBusiness({ company_name: 'Guías Ebro', categories: several, ...full });
  const line = await aBusiness({ company_name: 'Guías Miño', categories: ['000608'] });
  const maker = await aBusiness({ company_name: 'Guías Tajo', categories: several });
  await aProduct({ business_id: maker, category_id: '000608', subcategory_id: '00060806' });
  const { items } = await api.call(searchBusinesses, {
    body: { textQuery: api.reference.nodes.get('000608')?.names.en ?? '', skip: 0, size: 5 },
  });
  const found = items.map(({ businessID }) => businessID);
  expect(found.slice(0, 2).sort()).toEqual([line, maker].sort());
  expect(found[2]).toBe(aside);
});
