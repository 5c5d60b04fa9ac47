import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseError, type ErrorName } from '@kontor/server';

/** Notices that the database was lost, or took no writes, while a library worked, whatever the library makes of it. */
export interface LossWatch {
  /** Takes note of an error of the library's statements. */
  note(error: unknown): void;
  /**
   * Runs `work`. When a statement of it failed since the database was lost or had no room, it fails with that error:
   * better-auth answers such a failure with a refusal, or with nothing at all, as if a login had been ended.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

const losses = new Set<ErrorName | undefined>(['Unavailable', 'InsufficientStorage']);

export function watchLosses(): LossWatch {
  const noted = new AsyncLocalStorage<{ loss?: unknown }>();
  return {
    note(error) {
      const here = noted.getStore();
      if (here && losses.has(databaseError(error)?.name)) here.loss ??= error;
    },
    async run(work) {
      const here: { loss?: unknown } = {};
      try {
        const done = await noted.run(here, work);
        if (here.loss !== undefined) throw here.loss;
        return done;
      } catch (error) {
        throw here.loss ?? error;
      }
    },
  };
}
