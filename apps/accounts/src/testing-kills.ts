import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildAccounts } from '@kontor/launch/accounts-build';

/** The account service as a process, as it runs outside of tests. */
export interface AccountsProcess {
  origin: string;
  /** SIGKILL, and resolves when it is gone. */
  kill(): Promise<void>;
}

export async function startAccountsProcess(
  databaseUrl: string,
  more: NodeJS.ProcessEnv = {},
): Promise<AccountsProcess> {
  await buildAccounts();
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [], {
    silent: true,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ACCOUNTS_SECRET: 'a secret for tests of 32 characters or more'.replaceAll(' ', '-'),
      INTERNAL_TOKEN: 'a-token-for-the-tests',
      ACCOUNTS_PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      ...more,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The account service ended: ${said}`);
    }),
  ]);
  return { origin: `http://127.0.0.1:${port}`, kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
