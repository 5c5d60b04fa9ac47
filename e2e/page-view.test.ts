import { addressById } from '@kontor/contract';
import { withConnection } from '@kontor/database/testing';
import { expect, inject, test, vi } from 'vitest';
import { useBrowser } from './browser.ts';
import { aBusiness } from './rows.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();

interface Row {
  kind: string;
  language: string;
  views: number;
}

function viewsOf(subject: string): Promise<Row[]> {
  return withConnection(inject('database'), async (client) => {
    const statement = 'SELECT kind, language, views FROM page_views WHERE subject = $1';
    return (await client.query<Row>(statement, [subject])).rows;
  });
}

thoroughTest('a page that is opened is counted once, by what it is about', async () => {
  const id = await aBusiness({ company_name: 'Counted Pumps' });
  const { page, expectCalm } = await visit();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page-view')) sent.push(JSON.stringify(request.headers()));
  });
  await page.goto(`${addressById('business', id)}?lang=es`);
  await expectCalm();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('cookie');
  await vi.waitFor(
    async () =>
      await expect.poll(() => viewsOf(id)).toEqual([{ kind: 'business', language: 'es', views: 1 }]),
    { timeout: 30_000, interval: 250 },
  );
});

test('the api takes views from our services alone', async () => {
  const view = JSON.stringify({ kind: 'page', subject: '/', language: 'en' });
  const headers = { 'content-type': 'application/json' };
  for (const url of [`${inject('api')}/internal/page-view`, `${inject('portal')}/api/v1/page-view`])
    expect((await fetch(url, { method: 'POST', headers, body: view })).status, url).toBe(404);
});
