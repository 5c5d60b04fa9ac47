import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { processOptions } from '@kontor/server/process-options';

/** What the services of the bench show each other. */
const internalToken = 'a-token-for-the-bench';

export interface RunningService {
  /** `http://127.0.0.1:port` */
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port could be had.');
  return address.port;
}

/**
 * Runs a service's program as a process of its own and waits until it says that it is ready.
 * @param environment what it reads beside the environment of the bench; `portSetting` names the one for its port, which is
 *   a free one when it is left out
 */
export async function startService(
  program: URL,
  portSetting: string,
  environment: Record<string, string>,
): Promise<RunningService> {
  const port = environment[portSetting] ?? (await freePort());
  const child = fork(program, {
    env: {
      ...process.env,
      ...processOptions.environment,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      INTERNAL_TOKEN: internalToken,
      ...environment,
      [portSetting]: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...processOptions.arguments],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${program.pathname} ended with code ${code} before it was ready.`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
