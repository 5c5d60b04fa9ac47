import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { portal, startAccounts, type TestAccounts } from './testing.ts';

let accounts: TestAccounts;
let answer: { status: number; body: object } | 'none';
const asked: IncomingMessage[] = [];

/** In the place of the api. */
const api = createServer((request, response) => {
  asked.push(request);
  if (answer === 'none') return;
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  accounts = await startAccounts({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  await accounts.close();
  api.closeAllConnections();
  api.close();
});

/** The sentence of the login page that names where one goes back to, as text. */
async function sentenceFor(back: string): Promise<string | undefined> {
  const { text } = await accounts.browser().get(`/login?continue=${encodeURIComponent(portal + back)}`);
  return /<p class="a-lead">(.*?)<\/p>/.exec(text)?.[1]?.replaceAll(/<!-- -->/g, '');
}

const id = randomUUID();

test('a business and a product are named as the api names them, never as the address does', async () => {
  answer = { status: 200, body: { success: true, data: { general: { companyName: 'Bajío <b>&</b> Co' } } } };
  const address = `/business/Call-0900-${id}/`;
  expect(await sentenceFor(address)).toBe(
    'You will go back to <b>Bajío &lt;b&gt;&amp;&lt;/b&gt; Co</b> on Kontor Mexico.',
  );
  expect(asked[0]?.url).toBe(`/api/v1/business/profile/${id}`);
  expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  answer = { status: 200, body: { success: true, data: { name: 'Ball bearing' } } };
  expect(await sentenceFor(`/business-product/x-${id}`)).toBe(
    'You will go back to <b>Ball bearing</b> on Kontor Mexico.',
  );
});

test('an api that does not answer costs the name and nothing else', async () => {
  answer = 'none';
  expect(await sentenceFor(`/business/x-${id}`)).toContain('You will go back to');
  expect(asked).toHaveLength(1);
});

test.each([
  ['/', 'You will go back to Kontor Mexico.'],
  ['/search-result?search=x', 'You will go back to your search on Kontor Mexico.'],
  ['/industries#0001', 'You will go back to the industries on Kontor Mexico.'],
  ['/business/x', 'You will go back to the page you came from on Kontor Mexico.'],
  [`/else/x-${id}`, 'You will go back to the page you came from on Kontor Mexico.'],
])('%s: %s', async (back, sentence) => {
  expect(await sentenceFor(back)).toBe(sentence);
  expect(asked).toEqual([]);
});

test('without an answer of the api the sentence does without the name', async () => {
  answer = { status: 404, body: { success: false, name: 'NotFound', message: '' } };
  expect(await sentenceFor(`/business/x-${id}`)).toBe(
    'You will go back to the business you were viewing on Kontor Mexico.',
  );
  expect(await sentenceFor(`/business-product/x-${id}`)).toBe(
    'You will go back to the product you were viewing on Kontor Mexico.',
  );
});
