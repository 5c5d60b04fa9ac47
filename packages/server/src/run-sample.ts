import { pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { runService } from './run.ts';
import { createService } from './service.ts';

/**
 * A service for tests with a process of its own. `/slow` tells its parent that the request has come and answers when told
 * to; `/work` waits as for a database and computes as much as a page (about 1.5 ms); `/computed` tells the seconds spent computing;
 * `/echo` sends a body back; `/hangs` never answers.
 */
const app = createService({
  name: 'sample',
  config: { LOG_LEVEL: 'silent' },
  checks: {},
  receive: { headers: 1_000, request: 2_000 },
});
app.get('/slow', async () => {
  process.send?.('request has come');
  await once(process, 'message');
  return { finished: true };
});
app.get('/work', async () => {
  await wait(5);
  pbkdf2Sync('some', 'work', 4_000, 32, 'sha256');
  await wait(2);
  return { items: Array.from({ length: 50 }, (_, index) => ({ index, name: `item ${index}` })) };
});
app.get('/computed', { config: { limit: 'free' } }, () => {
  const { user, system } = process.cpuUsage();
  return { seconds: (user + system) / 1e6 };
});
app.post('/echo', async ({ body }) => {
  await wait(3);
  return body;
});
app.get('/hangs', (_request, reply) => {
  reply.hijack();
  process.send?.('request has come');
});
const address = { host: '127.0.0.1', port: Number(process.argv[2]), setting: 'API_PORT' } as const;
await runService(app, address, Number(process.argv[3] ?? 0));
