import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Display } from './display.ts';
import { LaunchError } from './launch-error.ts';
import { createRestartBudget } from './restart-budget.ts';
import type { ServiceLog } from './service-log.ts';

export interface Service {
  name: string;
  /** The file to run. */
  entry: string;
  folder: string;
  environment: NodeJS.ProcessEnv;
}

export interface Supervised {
  name: string;
  /** Resolves when the service says it does its work; rejects when it ends before. */
  ready: Promise<void>;
  /** Rejects when the service dies too often to go on. */
  failed: Promise<never>;
  /** Ends the present process and starts another, as when its sources have changed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

const stopPatience = 12_000;

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
  const budget = createRestartBudget();
  let child: ChildProcess;
  let wasReady = false;
  let stopping = false;

  function start(): void {
    child = fork(service.entry, {
      cwd: service.folder,
      env: service.environment,
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    log.follow(child.stdout, child.stderr);
    child.on('message', (message) => {
      if (!isReadyMessage(message)) return;
      wasReady = true;
      ready.resolve();
    });
    child.once('error', (error) => giveUp(`${name} could not be started (${error.message}).`));
    child.once('exit', (code, signal) => void onExit(code, signal));
  }

  async function onExit(code: number | null, signal: string | null): Promise<void> {
    if (stopping) return;
    const cause = signal ?? `code ${code}`;
    if (!wasReady && code) return giveUp(`${name} could not start (${cause}); what it said stands above.`);
    const delay = budget.next();
    if (delay === undefined) return giveUp(`${name} ended five times within a minute (last: ${cause}).`);
    display.line(`${name} ended unexpectedly (${cause}); starting it again.`);
    await pause(delay);
    if (!stopping) start();
  }

  function giveUp(sentence: string): void {
    const error = new LaunchError(sentence);
    ready.reject(error);
    failed.reject(error);
  }

  async function stop(): Promise<void> {
    stopping = true;
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopPatience);
    await ended;
    clearTimeout(timer);
  }

  async function restart(): Promise<void> {
    await stop();
    stopping = false;
    start();
  }

  function kill(): void {
    stopping = true;
    child.kill('SIGKILL');
  }

  start();
  return { name, ready: ready.promise, failed: failed.promise, restart, stop, kill };
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function isReadyMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;
}
