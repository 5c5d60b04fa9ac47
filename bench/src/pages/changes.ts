import { addressById } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { percentile } from '../measure/statistics.ts';

/** Milliseconds from the commit of a change of a business until its cached page shows it. */
export async function measureChanges(
  portal: string,
  databaseUrl: string,
  changes: number,
): Promise<{ p50: number; maximum: number }> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; company_name: string }>(
      'SELECT id, company_name FROM businesses ORDER BY id LIMIT 1',
    );
    const business = rows[0];
    if (!business) throw new Error('The corpus has no business.');
    const rename = (name: string) =>
      client.query('UPDATE businesses SET company_name = $2 WHERE id = $1', [business.id, name]);
    const address = portal + addressById('business', business.id);
    const times: number[] = [];
    try {
      for (let change = 0; change < changes; change += 1) {
        const name = `Changed ${change} times`;
        await rename(name);
        const committed = performance.now();
        while (!(await (await fetch(address)).text()).includes(name)) {
          if (performance.now() - committed > 10_000) throw new Error('A change was not shown within 10 s.');
        }
        times.push(performance.now() - committed);
      }
    } finally {
      await rename(business.company_name);
    }
    return { p50: percentile(times, 0.5), maximum: Math.max(...times) };
  });
}
