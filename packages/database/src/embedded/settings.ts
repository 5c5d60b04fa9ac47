import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** PostgreSQL settings by name, as they stand in postgresql.conf. */
export type ServerSettings = Record<string, string>;

/**
 * Settings for a small machine that is used by one product alone. Every commit is on disk before it is
 * acknowledged, unless `durable` is false: that is for tests, whose data may be lost.
 * @param volumeSize bytes of the volume the data are on
 */
export function serverSettings(
  durable: boolean,
  volumeSize: number,
  overrides: ServerSettings = {},
): ServerSettings {
  return {
    ...connections,
    ...planning,
    ...memory(),
    ...writing(volumeSize),
    ...(durable ? {} : forgetful),
    ...overrides,
  };
}

const connections: ServerSettings = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
};

const planning: ServerSettings = { random_page_cost: '1.1', jit: 'off' };

/** The log of changes grows to 4 GB between two checkpoints, and to no more than a tenth of a small volume. */
function writing(volumeSize: number): ServerSettings {
  const tenth = Math.floor(volumeSize / 10 / megabyte);
  return {
    synchronous_commit: 'on',
    max_wal_size: `${Math.max(64, Math.min(4096, tenth))}MB`,
    min_wal_size: `${Math.max(32, Math.min(80, tenth))}MB`,
    checkpoint_timeout: '15min',
  };
}

const forgetful: ServerSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** 512 MB of buffers, less where the machine (or the container we run in) has less than 4 GB. */
function memory(): ServerSettings {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const available = Math.floor(Math.min(totalmem(), limit) / megabyte);
  return {
    shared_buffers: `${Math.max(64, Math.min(512, Math.floor(available / 8)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(available / 2))}MB`,
    maintenance_work_mem: `${Math.max(32, Math.min(256, Math.floor(available / 16)))}MB`,
  };
}
