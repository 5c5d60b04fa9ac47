import { ConfigError, fail, readConfig, runService } from '@kontor/server';
import { createApp } from './app.ts';

try {
  const config = readConfig();
  if (!config.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set for the api; `npm start` sets it itself.');
  const app = await createApp(config, config.DATABASE_URL);
  await runService(app, { host: config.HOST, port: config.API_PORT, setting: 'API_PORT' });
} catch (error) {
  fail(error);
}
