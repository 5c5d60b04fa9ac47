import { checkReaction, getReactionSummary, listLikes, react, takeReactionBack } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

async function somebody(name?: { first_name: string; last_name: string }) {
  const id = await rows.aPerson(name);
  return api.signIn({ id });
}

async function anOwner() {
  const person = await somebody();
  const businessID = await rows.aBusiness({ company_name: 'Regia Bolts' });
  await api.db
    .insertInto('business_members')
    .values({ business_id: businessID, person_id: person.id, role: 'owner' })
    .execute();
  await api.db
    .updateTable('businesses')
    .set({ claimed_at: new Date() })
    .where('id', '=', businessID)
    .execute();
  return { ...person, businessID };
}

const like = (resourceID: string, businessID?: string) => ({
  body: { resourceID, reactionType: 'like' as const, ...(businessID && { businessID }) },
});
const likesOf = async (resourceID: string) =>
  (await api.call(getReactionSummary, { params: { resourceID } })).reactionCount.like;

test.each([
  ['business', () => rows.aBusiness()],
  ['product', () => rows.aProduct()],
  ['user', () => rows.aPerson()],
] as const)(
  'a %s is liked once, however often one says so, and the like is taken back',
  async (resourceType, make) => {
    const id = await make();
    const { call } = await somebody();
    const params = { resourceType };
    expect(await call(checkReaction, { params: { resourceID: id } })).toEqual({});
    const liked = { reactionType: 'like', reactionCount: { like: 1 } };
    expect(await call(react, { params, ...like(id) })).toEqual(liked);
    expect(await call(react, { params, ...like(id) })).toEqual(liked);
    expect(await call(checkReaction, { params: { resourceID: id } })).toEqual({ reactionType: 'like' });
    expect(await likesOf(id)).toBe(1);
    for (let times = 0; times < 2; times += 1)
      expect(await call(takeReactionBack, { params, body: { resourceID: id } })).toEqual({
        reactionCount: { like: 0 },
      });
    expect(await call(checkReaction, { params: { resourceID: id } })).toEqual({});
  },
);

test('what is not there, or not for everybody, cannot be liked', async () => {
  const { call } = await somebody();
  const hidden = await rows.aProduct();
  await api.db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', hidden).execute();
  const notFound = { status: 404, errorName: 'NotFound' };
  for (const id of [hidden, await rows.aBusiness()])
    await expect(call(react, { params: { resourceType: 'product' }, ...like(id) })).rejects.toMatchObject(
      notFound,
    );
  expect(await likesOf(hidden)).toBe(0);
});

test('one likes as oneself and as each business one speaks for; nobody as that of others', async () => {
  const resourceID = await rows.aBusiness();
  const { call, businessID } = await anOwner();
  const params = { resourceType: 'business' } as const;
  await call(react, { params, ...like(resourceID) });
  expect(await call(checkReaction, { params: { resourceID }, query: { businessID } })).toEqual({});
  expect(await call(react, { params, ...like(resourceID, businessID) })).toEqual({
    reactionType: 'like',
    reactionCount: { like: 2 },
  });
  const stranger = await somebody();
  const forbidden = { status: 403, errorName: 'Forbidden' };
  await expect(stranger.call(react, { params, ...like(resourceID, businessID) })).rejects.toMatchObject(
    forbidden,
  );
  const { likes } = await call(listLikes, { params: { resourceID }, query: { size: 20 } });
  expect(likes.map(({ author }) => ('general' in author ? author.general.companyName : 'person'))).toEqual([
    'Regia Bolts',
    'person',
  ]);
});

test('who likes something is listed page by page, the last first, each once', async () => {
  const resourceID = await rows.aBusiness();
  const fans = await Promise.all(
    ['Ada', 'Bea', 'Cid', 'Dan', 'Eve'].map((first_name) => somebody({ first_name, last_name: 'Ott' })),
  );
  for (const { call } of fans)
    await call(react, { params: { resourceType: 'business' }, ...like(resourceID) });
  const { call } = await somebody();
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await call(listLikes, {
      params: { resourceID },
      query: { size: 2, ...(after && { after }) },
    });
    seen.push(...page.likes.map(({ author }) => ('firstName' in author ? author.firstName : '')));
    after = page.next;
  } while (after);
  expect(seen).toEqual(['Eve', 'Dan', 'Cid', 'Bea', 'Ada']);
});

test('whatever people do at once with likes, each counts once', async () => {
  const people = await Promise.all([somebody(), somebody(), somebody()]);
  const step = fc.record({ person: fc.nat(2), likes: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const resourceID = await rows.aBusiness();
      const params = { resourceType: 'business' } as const;
      // What one person does follows one another; what several do comes at once.
      await Promise.all(
        people.map(async ({ call }, index) => {
          for (const { likes } of steps.filter(({ person }) => person === index))
            if (likes) await call(react, { params, ...like(resourceID) });
            else await call(takeReactionBack, { params, body: { resourceID } });
        }),
      );
      const expected = people.filter(
        (_, index) => steps.findLast(({ person }) => person === index)?.likes === true,
      );
      expect(await likesOf(resourceID)).toBe(expected.length);
    }),
    { numRuns: process.env.THOROUGH ? 40 : 8 },
  );
});

test('hundreds of times one like is given and taken back, twenty at once, and the count is exact', async () => {
  const resourceID = await rows.aBusiness();
  const params = { resourceType: 'business' } as const;
  const people = await Promise.all([somebody(), somebody(), somebody(), somebody()]);
  const toggle = async (likes: boolean) => {
    await Promise.all(
      Array.from({ length: 5 }, () => people)
        .flat()
        .map(({ call }, turn) =>
          (Math.floor(turn / people.length) % 2 === 0) === likes
            ? call(react, { params, ...like(resourceID) })
            : call(takeReactionBack, { params, body: { resourceID } }),
        ),
    );
    const own = await Promise.all(people.map(({ call }) => call(checkReaction, { params: { resourceID } })));
    expect(await likesOf(resourceID)).toBe(own.filter(({ reactionType }) => reactionType === 'like').length);
  };
  // A thousand in the long run.
  const waves = process.env.THOROUGH ? 50 : 10;
  for (let wave = 0; wave < waves; wave += 1) await toggle(wave % 2 === 0);
});
