import type { Database } from '@kontor/database';

/** Work a worker does by itself now and then, at least once each time, so that doing it twice does no harm. */
export interface Job {
  name: string;
  /** When it runs by itself, in cron's notation, UTC. */
  cron: string;
  run(db: Database): Promise<void>;
}
