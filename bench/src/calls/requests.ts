import { pageCallHeader, sessionHeader } from '@kontor/contract';
import { Client } from 'pg';
import type { Sent } from '../load/load.ts';

/** How many rows a call is asked for in turn, so that it is not one row that everything has at hand. */
const asked = 200;

/** The slowest call there is. */
export const countsOfTabs = 'counts of all tabs';

/** The calls of a page, as they are asked for. */
export interface CallLoad {
  call: string;
  requests: Sent[];
  /** Whether it is also asked by people who are signed in. */
  asPeople?: boolean;
  /** Left out of a quick run: without a target, and as the call before it but for what the api keeps. */
  onlyWhole?: boolean;
}

async function idsOf(client: Client, table: 'products' | 'businesses' | 'people'): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY id LIMIT $1`, [
    asked,
  ]);
  return rows.map(({ id }) => id);
}

const get = (path: string): Sent => ({ method: 'GET', path: `/api/v1/${path}` });

/** As a page asks that has not heard of changes: past what is cached. */
const past = (request: Sent): Sent => ({ ...request, headers: { [pageCallHeader]: '1' } });
const read = (path: string): Sent => past(get(path));

const search = (path: string, body: object): Sent => ({
  method: 'POST',
  path: `/api/v1/search/${path}`,
  body: JSON.stringify(body),
});

/** Choices of all filters, of businesses and of products in turn. */
const choicesOf = (words: readonly string[]): Sent[] =>
  words.map((textQuery, index) => search('choices', { textQuery, tab: index % 2 === 0 ? 'MA' : 'PR' }));

/** Panels of filters that are opened, of which nothing is cached. */
export const openedPanels = (words: readonly string[]): Sent[] => choicesOf(words).map(past);

/** `words`: what is searched for by the counts. */
export async function callLoads(databaseUrl: string, words: readonly string[]): Promise<CallLoad[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const products = await idsOf(client, 'products');
    const businesses = await idsOf(client, 'businesses');
    return [
      { call: 'product', requests: products.map((id) => get(`product/${id}`)), asPeople: true },
      {
        call: 'product, rows read',
        requests: products.map((id) => read(`product/${id}`)),
        asPeople: true,
        onlyWhole: true,
      },
      {
        call: 'business profile',
        requests: businesses.map((id) => get(`business/profile/${id}`)),
        asPeople: true,
      },
      {
        call: 'profile, rows read',
        requests: businesses.map((id) => read(`business/profile/${id}`)),
        onlyWhole: true,
      },
      { call: 'whole industry tree', requests: [get('catsys/industry/full-tree')] },
      { call: 'latest businesses', requests: [get('business/profile/latest?country=MX')] },
      { call: countsOfTabs, requests: words.map((textQuery) => search('counts', { textQuery })) },
      {
        call: `${countsOfTabs}, rows read`,
        requests: words.map((textQuery) => past(search('counts', { textQuery }))),
        onlyWhole: true,
      },
      { call: 'choices of all filters', requests: choicesOf(words) },
      { call: 'choices of all filters, rows read', requests: openedPanels(words), onlyWhole: true },
    ];
  } finally {
    await client.end();
  }
}

/** The same requests, each sent by somebody who is signed in; people of the corpus, so that none has to be admitted. */
export async function signedIn(
  databaseUrl: string,
  { tokenFor }: { tokenFor(personID: string): Promise<string> },
  requests: readonly Sent[],
): Promise<Sent[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const people = await idsOf(client, 'people');
    const tokens = await Promise.all(people.map(tokenFor));
    return requests.map((request, index) => ({
      ...request,
      headers: { ...request.headers, [sessionHeader]: tokens[index % tokens.length] ?? '' },
    }));
  } finally {
    await client.end();
  }
}
