import { listen } from '@kontor/server/testing';
import { expect, test, vi } from 'vitest';
import { startAccounts } from '../testing.ts';
import type { PageSource } from './page-source.ts';

test('a page that fails after it was answered 503 is no error in the log', async () => {
  const { lines, logTo } = listen();
  // As the router does when its request ends early.
  const pages: PageSource = {
    serveFiles: async () => undefined,
    handler: async () => async (request) => {
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      throw request.signal.reason;
    },
  };
  const accounts = await startAccounts({ LOG_LEVEL: 'debug' }, undefined, { logTo, pages, timeout: 100 });
  try {
    const answer = await accounts.browser().get('/login');
    expect(answer.status).toBe(503);
    const late = () => lines.filter((line) => line.includes('AbortError'));
    await vi.waitFor(() => expect(late()).toHaveLength(1), { timeout: 10_000 });
    expect(lines.map((line) => JSON.parse(line).level as number).filter((level) => level >= 50)).toEqual([]);
  } finally {
    await accounts.close();
  }
});
