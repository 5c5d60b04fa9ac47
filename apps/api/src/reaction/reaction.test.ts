import { randomUUID } from 'node:crypto';
import { getReactionSummary } from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();

test('likes of a resource are counted; nobody liked an unknown one', async () => {
  const { aBusiness, aPerson } = rowsIn(api.db, api.reference);
  const resource_id = await aBusiness();
  for (const person_id of [await aPerson(), await aPerson()]) {
    await api.db
      .insertInto('reactions')
      .values({ resource_type: 'business', resource_id, person_id })
      .execute();
  }
  expect(await api.call(getReactionSummary, { params: { resourceID: resource_id } })).toEqual({
    reactionCount: { like: 2 },
  });
  expect(await api.call(getReactionSummary, { params: { resourceID: randomUUID() } })).toEqual({
    reactionCount: { like: 0 },
  });
});
