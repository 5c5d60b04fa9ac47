import { withConnection } from '@kontor/database';
import { timed } from '../measure/measure.ts';

/** Seconds it took to make what a database stores under a name, if it was made from just this. */
export async function wasMade(url: string, name: string, fingerprint: string): Promise<number | undefined> {
  return withConnection(url, async (client) => {
    await client.query(`CREATE TABLE IF NOT EXISTS bench_made
      (name text PRIMARY KEY, fingerprint text NOT NULL, seconds double precision NOT NULL)`);
    const { rows } = await client.query<{ seconds: number }>(
      'SELECT seconds FROM bench_made WHERE name = $1 AND fingerprint = $2',
      [name, fingerprint],
    );
    return rows[0]?.seconds;
  });
}

/**
 * Makes something a database stores between runs, unless it was made from just this before.
 * @returns seconds it took, then or now
 */
export async function makeOnce(
  url: string,
  name: string,
  fingerprint: string,
  make: () => Promise<void>,
): Promise<number> {
  const before = await wasMade(url, name, fingerprint);
  if (before !== undefined) return before;
  const seconds = await timed(make);
  await withConnection(url, (client) =>
    client.query(
      `INSERT INTO bench_made VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE
       SET fingerprint = excluded.fingerprint, seconds = excluded.seconds`,
      [name, fingerprint, seconds],
    ),
  );
  return seconds;
}
