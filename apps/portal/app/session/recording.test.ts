import {
  type Client,
  createClient,
  getProduct,
  getReactionSummary,
  listProductsOfBusiness,
} from '@kontor/contract';
import { expect, it } from 'vitest';
import { recordMadeOf } from './made-of.ts';
import { recording } from './recording.server.ts';

const productID = '7fbfa272-1186-4979-99bc-a790ec330048';
const businessID = 'a4dc9cf1-3e62-43ee-a36d-1f2a7f5c9c0b';
const answering = (data: unknown): Client =>
  createClient({
    baseUrl: 'http://api.example',
    fetch: async () => Response.json({ success: true, data }),
  });

it('notes the rows an answer shows and the subjects they belong to', async () => {
  const madeOf = recordMadeOf();
  await recording(answering({ productID, businessID }), madeOf)(getProduct, { params: { productID } });
  expect([...madeOf.tags].sort()).toEqual(
    ['business', `business:${businessID}`, 'product', `product:${productID}`].sort(),
  );
  expect(madeOf.whole).toBe(true);
});

it('an empty list follows from the business that may get its first product', async () => {
  const madeOf = recordMadeOf();
  await recording(answering({ data: [] }), madeOf)(listProductsOfBusiness, { query: { bid: businessID } });
  expect(madeOf.tags).toContain(`business:${businessID}`);
  expect(madeOf.tags).toContain('product');
});

it('a page with a call that failed, or that nobody knows, is not whole', async () => {
  const failed = recordMadeOf();
  const away = createClient({
    baseUrl: 'http://api.example',
    fetch: () => Promise.reject(new Error('away')),
  });
  await expect(recording(away, failed)(getProduct, { params: { productID } })).rejects.toThrow();
  expect(failed.whole).toBe(false);
  const unknown = recordMadeOf();
  const summary = { reactionCount: { like: 1 } };
  await recording(answering(summary), unknown)(getReactionSummary, { params: { resourceID: productID } });
  expect(unknown.whole).toBe(false);
});
