import { archiveProduct, listOwnProducts, listProductsOfBusiness, moveProduct } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { aMember, anOwner } from '../testing-owner.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

/** A business with so many products, all at one position as rows that nobody ever ordered are, unless told. */
async function aCatalogue(count: number, positionOf: (index: number) => number = (index) => index) {
  const owner = await anOwner(api);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await rows.aProduct({ business_id: owner.businessID, position: positionOf(index) }));
  const read = async () => {
    const { items } = await owner.call(listOwnProducts, { query: { bid: owner.businessID, size: 100 } });
    return items.map(({ productID }) => productID);
  };
  const positions = async () => {
    const found = await api.db
      .selectFrom('products')
      .select(['id', 'position'])
      .where('business_id', '=', owner.businessID)
      .execute();
    return new Map(found.map(({ id, position }) => [id, position]));
  };
  return { ...owner, ids, read, positions };
}

/** What a list becomes when one of it is taken to a place, from 1. */
function moved<T>(list: readonly T[], one: T, place: number): T[] {
  const others = list.filter((each) => each !== one);
  return [...others.slice(0, place - 1), one, ...others.slice(place - 1)];
}

test('a product goes to any place and back, by writing its row alone', async () => {
  const { call, ids, read, positions } = await aCatalogue(9);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ids), fc.integer({ min: 1, max: 12 }), async (productID, place) => {
      const [before, rowsBefore] = [await read(), await positions()];
      const answer = await call(moveProduct, { body: { productID, place } });
      expect(await read()).toEqual(moved(before, productID, place));
      expect(answer).toMatchObject({ place: Math.min(9, place), formerPlace: before.indexOf(productID) + 1 });
      expect(answer.listed).toBe(answer.place <= 7);
      const written = [...(await positions())].filter(([id, position]) => rowsBefore.get(id) !== position);
      expect(written.length).toBeLessThanOrEqual(1);
      await call(moveProduct, { body: { productID, place: answer.formerPlace } });
      expect(await read()).toEqual(before);
    }),
    { numRuns: process.env.THOROUGH ? 25 : 10 },
  );
});

test('what is moved above the line is shown, and the last one above it hidden', async () => {
  const { call, businessID, ids } = await aCatalogue(9);
  await call(moveProduct, { body: { productID: ids[8] ?? '', place: 1 } });
  const { data } = await api.call(listProductsOfBusiness, { query: { bid: businessID } });
  expect(data.map(({ productID }) => ids.indexOf(productID))).toEqual([8, 0, 1, 2, 3, 4, 5]);
});

test('a product goes behind another, from before it or from behind', async () => {
  const { call, ids, read } = await aCatalogue(4);
  const [a = '', b = '', c = '', d = ''] = ids;
  await call(moveProduct, { body: { productID: a, after: c } });
  expect(await read()).toEqual([b, c, a, d]);
  await call(moveProduct, { body: { productID: d, after: b } });
  expect(await read()).toEqual([b, d, c, a]);
});

test('where numbers are not fine enough for another place, all get whole ones, and none changes its order', async () => {
  const { call, ids, read, positions } = await aCatalogue(3, (index) => 1 + index * Number.EPSILON);
  const before = await read();
  const [productID = ''] = before;
  await call(moveProduct, { body: { productID, place: 2 } });
  expect(await read()).toEqual(moved(before, productID, 2));
  expect([...(await positions()).values()].sort()).toEqual([2, 2.5, 3]);
  const same = await aCatalogue(4, () => 0);
  const order = await same.read();
  await same.call(moveProduct, { body: { productID: order[3] ?? '', place: 2 } });
  expect(await same.read()).toEqual(moved(order, order[3] ?? '', 2));
  expect(ids).toHaveLength(3);
});

test('of moves at the same time none is lost', async () => {
  const { call, ids, read } = await aCatalogue(8);
  await Promise.all(ids.slice(4).map((productID) => call(moveProduct, { body: { productID, place: 1 } })));
  const after = await read();
  expect(new Set(after.slice(0, 4))).toEqual(new Set(ids.slice(4)));
  expect(after.slice(4)).toEqual(ids.slice(0, 4));
});

test('what has no place, is of others, or is told no place is refused', async () => {
  const { call, businessID, ids } = await aCatalogue(2);
  const member = await aMember(api, businessID, 'member');
  const foreign = await aCatalogue(1);
  const [productID = '', other = ''] = ids;
  await expect(member.call(moveProduct, { body: { productID, place: 1 } })).rejects.toMatchObject({
    status: 403,
  });
  await expect(foreign.call(moveProduct, { body: { productID, place: 1 } })).rejects.toMatchObject({
    status: 403,
  });
  await expect(call(moveProduct, { body: { productID } })).rejects.toMatchObject({ status: 400 });
  await expect(call(moveProduct, { body: { productID, after: foreign.ids[0] ?? '' } })).rejects.toMatchObject(
    {
      status: 400,
      issues: [{ field: 'after', code: 'unknown' }],
    },
  );
  await call(archiveProduct, { params: { productID: other } });
  await expect(call(moveProduct, { body: { productID: other, place: 1 } })).rejects.toMatchObject({
    status: 409,
  });
});
