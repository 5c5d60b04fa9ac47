import { KontorError } from '@kontor/server';

/** Does one thing after the other; refuses what comes when so many wait already. */
export function inLine(maxWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting > maxWaiting) {
      throw new KontorError('Unavailable', 'Too many pictures are being made. Try again later.', {
        retryAfter: 2,
      });
    }
    waiting += 1;
    // Whatever the result of the one before.
    const done = last.then(work, work);
    last = done;
    try {
      return await done;
    } finally {
      waiting -= 1;
    }
  };
}
