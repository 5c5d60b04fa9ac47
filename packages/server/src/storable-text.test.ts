import { anyCodePoint, anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService } from './service.ts';
import { findUnstorable } from './storable-text.ts';

describe('text no database can hold', () => {
  test.each([
    ['\u0000', []],
    ['a\ud800b', []],
    [{ a: [1, { b: '\udc00' }] }, ['a', '1', 'b']],
    [{ a: { '\u0000': 1 } }, ['a']],
    [[['ok', '\u0000']], ['0', '1']],
  ])('%j is found where it stands', (value, place) => {
    expect(findUnstorable(value)).toEqual(place);
  });

  test.each(['', 'válvula', '𝓅 🏭', '\u2028\ufeff\ufffe\u0001', 7, null, undefined, true, {}, [[], {}]])(
    '%j holds none',
    (value) => expect(findUnstorable(value)).toBeUndefined(),
  );

  test('is found however deep it is', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}"\\u0000"${']'.repeat(5_000)}`);
    expect(findUnstorable(deep)).toBeDefined();
    expect(findUnstorable(JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`))).toBeUndefined();
  });

  test('is found exactly when the whole has a NUL or half a pair in it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: anyCodePoint }), anyText(), (value, text) => {
        const whole = JSON.stringify([value, text]);
        const isOdd = /\\u0000|\\ud[89a-f]/.test(whole.replaceAll('\\\\', ''));
        expect(findUnstorable([value, text]) !== undefined).toBe(isOdd);
      }),
    );
  });
});

describe('a service', () => {
  const app = createService({ name: 'sample', config: { LOG_LEVEL: 'silent' }, checks: {} });
  const text = Type.Object({ text: Type.Optional(Type.String()) });
  app.post('/things/:text', { schema: { params: text, querystring: text, body: text } }, () => ({}));
  let origin: string;
  beforeAll(async () => {
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const post = async (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/things/${path}`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };

  test.each([
    ['a', '{"text":"\\u0000"}', 'text'],
    ['a', '{"text":"\\ud800"}', 'text'],
    ['a', '{"unknown":{"deeper":["\\udfff"]}}', 'unknown.deeper.0'],
  ])('%s with %s is refused and says where', async (path, body, field) => {
    expect(await post(path, body)).toMatchObject({
      status: 400,
      body: { success: false, name: 'BadRequest', issues: [{ in: 'body', field }] },
    });
  });

  test.each(['%00', 'a%00b', 'a?text=%00', 'a?%00=1'])(
    'an address with a NUL is refused: %s',
    async (path) => {
      expect(await post(path, '{}')).toMatchObject({ status: 400, body: { name: 'BadRequest' } });
    },
  );

  test.each(['a%0a', 'a%E2%80%A8?text=%0d%0a', 'a?text=%ED%A0%80'])(
    'other odd characters are no error: %s',
    async (path) => {
      expect((await post(path, '{"text":"\\u2028\\n"}')).status).toBe(200);
    },
  );
});
