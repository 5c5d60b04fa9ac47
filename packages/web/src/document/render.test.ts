import { data, type RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { reportFailures } from './render.tsx';

function reportsOf(error: unknown, signal = new AbortController().signal): unknown[] {
  const report = vi.fn();
  const context = {} as Readonly<RouterContextProvider>;
  const request = new Request('http://localhost/business/a', { signal });
  const asked = { request, context, params: {}, url: new URL(request.url), pattern: '/business/:id' };
  reportFailures(() => report)(error, asked);
  return report.mock.calls;
}

const answered = (status: number) => ({ status, statusText: '', internal: false, data: undefined });

it.each([
  ['a token that has ended, thrown by a loader', data({ name: 'TokenExpiredError' }, { status: 401 })],
  ['what does not exist', data({ name: 'NotFound' }, { status: 404 })],
  ['an error of a route', answered(401)],
])('%s is not reported', (_, error) => {
  expect(reportsOf(error)).toEqual([]);
});

it.each([
  ['an api that is away', data({ name: 'Unavailable' }, { status: 503 })],
  ['an error of a route', answered(500)],
  ['data without a status', data({ name: 'Internal' })],
  ['what is thrown', new Error('broken')],
  ['words that are thrown', 'broken'],
])('%s is reported', (_, error) => {
  expect(reportsOf(error)).toEqual([[error, 'A page failed']]);
});

it('what was called off is not reported', () => {
  expect(reportsOf(new Error('broken'), AbortSignal.abort())).toEqual([]);
});
