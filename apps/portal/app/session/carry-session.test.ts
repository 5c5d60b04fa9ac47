import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carrySession } from './carry-session.ts';

const origin = 'https://portal.example';
const plain = vi.fn<typeof fetch>(async () => new Response('answered'));
const asked = vi.fn<(isRead: boolean) => void>();
let token: string | undefined;
let leave: () => void;

beforeEach(() => {
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', plain);
  plain.mockClear();
  asked.mockClear();
  token = 'secret';
  leave = carrySession({
    request: (send, isRead) => {
      asked(isRead);
      return send(token);
    },
  });
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

it('data of pages are asked for with the token in a header and nowhere else', async () => {
  const address = new URL('/business/a/_.data?_routes=root', origin);
  const { signal } = new AbortController();
  await fetch(address, { signal });
  const [at, init] = plain.mock.lastCall ?? [];
  expect(String(at)).toBe(`${origin}/business/a/_.data?_routes=root`);
  expect(new Headers(init?.headers).get('wbn-auth')).toBe('secret');
  expect(init?.signal).toBe(signal);
  expect(asked).toHaveBeenLastCalledWith(true);
});

it('so are forms, with what they say of themselves', async () => {
  const body = new URLSearchParams({ theme: 'dark' });
  const headers = { 'Content-Type': 'text/plain' };
  await fetch(new URL('/theme.data', origin), { method: 'POST', headers, body });
  const [, init] = plain.mock.lastCall ?? [];
  expect(init).toMatchObject({ method: 'POST', body });
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    'content-type': 'text/plain',
    'wbn-auth': 'secret',
  });
  expect(asked).toHaveBeenLastCalledWith(false);
});

it('a visitor has no token to send', async () => {
  token = undefined;
  const init = { method: 'GET' };
  await fetch(new URL('/_.data', origin), init);
  expect(plain.mock.lastCall?.[1]).toBe(init);
});

it.each([
  ['another origin', new URL('/_.data', 'https://other.example')],
  ['the API, which has a client of its own', '/api/v1/user/profile'],
  ['the views that are counted', '/page-view'],
  ['the results that are counted', '/shown-results'],
  ['a file', new URL('/assets/a.js', origin)],
])('%s gets no token', async (_, address) => {
  const init = { method: 'GET' };
  await fetch(address, init);
  expect(plain).toHaveBeenLastCalledWith(address, init);
  expect(asked).not.toHaveBeenCalled();
});

it('is taken away again', () => {
  leave();
  expect(globalThis.fetch).toBe(plain);
});
