import { Writable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { KontorError } from './errors.ts';
import { createRefusalLog } from './refusal-log.ts';
import { createService } from './service.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('a refused request is one line with its id and route pattern, without what was sent', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = createService({ name: 'sample', config: { LOG_LEVEL: 'info' }, checks: {}, logTo });
  closing.push(() => app.close());
  app.get('/things/:id', () => {
    throw new KontorError('Forbidden', 'Only the owner may do this.');
  });
  app.post('/mine', () => {
    throw new KontorError('TokenExpiredError', 'The token hunter2 is past its time.');
  });
  app.get('/there', () => ({}));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'wbn-auth': 'hunter2', authorization: 'Bearer hunter2', cookie: 'a=hunter2' };
  const ids: (string | null)[] = [];
  for (const [method, path] of [
    ['GET', '/things/hunter2?token=hunter2'],
    ['POST', '/mine'],
    ['GET', '/there'],
    ['GET', '/nowhere'],
  ] as const)
    ids.push((await fetch(origin + path, { method, headers })).headers.get('x-request-id'));
  const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');
  expect(refused).toMatchObject([
    { level: 30, requestId: ids[0], method: 'GET', route: '/things/:id', status: 403, visitor: '127.0.0.1' },
    { level: 30, requestId: ids[1], method: 'POST', route: '/mine', status: 401, visitor: '127.0.0.1' },
  ]);
  expect(lines.join('')).not.toContain('hunter2');
});

test('so many refusals of a kind and of all are logged in a minute; then the next line says how many were not', () => {
  const lines: object[] = [];
  const clock = { time: 0 };
  const log = createRefusalLog(() => clock.time);
  const refuse = (route: string, status = 403) =>
    log({ info: (refusal: object) => void lines.push(refusal) }, line(route, status));
  const line = (route: string, status = 403) => ({ method: 'GET', route, status, visitor: 'person 1' });
  for (let times = 0; times < 100; times += 1) refuse('/a');
  refuse('/a', 401);
  expect(lines.splice(0)).toEqual([...Array.from({ length: 5 }, () => line('/a')), line('/a', 401)]);
  for (let nth = 0; nth < 1_000; nth += 1) refuse(`/${nth}`);
  expect(lines.splice(0)).toHaveLength(54);
  clock.time = 59_999;
  refuse('/a');
  expect(lines).toEqual([]);
  clock.time = 60_000;
  refuse('/a');
  refuse('/a');
  expect(lines).toEqual([{ ...line('/a'), leftOut: 96 }, line('/a')]);
});
