import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { internalToken } from './internal-token.ts';

/** The api or its worker as a process, as it runs outside of tests. */
export interface ServiceProcess {
  pid: number;
  /** SIGKILL, and resolves when it is gone. */
  kill(): Promise<void>;
}

export async function startProcess(
  program: 'server' | 'worker',
  environment: NodeJS.ProcessEnv,
): Promise<ServiceProcess> {
  const child = fork(fileURLToPath(new URL(`../${program}.ts`, import.meta.url)), [], {
    silent: true,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      INTERNAL_TOKEN: internalToken,
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The ${program} ended: ${said}`);
    }),
  ]);
  return { pid: child.pid ?? 0, kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
