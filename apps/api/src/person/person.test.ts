import { randomUUID } from 'node:crypto';
import {
  createClient,
  exportPerson,
  forgetPerson,
  getMyProfile,
  internalTokenHeader,
  searchPeople,
  tellPerson,
} from '@kontor/contract';
import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { copyLikeCounts } from '../reaction/copy-like-counts.ts';
import { kinds } from '../search/kind.ts';
import { drainWaiting } from '../search/queue.ts';
import { internalToken } from '../test/internal-token.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { usernameOf } from './username.ts';

const api = await sharedApi();

const account = { firstName: 'Ada', lastName: 'Example', email: 'ada@kontor.example', country: 'MX' };
const tell = (personID: string, body: Partial<typeof account> & typeof account = account) =>
  api.asService(tellPerson, { params: { personID }, body });
const forget = (personID: string) => api.asService(forgetPerson, { params: { personID } });

const archiveOf = (personID: string) => api.asService(exportPerson, { params: { personID } });

async function found(textQuery: string): Promise<string[]> {
  const { items } = await api.call(searchPeople, { body: { textQuery, skip: 0, size: 5 } });
  return items.map(({ userID }) => userID);
}

function word(): string {
  return `W${randomUUID().replaceAll(/[^a-f]/g, '')}`;
}

test('somebody who comes with a token before they are told of is there at once, once', async () => {
  const lastName = word();
  const { id, call } = await api.signIn({ lastName });
  const again = await api.signIn({ id, lastName });
  const profiles = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? call : again.call)(getMyProfile, {})),
  );
  expect(new Set(profiles.map(({ userID }) => userID))).toEqual(new Set([id]));
  expect(await found(lastName)).toEqual([id]);
  expect(profiles[0]?.email).toBeUndefined();
});

test('what the account service tells stands in the profile and is found, told once or often', async () => {
  const { id, call } = await api.signIn();
  const lastName = word();
  await Promise.all(Array.from({ length: 5 }, () => tell(id, { ...account, lastName })));
  const profile = await call(getMyProfile, {});
  expect(profile).toMatchObject({ lastName, email: account.email, country: { code: 'MX' } });
  expect(await found(lastName)).toEqual([id]);
  expect(
    JSON.stringify(await api.call(searchPeople, { body: { textQuery: lastName, skip: 0, size: 5 } })),
  ).not.toContain('@');
  const renamed = word();
  await tell(id, { ...account, lastName: renamed, country: 'US' });
  expect(await call(getMyProfile, {})).toMatchObject({ lastName: renamed, country: { code: 'MX' } });
  expect(await found(renamed)).toEqual([id]);
  expect(await found(lastName)).toEqual([]);
});

test('a country the product does not know is left out', async () => {
  const { id, call } = await api.signIn();
  await tell(id, { ...account, country: 'XX' });
  expect((await call(getMyProfile, {})).country).toBeUndefined();
});

