import { data } from 'react-router';
import { expect, it, vi } from 'vitest';
import { reportTo } from './report.ts';

const request = new Request('http://localhost/business/a?search=secret', {
  headers: { 'x-request-id': 'a-visit-to-follow' },
});
const ofTheRequest = { method: 'GET', path: '/business/a', requestId: 'a-visit-to-follow' };

function lineOf(error: unknown, of?: Request) {
  const log = { error: vi.fn() };
  reportTo(log)(error, 'A page failed', of);
  expect(log.error.mock.calls[0]?.[1]).toBe('A page failed');
  return log.error.mock.calls[0]?.[0];
}

it('an answer thrown by a call is told by its status, name and call', () => {
  const thrown = data({ name: 'Unavailable', call: 'listCountries' }, { status: 503 });
  const told = { status: 503, failed: { name: 'Unavailable', call: 'listCountries' } };
  expect(lineOf(thrown, request)).toEqual({ ...told, ...ofTheRequest });
  const answered = { status: 503, statusText: '', internal: false, data: thrown.data };
  expect(lineOf(answered)).toEqual(told);
});

it('an error is told as it is, for the request it belongs to', () => {
  const error = new Error('broken');
  expect(lineOf(error, request)).toEqual({ err: error, ...ofTheRequest });
  expect(lineOf('text')).toEqual({ err: 'text' });
});
