import { availableParallelism, cpus, totalmem } from 'node:os';
import { withConnection } from '@kontor/database';
import { benchServer } from '../corpus/bench-server.ts';

/** What the figures hold for. */
export interface Machine {
  processor: string;
  cores: number;
  /** Gigabytes. */
  memory: number;
  node: string;
  postgresql: string;
  settings: Record<string, string>;
}

const named = [
  'shared_buffers',
  'effective_cache_size',
  'maintenance_work_mem',
  'work_mem',
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'max_wal_size',
  'random_page_cost',
  'jit',
  'max_parallel_workers_per_gather',
];

export async function describeMachine(): Promise<Machine> {
  return withConnection(await benchServer(), async (client) => {
    const version = await client.query<{ server_version: string }>('SHOW server_version');
    const settings = await client.query<{ name: string; value: string }>(
      'SELECT name, current_setting(name) AS value FROM pg_settings WHERE name = ANY($1)',
      [named],
    );
    return {
      processor: cpus()[0]?.model.trim() ?? 'unknown',
      cores: availableParallelism(),
      memory: Math.round(totalmem() / 2 ** 30),
      node: process.versions.node,
      postgresql: version.rows[0]?.server_version ?? 'unknown',
      settings: Object.fromEntries(settings.rows.map(({ name, value }) => [name, value])),
    };
  });
}

/** The same in one line. */
export function machineLine({ processor, cores, memory, node, postgresql }: Machine): string {
  return `${processor}, ${cores} cores, ${memory} GB, Node ${node}, PostgreSQL ${postgresql}`;
}
