import { createService, readConfig, runService } from '@kontor/server';
import { nothing, nothingSchema } from './nothing.ts';

// A call that does nothing behind all that every service of the product does for a request.
const config = readConfig();
const app = createService({ name: 'nothing', config, checks: {} });
app.get('/nothing', { schema: nothingSchema }, () => nothing);
await runService(app, { host: config.HOST, port: config.API_PORT, setting: 'API_PORT' });
