import { afterAll, expect, test } from 'vitest';
import { createService } from './service.ts';
import { beginPost } from './testing-slow-post.ts';

const app = createService({
  name: 'sample',
  config: { LOG_LEVEL: 'silent' },
  checks: {},
  receive: { headers: 400, request: 500 },
});
app.post('/small', () => ({ got: true }));
app.post('/large', { config: { isLargeBody: true } }, () => ({ got: true }));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

test('a body that does not arrive in time ends its request, unless it may be large', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '10' };
  const large = beginPost(`${origin}/large`, headers, '{"a":');
  const small = beginPost(`${origin}/small`, headers, '{"a":');
  const { status, body } = await small.answer;
  expect([status, JSON.parse(body).name]).toEqual([408, 'RequestTimeout']);
  large.send('1234}');
  large.end();
  expect((await large.answer).status).toBe(200);
});
