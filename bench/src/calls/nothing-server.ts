import { createService, readConfig, runService } from '@kontor/server';

// A call that does nothing behind all that every service of the product does for a request.
const config = readConfig();
const app = createService({ name: 'nothing', config, checks: {} });
const nothing = { success: true, data: { nothing: true } };
app.get(
  '/nothing',
  {
    schema: {
      response: {
        200: {
          type: 'object',
          properties: {
            success: { type: 'boolean' },
            data: { type: 'object', properties: { nothing: { type: 'boolean' } } },
          },
        },
      },
    },
  },
  () => nothing,
);
await runService(app, { host: config.HOST, port: config.API_PORT, setting: 'API_PORT' });
