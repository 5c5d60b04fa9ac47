import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '@kontor/server/config';
import { type Address, explainListenFailure } from '@kontor/server/listen-failure';
import { LaunchError } from './launch-error.ts';

const portSettings = ['PORT', 'API_PORT', 'ACCOUNTS_PORT'] as const;

/** Makes sure that every port can be had, before anything is started. Throws an error of one sentence. */
export async function checkPorts(config: Config): Promise<void> {
  for (const [index, setting] of portSettings.entries()) {
    const twin = portSettings.slice(0, index).find((other) => config[other] === config[setting]);
    if (twin) throw new LaunchError(`${twin} and ${setting} are both ${config[setting]}; give each its own.`);
  }
  await Promise.all(
    portSettings.map((setting) => checkPort({ host: config.HOST, port: config[setting], setting })),
  );
}

async function checkPort(address: Address): Promise<void> {
  const server = createServer();
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    throw explainListenFailure(error, address);
  }
  server.close();
  await once(server, 'close');
}
