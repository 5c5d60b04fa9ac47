import { createClient } from '@kontor/contract';
import { setupI18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { contextWith, visitContext } from '../session/page-context.ts';
import { loadMember } from './load-member.server.ts';

// A macro is there for the build alone; of the texts none is looked at here.
vi.mock('@lingui/core/macro', () => ({ msg: () => 'text' }));

const origin = 'https://portal.example';
const slug = '7931d197-079a-49b1-b984-fed5249e16fd_nordhang';
const members = `/business/${slug}/members`;

function load(query: string) {
  const context = contextWith({ country: 'MX', origin, apiUrl: origin, accountsOrigin: origin, report() {} });
  const call = createClient({ baseUrl: origin, fetch: () => Promise.reject(new Error('Nothing is asked')) });
  const i18n = setupI18n({ locale: 'en', messages: { en: { text: ['Text'] } } });
  context.set(visitContext, { language: 'en', theme: undefined, i18n, call, callForAll: call });
  const url = new URL(`/business/${slug}/member${query}`, origin);
  return loadMember({
    request: new Request(url),
    url,
    pattern: '/business/:slug/member',
    params: { slug },
    context,
  });
}

/** Where an address leads; nowhere else, where it has a page of its own. */
function leadsTo(query: string): string | null | undefined {
  try {
    load(query);
  } catch (answer) {
    if (answer instanceof Response && answer.status === 302) return answer.headers.get('location');
    throw answer;
  }
}

it('an address that names no member leads to the list of them, in its language', () => {
  expect(leadsTo('')).toBe(members);
  expect(leadsTo('?id=')).toBe(members);
  expect(leadsTo('?lang=es')).toBe(`${members}?lang=es`);
});

it('one that names somebody is a page, which search engines are told to leave out', () => {
  expect(load('?id=00000000-0000-4000-8000-000000000000').meta).toMatchObject({ hidden: true });
});