test('who is deleted is gone for good, whatever is still on its way', async () => {
  const lastName = word();
  const { id, call, sessionID } = await api.signIn({ lastName });
  await call(getMyProfile, {});
  await forget(id);
  await forget(id);
  await tell(id, { ...account, lastName });
  expect(await found(lastName)).toEqual([]);
  await expect(call(getMyProfile, {})).rejects.toMatchObject({ errorName: 'SessionError' });
  const claims = { sub: id, sid: sessionID, given_name: 'Ada', family_name: lastName, jti: 'another' };
  const headers = { 'wbn-auth': await api.accounts.sign({ claims }) };
  await expect(createClient({ baseUrl: api.url, headers })(getMyProfile, {})).rejects.toMatchObject({
    errorName: 'SessionError',
  });
  expect(await api.db.selectFrom('people').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('what somebody liked is taken back with them, and what others liked in them', async () => {
  const { aBusiness, aPerson, aProduct } = rowsIn(api.db, api.reference);
  const [leaving, staying] = [await aPerson(), await aPerson()];
  const [business, product] = [await aBusiness(), await aProduct()];
  const like = async (
    resource_type: 'business' | 'product' | 'user',
    resource_id: string,
    ...people: string[]
  ) => {
    for (const person_id of people)
      await api.db.insertInto('reactions').values({ resource_type, resource_id, person_id }).execute();
  };
  await like('business', business, leaving, staying);
  await like('product', product, leaving);
  await like('user', staying, leaving);
  await like('user', leaving, staying);
  await copyLikeCounts(api);
  const scores = async () => {
    const { rows } = await sql<{ id: string; score: number }>`
      SELECT id, score FROM (SELECT id, score FROM business_search UNION ALL SELECT id, score FROM product_search) AS found
      WHERE id IN (${business}, ${product}) ORDER BY id = ${business}`.execute(api.db);
    return rows.map(({ score }) => score);
  };
  await tell(staying);
  for (const kind of kinds) await drainWaiting(api.db, api.reference, kind);
  const [productBefore = 0, businessBefore = 0] = await scores();
  const likesOf = async (table: 'businesses' | 'products' | 'people', id: string) =>
    (await api.db.selectFrom(table).select('like_count').where('id', '=', id).executeTakeFirst())?.like_count;
  const allLikes = async () => [
    await likesOf('businesses', business),
    await likesOf('products', product),
    await likesOf('people', staying),
  ];
  expect(await allLikes()).toEqual([2, 1, 1]);
  await forget(leaving);
  // Cards and ranks follow with the job.
  await copyLikeCounts(api);
  expect(await allLikes()).toEqual([1, 0, 0]);
  const remaining = await api.db
    .selectFrom('reactions')
    .select('resource_id')
    .where('resource_id', 'in', [business, product, staying, leaving])
    .execute();
  expect(remaining).toEqual([{ resource_id: business }]);
  const [productAfter = 0, businessAfter = 0] = await scores();
  expect(productAfter).toBeLessThan(productBefore);
  expect(businessAfter).toBeLessThan(businessBefore);
});

test('the archive holds the row, the businesses, the roles and the likes of a person, and nobody else’s', async () => {
  const { aBusiness, aPerson, aProduct } = rowsIn(api.db, api.reference);
  const since = new Date('2026-02-03T04:05:06.000Z');
  const filled = { city: 'León', state_id: 'MX-GUA', job_position_id: 'buyer', business_type: 'MA' };
  const more = { company_name: 'Reductores', industry_id: '0006', brief_presentation: 'I buy.' };
  const pictures = { profile_photo: '{"url":"/p.webp"}', cover_photo: '{"url":"/c.webp"}' };
  const said = {
    gender_code: 'F',
    preferred_language: 'es',
    birth_date: '1970-10-24',
    profession: 'Engineer',
  };
  const phone = { mobile_phone_country_code: '+52', mobile_phone_number: '477 555 0164' };
  const email = 'ada@kontor.example';
  const id = await aPerson({
    ...filled,
    ...more,
    ...pictures,
    ...said,
    ...phone,
    email,
    leaving_since: since,
  });
  const other = await aPerson({ first_name: 'Grace' });
  const [business, liked] = [await aBusiness({ company_name: 'Reductores' }), await aBusiness()];
  for (const person_id of [id, other]) {
    const role = person_id === id ? 'owner' : 'member';
    await api.db
      .insertInto('business_members')
      .values({ business_id: business, person_id, role, since })
      .execute();
    await api.db
      .insertInto('reactions')
      .values({ resource_type: 'business', resource_id: liked, person_id, created_at: since })
      .execute();
  }
  await api.db.insertInto('operators').values({ person_id: id, role: 'support', since }).execute();
  for (const person_id of [id, other])
    await api.db
      .insertInto('uploads')
      .values({ person_id, purpose: 'cover-photo', content_type: 'image/png', bytes: 7 })
      .execute();
  const products = new Map<string, string>();
  for (const updated_by of [id, other])
    products.set(updated_by, await aProduct({ business_id: business, name: 'Gear', updated_by }));
  const archive = await archiveOf(id);
  expect(archive).toMatchObject({
    profile: { userID: id, email: 'ada@kontor.example', stateID: 'MX-GUA', jobPositionID: 'buyer', likes: 0 },
    businesses: [
      { businessID: business, companyName: 'Reductores', role: 'owner', since: since.toISOString() },
    ],
    operatorRoles: [{ role: 'support', since: since.toISOString() }],
    products: [{ productID: products.get(id), businessID: business, name: 'Gear' }],
    reactions: [{ resourceType: 'business', resourceID: liked, reactionType: 'like' }],
  });
  const { businesses, operatorRoles, products: changed, reactions, uploads } = archive;
  for (const list of [businesses, operatorRoles, changed, reactions, uploads]) expect(list).toHaveLength(1);
  expect(JSON.stringify(archive)).not.toContain(other);

  // Nothing that is kept is missing: each column of the row (the photo's address is part of the photo), and each table that refers to people.
  const { profile_photo_url: _, ...columns } = await api.db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Object.values(columns)).not.toContain(null);
  expect(Object.keys(archive.profile ?? {})).toHaveLength(Object.keys(columns).length);
  const { rows: tables } = await sql<{ name: string }>`
    SELECT conrelid::regclass::text AS name FROM pg_constraint WHERE confrelid = 'people'::regclass ORDER BY name
  `.execute(api.db);
  expect(tables.map(({ name }) => name)).toEqual([
    'blocks',
    'blocks',
    'business_changes',
    'business_drafts',
    'business_invitations',
    'business_join_requests',
    'business_members',
    'business_sections',
    'comments',
    'favorites',
    'feed_items',
    'feed_sources',
    'first_contacts',
    'follow_ups',
    'follows',
    'group_members',
    'group_requests',
    'group_requests',
    'hidden_posts',
    'holds',
    'holds',
    'idempotency_keys',
    'inquiry_mutes',
    'inquiry_notes',
    'inquiry_sides',
    'ledger_events',
    'list_entries',
    'list_notes',
    'list_shares',
    'lists',
    'mail_replies',
    'membership_orders',
    'membership_orders',
    'membership_renewals',
    'membership_vouchers',
    'message_file_reads',
    'messages',
    'mutes',
    'newsfeed_choices',
    'notification_choices',
    'notification_digests',
    'notification_settings',
    'notifications',
    'operators',
    'ownership_transfers',
    'ownership_transfers',
    'posts',
    'product_imports',
    'product_imports',
    'products',
    'push_subscriptions',
    'reactions',
    'read_marks_off',
    'reports',
    'reports',
    'reports',
    'saved_search_digests',
    'saved_searches',
    'sending_suspensions',
    'support_bookings',
    'support_minutes',
    'uploads',
    'written_texts',
  ]);
});

test('the archive of somebody the api was never told of is empty', async () => {
  expect(await archiveOf(randomUUID())).toEqual({
    businesses: [],
    invitations: [],
    ownershipTransfers: [],
    joinRequests: [],
    operatorRoles: [],
    products: [],
    productImports: [],
    inquiries: [],
    inquirySafety: { blocked: [], muted: [], firstContacts: [], suspensions: [], hidesReadMarks: false },
    reports: [],
    receivedFiles: [],
    inquiryNotes: [],
    absences: [],
    routingRules: [],
    notifications: { told: [], choices: [], digests: [], browsers: [] },
    reactions: [],
    comments: [],
    holds: { held: [], decided: [], written: [] },
    blocking: { muted: [], hiddenPosts: [] },
    connections: [],
    groups: { memberships: [], requests: [], invited: [] },
    purchases: { orders: [], events: [], renewals: [], vouchers: [] },
    support: { bookings: [], logged: [] },
    invoices: [],
    favorites: [],
    lists: { own: [], notes: [], added: [], sharedWithOne: [] },
    savedSearches: [],
    savedSearchDigests: [],
    followUps: [],
    follows: [],
    posts: [],
    newsfeed: {},
    businessEdits: { confirmed: [], changes: [], drafts: [] },
    uploads: [],
  });
});

test('only services of ours may tell', async () => {
  const origin = api.url.replace('/api/v1', '');
  const status = async (headers: Record<string, string>, base = origin) => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json', ...headers } };
    return (
      await fetch(`${base}/internal/person/${randomUUID()}`, { ...init, body: JSON.stringify(account) })
    ).status;
  };
  const known = { [internalTokenHeader]: internalToken };
  // Nor does this machine count for anything.
  expect(await status({})).toBe(404);
  expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  for (const wrong of ['', 'a-token-that-is-not-one', `${internalToken}x`, internalToken.slice(1)])
    expect(await status({ [internalTokenHeader]: wrong }), wrong).toBe(404);
  expect(await status(known)).toBe(200);
  expect(await status(known, api.url)).toBe(404);
  const { token } = await api.signIn();
  expect(await status({ 'wbn-auth': token })).toBe(404);
});

test('namesakes with alike ids have usernames of their own', async () => {
  const start = randomUUID().slice(0, -4);
  const ids = ['0001', '0002', '0003', '0004', '0005', '0006'].map((end) => start + end);
  for (const id of ids) await tell(id);
  const rows = await api.db.selectFrom('people').select(['id', 'username']).where('id', 'in', ids).execute();
  const usernames = new Map(rows.map((row) => [row.id, row.username]));
  const digits = [4, 6, 8, 12, 32, 32].map((count, index) => ids[index]?.replaceAll('-', '').slice(0, count));
  expect(ids.map((id) => usernames.get(id))).toEqual(digits.map((suffix) => `ada-example-${suffix}`));
});

describe('a username', () => {
  const id = '1f0c2a3b-0000-4000-8000-000000000000';
  it.each([
    [['Sofía', 'Aguilar Ñandú'], 'sofia-aguilar-nandu-1f0c'],
    [['Ümit', 'Işık'], 'umit-isik-1f0c'],
    [['王', '小明'], '王-小明-1f0c'],
    [['…', '—'], 'person-1f0c'],
    [['X'.repeat(100), 'Y'], `${'x'.repeat(40)}-1f0c`],
  ])('of %j is %s', ([firstName = '', lastName = ''], username) => {
    expect(usernameOf({ id, firstName, lastName }, 4)).toBe(username);
  });

  it('is never empty, and holds nothing an address could not', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), fc.string(), (firstName, lastName) => {
        expect(usernameOf({ id, firstName, lastName }, 4)).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}-]*-1f0c$/u);
      }),
    );
  });
});
