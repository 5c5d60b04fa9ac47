import { once } from 'node:events';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from './answer-error.ts';

/** An answer that is passed on from elsewhere and has not begun when whoever asked leaves; how it breaks off then. */
async function loggedWhenLeft(broken: Error): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  app.setErrorHandler(answerErrors(() => undefined, false));
  const passedOn = new Readable({ read() {}, destroy: (_error, done) => done(broken) });
  const leave = new AbortController();
  app.post('/', () => {
    leave.abort();
    return passedOn;
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const ended = once(passedOn, 'close').catch(() => {});
  await expect(fetch(origin, { method: 'POST', body: 'whole', signal: leave.signal })).rejects.toThrow();
  await ended;
  await app.close();
  return lines.filter((line) => line.includes('unexpected error'));
}

test('that whoever asked left before the answer began is no error; what breaks for another reason is one', async () => {
  const aborted = Object.assign(new Error('Request aborted'), { name: 'AbortError' });
  expect(await loggedWhenLeft(aborted)).toEqual([]);
  expect(await loggedWhenLeft(new Error('The disk is on fire'))).toHaveLength(1);
});
