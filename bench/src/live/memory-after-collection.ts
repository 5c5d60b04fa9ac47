import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * Loaded before a service: tells its parent what it has in memory once what nobody needs is gone, whenever it is asked.
 */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', (message) => {
  if (message !== 'memory') return;
  collect();
  process.send?.({ memory: process.memoryUsage() });
});
// Being asked does not keep it alive.
process.channel?.unref();
