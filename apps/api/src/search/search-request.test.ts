import { expect, test, vi } from 'vitest';
import { onceARequest, type SearchRequest } from './search-request.ts';

const request = () => ({}) as SearchRequest;

test('a question is asked once in a request, for all who ask it at the same time, and anew in the next', async () => {
  const ask = vi.fn(async (_: SearchRequest, text: string, edits: number) => `${text} ${edits}`);
  const once = onceARequest(ask);
  const first = request();
  expect(await Promise.all([once(first, 'pump', 1), once(first, 'pump', 1)])).toEqual(['pump 1', 'pump 1']);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await once(first, 'pump', 2)).toBe('pump 2');
  await once(request(), 'pump', 1);
  expect(ask).toHaveBeenCalledTimes(3);
});
