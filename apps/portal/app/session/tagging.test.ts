import { type Client, createClient, getProduct } from '@kontor/contract';
import { expect, it } from 'vitest';
import { collectTags } from './page-tags.ts';
import { tagging } from './tagging.server.ts';

const params = { productID: '7fbfa272-1186-4979-99bc-a790ec330048' };
const answering = (envelope: object): Client =>
  createClient({
    baseUrl: 'http://api.example',
    fetch: async () => Response.json({ success: true, data: {}, ...envelope }),
  });

it('collects what all answers of a page depend on', async () => {
  const collector = collectTags();
  for (const tags of [['product:1', 'business:2'], ['business:2', 'reference'], []])
    await tagging(answering({ tags }), collector)(getProduct, { params });
  expect([...collector.tags].sort()).toEqual(['business', 'business:2', 'product', 'product:1', 'reference']);
  expect(collector.isComplete).toBe(true);
});

it('a page with a call that failed, or whose answer does not say what it depends on, is not complete', async () => {
  const failed = collectTags();
  const away = createClient({
    baseUrl: 'http://api.example',
    fetch: () => Promise.reject(new Error('away')),
  });
  await expect(tagging(away, failed)(getProduct, { params })).rejects.toThrow();
  expect(failed.isComplete).toBe(false);
  expect([...failed.untagged]).toEqual([]);
  const unknown = collectTags();
  await tagging(answering({}), unknown)(getProduct, { params });
  expect(unknown.isComplete).toBe(false);
  expect([...unknown.untagged]).toEqual(['getProduct']);
});
