import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { processOptions } from '@kontor/server/process-options';
import type { Display } from './display.ts';
import { LaunchError } from './launch-error.ts';
import { createRestartBudget, manyDeaths } from './restart-budget.ts';
import type { ServiceLog } from './service-log.ts';

export interface Service {
  name: string;
  /** The file to run. */
  entry: string;
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** Whether it is restarted when a source of it changes: then it is never given up once it has been ready. */
  restartsOnChange?: boolean;
}

export interface Supervised {
  name: string;
  /** Resolves when the service says it does its work; rejects when it ends before. */
  ready: Promise<void>;
  /** Rejects when the service cannot be started at all. */
  failed: Promise<never>;
  /** Ends the present process and starts another, as when its sources have changed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

const stopTimeout = 12_000;
const untilChange = 'it is started again when a source of it changes.';

interface Exit {
  /** The generation the child was started in. */
  mine: number;
  /** When it said that it does its work, on the monotonic clock. */
  readyAt: number | undefined;
  code: number | null;
  signal: string | null;
}

/**
 * Runs a service as a child process and starts it again when it dies. The child is in a process group of its
 * own, so Ctrl-C reaches only us; it ends by itself when the channel to us closes.
 */
export function supervise(service: Service, log: ServiceLog, display: Display): Supervised {
  const { name } = service;
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<never>();
  // Whoever waits for neither must not be ended by their rejection.
  ready.promise.catch(() => undefined);
  failed.promise.catch(() => undefined);
  let budget = createRestartBudget();
  let child: ChildProcess;
  let ending: Promise<void> | undefined;
  let wasReady = false;
  let stopped = false;
  // Counts what was last asked for: whoever finds another number after a wait has been overtaken and starts nothing.
  let generation = 0;

  function start(): void {
    const mine = generation;
    let readyAt: number | undefined;
    ending = undefined;
    child = fork(service.entry, {
      cwd: service.folder,
      env: { ...processOptions.environment, ...service.environment },
      execArgv: [...processOptions.arguments],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    log.follow(child.stdout, child.stderr);
    child.on('message', (message) => {
      if (!isReadyMessage(message)) return;
      readyAt = performance.now();
      wasReady = true;
      ready.resolve();
    });
    child.once('error', (error) => giveUp(`${name} could not be started (${error.message}).`));
    child.once('exit', (code, signal) => void onExit({ mine, readyAt, code, signal }));
  }

  async function onExit({ mine, readyAt, code, signal }: Exit): Promise<void> {
    if (mine !== generation) return;
    const cause = signal ?? `code ${code}`;
    if (!wasReady && code) return giveUp(`${name} could not start (${cause}); what it said stands above.`);
    // Sources that do not even load are not mended by trying again.
    if (service.restartsOnChange && readyAt === undefined && code)
      return display.line(`${name} could not start (${cause}); ${untilChange}`);
    const { delay, deaths } = budget.next(readyAt === undefined ? 0 : performance.now() - readyAt);
    const often = deaths >= manyDeaths ? `for the ${deaths}th time within a minute ` : '';
    if (often && service.restartsOnChange)
      return display.line(`${name} ended unexpectedly ${often}(${cause}); ${untilChange}`);
    display.line(`${name} ended unexpectedly ${often}(${cause}); starting it again.`);
    await pause(delay);
    if (mine === generation) start();
  }

  function giveUp(sentence: string): void {
    const error = new LaunchError(sentence);
    ready.reject(error);
    failed.reject(error);
  }

  // A second SIGTERM would cut short how the service ends, so all who end it wait for the same end.
  function end(): Promise<void> {
    ending ??= endChild(child);
    return ending;
  }

  function stop(): Promise<void> {
    stopped = true;
    generation += 1;
    return end();
  }

  async function restart(): Promise<void> {
    if (stopped) return;
    generation += 1;
    const mine = generation;
    await end();
    if (mine !== generation) return;
    budget = createRestartBudget();
    start();
  }

  function kill(): void {
    stopped = true;
    generation += 1;
    child.kill('SIGKILL');
  }

  start();
  return { name, ready: ready.promise, failed: failed.promise, restart, stop, kill };
}

async function endChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
  await ended;
  clearTimeout(timer);
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function isReadyMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;
}
