import { expect, test } from 'vitest';
import { compileSerializer } from './compile-serializer.ts';

const compile = (schema: Record<string, unknown>) =>
  compileSerializer({ schema, method: 'GET', url: '/', httpStatus: '200' });
const shape = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });

test('answers of one shape are serialised by one function, whatever is said of them', () => {
  const known = compile({ ...shape('name'), description: 'NotFound' });
  expect(compile({ ...shape('name'), description: 'Forbidden' })).toBe(known);
  expect(compile(shape('name'))).toBe(known);
});

test('what a shape does not name is left out', () => {
  const answer = { name: 'Ada', city: 'León' };
  expect(compile(shape('name'))(answer)).toBe('{"name":"Ada"}');
  expect(compile(shape('city'))(answer)).toBe('{"city":"León"}');
});
