import { calls, errorStatus, searchBusinesses } from '@kontor/contract';
import { expect, it, vi } from 'vitest';
import { errorMeanings } from './error-meanings.server.ts';
import { samplesFor } from './samples.server.ts';
import { visitorCalls } from './visitor-calls.server.ts';

// A macro is there for the build alone; here a text stands for itself.
vi.mock('@lingui/core/macro', () => ({ msg: String.raw }));

const listed = visitorCalls.map(([call]) => call);

it('lists calls of the contract, each once, that read and need no session', () => {
  expect(new Set(listed).size).toBe(listed.length);
  for (const call of listed) {
    expect(calls).toContain(call);
    expect(call.errors ?? [], call.name).not.toContain('TokenNotFound');
    expect(call.method === 'GET' || call.noun === 'search', call.name).toBe(true);
  }
});

it('says something of every error', () => {
  expect(Object.keys(errorMeanings).sort()).toEqual(Object.keys(errorStatus).sort());
  for (const about of Object.values(errorMeanings)) expect(about).toBeTruthy();
});

it('shows calls at their addresses, with bodies that can be read', () => {
  const address = 'https://mx.kontor.example/api/v1';
  const { search, nextPage, business, products, product, tree, error } = samplesFor({
    address,
    language: 'it',
  });
  for (const sample of [search, nextPage, business, products, product, tree]) {
    const path = sample.match(/^curl -s '([^'?]+)/)?.[1]?.replace(/[A-Z]+_ID$/, '');
    const paths = listed.map((call) => `${address}/${call.path.replace(/\{\w+\}$/, '')}`);
    expect(paths).toContain(path);
    expect(sample).toContain('Accept-Language: it');
  }
  const body: unknown = JSON.parse(nextPage.match(/-d '(.*)'$/)?.[1] ?? '');
  expect(Object.keys(searchBusinesses.body.properties)).toEqual(
    expect.arrayContaining(Object.keys(body ?? {})),
  );
  expect(JSON.parse(error)).toMatchObject({ success: false, name: 'BadRequest' });
});
