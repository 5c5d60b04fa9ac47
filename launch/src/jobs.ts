import { parseArgs } from 'node:util';
import { createPool } from '@kontor/database';
import { queueDatabase } from '@kontor/jobs';
import { listDead, listRunning, retryDead } from '@kontor/jobs/operator';
import type { Config } from '@kontor/server/config';
import { type Command, printCommand } from './command.ts';
import { readLaunchConfig } from './environment.ts';
import { LaunchError } from './launch-error.ts';
import { withDatabase } from './with-database.ts';

const usage = 'npm run jobs -- dead | running | retry ID… | retry all';

type Wish = { what: 'dead' | 'running' } | { what: 'retry'; ids: string[] | undefined };

/** What the command line asks for. Throws LaunchError. */
function readWish(args: string[]): Wish {
  const [what, ...ids] = readArguments(args);
  if ((what === 'dead' || what === 'running') && ids.length === 0) return { what };
  if (what !== 'retry' || ids.length === 0) throw new LaunchError(`Say what to do: ${usage}`);
  if (ids[0] === 'all' && ids.length === 1) return { what, ids: undefined };
  const wrong = ids.find((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id));
  if (wrong !== undefined) throw new LaunchError(`${wrong} is no id of a job: ${usage}`);
  return { what, ids };
}

function readArguments(args: string[]): string[] {
  try {
    return parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  } catch (cause) {
    throw new LaunchError(`There are no options: ${usage}`, { cause });
  }
}

/** Those of the api and its worker, and those of the account service, which may have a database of its own. */
function queuesOf(config: Config, url: string) {
  return [
    { url, schema: 'jobs' },
    { url: config.ACCOUNTS_DATABASE_URL ?? url, schema: 'accounts_jobs' },
  ];
}

/** @returns what to print */
async function run(wish: Wish, config: Config, url: string): Promise<string> {
  const lines: string[] = [];
  let retried = 0;
  for (const { url: databaseUrl, schema } of queuesOf(config, url)) {
    const pool = createPool(databaseUrl, { max: 1 });
    try {
      const queue = queueDatabase(pool);
      if (wish.what === 'retry') retried += await retryDead(queue, schema, wish.ids);
      else lines.push(...(wish.what === 'dead' ? await dead(queue, schema) : await running(queue, schema)));
    } finally {
      await pool.end();
    }
  }
  if (wish.what === 'retry') return `${retried} ${retried === 1 ? 'job is' : 'jobs are'} tried again.`;
  if (lines.length > 0) return lines.join('\n');
  return wish.what === 'dead' ? 'No job is dead.' : 'No job is being run.';
}

type Queue = ReturnType<typeof queueDatabase>;

async function dead(queue: Queue, schema: string): Promise<string[]> {
  const jobs = await listDead(queue, schema);
  return jobs.map(
    ({ id, name, data, tries, reason, diedAt }) =>
      `${id}  ${name}  ${diedAt.toISOString()}  ${tries} ${tries === 1 ? 'try' : 'tries'}  ${JSON.stringify(data)}  ${reason}`,
  );
}

async function running(queue: Queue, schema: string): Promise<string[]> {
  const jobs = await listRunning(queue, schema);
  return jobs.map(({ id, name, startedAt, progress }) => {
    const told = progress ? `${progress.done}${progress.total === null ? '' : ` of ${progress.total}`}` : '';
    return `${id}  ${name}  since ${startedAt.toISOString()}  ${told}`.trimEnd();
  });
}

/** Lists jobs that are dead or being run, and has dead ones tried again. */
export const jobs: Command = async (args, environment) => {
  const wish = readWish(args);
  const config = readLaunchConfig(environment);
  return withDatabase(config, 'npm run jobs', ({ url }) => run(wish, config, url));
};

if (import.meta.main) await printCommand(jobs);
