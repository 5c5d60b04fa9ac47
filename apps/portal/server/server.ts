import { createLog, fail, readConfig, runService } from '@kontor/server';
import { createPortal } from './portal.ts';

try {
  const config = readConfig();
  const portal = await createPortal(config, createLog('portal', config));
  await runService(portal, { host: config.HOST, port: config.PORT, setting: 'PORT' }, config.STOP_DELAY);
} catch (error) {
  fail(error);
}
