import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './testing-ports.ts';

/** The sample service as a child with an IPC channel, as the launcher starts services. */
export interface Sample {
  child: ChildProcess;
  port: number;
  origin: string;
  /** What it wrote to standard error. */
  errors: () => string;
}

const children: ChildProcess[] = [];

export function startSample(port: number, stopDelay = 0): Sample {
  const child = fork(new URL('./run-sample.ts', import.meta.url), [`${port}`, `${stopDelay}`], {
    silent: true,
  });
  children.push(child);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, port, origin: `http://127.0.0.1:${port}`, errors: () => errors };
}

/**
 * The same, once it says that it is ready. Between two lives of an instance somebody's connection may have its port for a
 * moment, so a port that is taken is tried again.
 */
export async function readySample(port?: number, stopDelay?: number, tries = 50): Promise<Sample> {
  const sample = startSample(port ?? (await freePort()), stopDelay);
  const [message] = await Promise.race([
    once(sample.child, 'message'),
    once(sample.child, 'close').then(() => []),
  ]);
  if (message?.ready) return sample;
  if (tries > 1 && sample.errors().includes('is taken')) return readySample(port, stopDelay, tries - 1);
  throw new Error(`The sample said ${JSON.stringify(message)}: ${sample.errors()}`);
}

/** Ends what is left of the samples. */
export function killSamples(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}
