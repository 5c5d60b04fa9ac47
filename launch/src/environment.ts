import { resolve } from 'node:path';
import { type Config, readConfig } from '@kontor/server/config';
import { inProject } from './project.ts';

/** The settings of a run, with DATA_DIR as an absolute path. Throws ConfigError. */
export function readLaunchConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const config = readConfig(environment);
  return { ...config, DATA_DIR: resolve(inProject(), config.DATA_DIR) };
}

/** Where the person typed the command: npm itself works in the project's folder. */
export function callerFolder(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

/** Whether npm started us and waits for us. */
export function isRunByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined;
}

/** Compiled code is cached here between runs: it halves the time a process needs to load. */
export const compileCache = inProject('node_modules', '.cache', 'kontor-compile');

/** Settings that only some services are told: where the data lie, what accounts keep secret, and the mailboxes. */
const told = [
  ...(['DATABASE_URL', 'ACCOUNTS_DATABASE_URL', 'ACCOUNTS_SECRET', 'SMTP_URL'] as const),
  'REPLY_IMAP_URL',
] as const;
export type Told = Partial<Pick<Config, (typeof told)[number]>>;

/** The environment of a service: ours, with every setting spelled out, and of those in `Told` what it is to know. */
export function serviceEnvironment(
  config: Config,
  mode: 'production' | 'development',
  knows: Told = {},
): NodeJS.ProcessEnv {
  const settings = {
    ...process.env,
    ...config,
    ...Object.fromEntries(told.map((name) => [name, undefined])),
    ...knows,
  };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    NODE_ENV: mode,
    NODE_COMPILE_CACHE: compileCache,
  };
}

/** The environment of the tools that build and check the project. */
export function toolEnvironment(changes: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, NODE_COMPILE_CACHE: compileCache, ...changes };
}
