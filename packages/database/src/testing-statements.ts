import { Client } from 'pg';
import { vi } from 'vitest';

/** The statements this process sends to databases while `work` runs, without their parameters. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.map(([query]: unknown[]) => textOf(query));
  } finally {
    sent.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text);
  throw new TypeError('A query without a text was sent.');
}
