import { Worker } from 'node:worker_threads';
import { KontorError } from '@kontor/server';
import { createTurns } from '../turns.ts';
import type { Question } from './judge-worker.ts';
import { measurePassword } from './password-length.ts';
import type { Strength } from './strength.ts';

/** Judges passwords in a thread of its own, so that nobody else waits for it. */
export interface PasswordJudge {
  /** `own` are words about the person. @throws TooManyRequests, Unavailable when it is asked for too much, or takes too long */
  strengthOf(password: string, own: string[]): Promise<Strength>;
  close(): Promise<void>;
}

interface JudgeOptions {
  /** What the thread runs; answers each `Question` with a `Strength`. */
  thread?: URL;
  /** Milliseconds for one judgement, the first of a thread with reading its lists. */
  timeout?: number;
}

/** Texts about the person that are handed over, and characters of each. */
const ownTexts = 3;
const ownCharacters = 254;

/** The thread is started when the first password is judged, and anew after one that failed or took too long. */
export function createPasswordJudge({
  thread = new URL('judge-worker.ts', import.meta.url),
  timeout = 5_000,
}: JudgeOptions = {}): PasswordJudge {
  const turns = createTurns({ places: 1, waiting: { total: 24, perNetwork: 8 } });
  let worker: Worker | undefined;

  function started(): Worker {
    if (worker) return worker;
    // Options of this process may be for its main thread alone.
    const made = new Worker(thread, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } });
    made.unref();
    made.once('exit', () => {
      if (worker === made) worker = undefined;
    });
    worker = made;
    return made;
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  async function ask(question: Question): Promise<Strength> {
    const asked = started();
    const answer = Promise.withResolvers<Strength>();
    const fail = (error: unknown) => answer.reject(unavailable(error));
    const ended = () => fail(new Error('The thread that judges passwords ended.'));
    const timer = setTimeout(() => fail(new Error('A password took too long to judge.')), timeout);
    asked.once('message', answer.resolve).once('error', fail).once('exit', ended);
    try {
      asked.postMessage(question);
      return await answer.promise;
    } catch (error) {
      await end();
      throw error;
    } finally {
      clearTimeout(timer);
      asked.off('message', answer.resolve).off('error', fail).off('exit', ended);
    }
  }

  return {
    async strengthOf(password, own) {
      const { characters, weakness } = measurePassword(password);
      if (weakness) return { score: 1, weakness };
      const words = own.slice(0, ownTexts).map((text) => text.slice(0, ownCharacters));
      return turns.run(() => ask({ password: characters.join(''), own: words }));
    },
    close: end,
  };
}

function unavailable(cause: unknown): KontorError {
  return new KontorError('Unavailable', 'The password cannot be judged right now. Try again in a moment.', {
    retryAfter: 2,
    cause,
  });
}
