import { createClient } from '@kontor/contract';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { answering } from '../../session/answering.server.ts';
import { contextWith, visitContext } from '../../session/page-context.ts';
import { saveProfile } from './save-profile.server.ts';

const origin = 'https://mx.kontor.example';

/** Sends a change to the action, with an api that answers so. */
async function save(answer: () => Promise<Response>) {
  const call = answering(createClient({ baseUrl: 'http://api.example', fetch: answer }));
  const reports: unknown[] = [];
  const settings = { country: 'MX', origin, apiUrl: origin, accountsOrigin: origin } as const;
  const context = contextWith({ ...settings, report: (error) => void reports.push(error) });
  const i18n = setupI18n();
  context.set(visitContext, { language: 'en', theme: undefined, i18n, call, callForAll: call });
  const url = new URL('/profile/edit', origin);
  const request = new Request(url, { method: 'POST', body: '{"city":"León"}' });
  const { data, init } = await saveProfile({ request, url, context, params: {}, pattern: '/profile/edit' });
  return { data, status: init?.status, reports: reports.length };
}

const failed = (name: string, status: number) => async () =>
  Response.json({ success: false, name, message: 'No.' }, { status });

it.each([
  ['TooManyRequests', 429, 429, 0],
  ['NotFound', 404, 404, 0],
  ['BadRequest', 400, 400, 0],
  ['InsufficientStorage', 507, 507, 1],
  ['Unavailable', 503, 503, 1],
  ['Internal', 500, 500, 1],
] as const)(
  'a call that ends with %s fails by that name, and is reported where it is our fault',
  async (...row) => {
    const [name, given, status, reports] = row;
    const data = { values: {}, issues: {}, problem: name };
    expect(await save(failed(name, given))).toEqual({ data, status, reports });
  },
);

it('an api that cannot be reached is 503, and reported', async () => {
  expect(await save(() => Promise.reject(new TypeError('away')))).toEqual({
    data: { values: {}, issues: {}, problem: undefined },
    status: 503,
    reports: 1,
  });
});
