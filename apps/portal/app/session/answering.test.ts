import { createClient, getProduct } from '@kontor/contract';
import { expect, it } from 'vitest';
import { answering } from './answering.server.ts';

const productID = '7fbfa272-1186-4979-99bc-a790ec330048';
const ask = (fetch: () => Promise<Response>) =>
  answering(createClient({ baseUrl: 'http://api.example', fetch }))(getProduct, { params: { productID } });
const failed = (status: number) => async () =>
  Response.json({ success: false, name: 'Failed', message: 'no' }, { status });

it.each([
  [401, 401],
  [404, 404],
  [503, 503],
  [429, 503],
  [507, 507],
  [500, 500],
  [400, 500],
])('a call that ends with %i makes a page of status %i', async (given, shown) => {
  await expect(ask(failed(given))).rejects.toMatchObject({ init: { status: shown } });
});

it('an API that cannot be reached makes a page of status 503', async () => {
  await expect(ask(() => Promise.reject(new TypeError('away')))).rejects.toMatchObject({
    init: { status: 503 },
  });
});

it('an answer passes', async () => {
  const product = { productID, name: 'Pump' };
  await expect(ask(async () => Response.json({ success: true, data: product }))).resolves.toEqual(product);
});

it('a token that does not count is told of by its name, other failures are not', async () => {
  const refused: string[] = [];
  for (const status of [401, 404]) {
    const client = createClient({ baseUrl: 'http://api.example', fetch: failed(status) });
    const call = answering(client, { onRefused: (name) => void refused.push(name) });
    await expect(call(getProduct, { params: { productID } })).rejects.toMatchObject({ init: { status } });
  }
  expect(refused).toEqual(['Failed']);
});
