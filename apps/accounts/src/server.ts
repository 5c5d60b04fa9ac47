import { fail, readConfig, runService } from '@kontor/server';
import { createApp } from './app.ts';

try {
  const config = readConfig();
  await runService(createApp(config), {
    host: config.HOST,
    port: config.ACCOUNTS_PORT,
    setting: 'ACCOUNTS_PORT',
  });
} catch (error) {
  fail(error);
}
