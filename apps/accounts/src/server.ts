import { fail, readConfig, runService } from '@kontor/server';
import { createApp } from './app.ts';

try {
  const config = readConfig();
  const address = { host: config.HOST, port: config.ACCOUNTS_PORT, setting: 'ACCOUNTS_PORT' } as const;
  await runService(createApp(config), address, config.STOP_DELAY);
} catch (error) {
  fail(error);
}
