import { ConfigError, fail, internalTokenOf, readConfig, runService } from '@kontor/server';
import { createApp } from './app.ts';

try {
  const config = readConfig();
  if (!config.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set for the api; `npm start` sets it itself.');
  const INTERNAL_TOKEN = internalTokenOf(config, 'the api');
  const app = await createApp({ ...config, INTERNAL_TOKEN }, config.DATABASE_URL, { preparesSearch: true });
  const address = { host: config.HOST, port: config.API_PORT, setting: 'API_PORT' } as const;
  await runService(app, address, config.STOP_DELAY);
} catch (error) {
  fail(error);
}
