import { once } from 'node:events';
import { runService } from './run.ts';
import { createService } from './service.ts';

/** A service for run.test.ts: `/slow` tells its parent that the request has come and answers when told to. */
const app = createService({ name: 'sample', config: { LOG_LEVEL: 'silent' }, checks: {} });
app.get('/slow', async () => {
  process.send?.('request has come');
  await once(process, 'message');
  return { finished: true };
});
await runService(app, { host: '127.0.0.1', port: Number(process.argv[2]), setting: 'API_PORT' });
