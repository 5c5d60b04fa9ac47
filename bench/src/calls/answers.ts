import { Client } from 'pg';
import type { Sent } from '../load/load.ts';

/**
 * Puts the api's answers where the bare handler finds them: one row each, by its primary key.
 * @returns the requests that make the bare handler send the same bytes, in the same order
 */
export async function storeAnswers(
  databaseUrl: string,
  apiUrl: string,
  call: string,
  requests: readonly Sent[],
): Promise<Sent[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS bench`);
    await client.query(`CREATE TABLE IF NOT EXISTS bench.answers (id text PRIMARY KEY, body text NOT NULL)`);
    const stored: Sent[] = [];
    for (const request of requests) {
      const id = `${call.replaceAll(' ', '-')}-${stored.length}`;
      await client.query(
        'INSERT INTO bench.answers VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
        [id, await answerOf(apiUrl, request)],
      );
      stored.push({ ...request, path: `/row/${id}` });
    }
    await client.query('VACUUM (ANALYZE) bench.answers');
    return stored;
  } finally {
    await client.end();
  }
}

async function answerOf(apiUrl: string, { method, path, body }: Sent): Promise<string> {
  const response = await fetch(apiUrl + path, {
    method,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}
