import { setTimeout as pause } from 'node:timers/promises';
import {
  type Call,
  CallError,
  createClient,
  type Data,
  type Input,
  idempotencyKeyHeader,
  sessionHeader,
} from '@kontor/contract';
import { freePort } from '@kontor/server/testing/ports';
import fc from 'fast-check';
import { afterAll, beforeAll, vi } from 'vitest';
import type { TestApi } from './api.ts';
import { type ServiceProcess, startProcess } from './process.ts';

type Program = 'server' | 'worker';

/** What is killed, and how long after something was acknowledged. */
interface Kill {
  program: Program;
  milliseconds: number;
}

/** What goes on while services are killed. */
export interface Work {
  /** How often the services said that something is done. */
  acknowledged: number;
  /** No more is begun. */
  ended: boolean;
}

/** Milliseconds; the machine may be busy with other things. */
const timeout = 120_000;
const tryAgain = 25;

/** One wish of somebody, sent again until it is acknowledged. */
interface Wish<C extends Call> {
  personID: string;
  call: C;
  input: Input<C>;
  /** Names the wish, for calls that create something. */
  key?: string;
  /** What says to who sent it before that it is done: what a call takes away is not there a second time. */
  done?: number;
}

/**
 * Api and worker as processes beside an api of the tests', to be killed with -9 while somebody works with them. They are stopped
 * after the tests of the file.
 * @param accountsOfWorker address of the account service the worker hands mails to; that of the api unless told
 * @param settings more of them, for both
 */
export function useKilledServices(
  api: TestApi,
  accountsOfWorker = api.accounts.url,
  settings: NodeJS.ProcessEnv = {},
) {
  const running: Partial<Record<Program, ServiceProcess>> = {};
  let environment: NodeJS.ProcessEnv;
  let baseUrl: string;

  async function start(program: Program): Promise<void> {
    const accounts = program === 'worker' ? accountsOfWorker : api.accounts.url;
    running[program] = await startProcess(program, { ...environment, ACCOUNTS_URL: accounts });
  }

  /** Kills a program and starts it again. @param meanwhile what has to hold while it is away */
  async function restart(program: Program, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    await running[program]?.kill();
    await meanwhile();
    await start(program);
  }

  beforeAll(async () => {
    const port = await freePort();
    baseUrl = `http://127.0.0.1:${port}/api/v1`;
    environment = {
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.files.DATA_DIR,
      API_PORT: String(port),
      ACCOUNTS_ORIGIN: api.accounts.url,
      ...settings,
    };
    await Promise.all([start('server'), start('worker')]);
  });
  afterAll(async () => {
    for (const service of Object.values(running)) await service?.kill();
  });

  /**
   * Sends the same until it is acknowledged, as somebody does whose answers are lost.
   * @returns what was answered; nothing for what was done before
   * @throws every other answer but that the service is away
   */
  async function send<C extends Call>({ personID, call, input, key, done }: Wish<C>) {
    // Signed anew: on a slow machine all of it takes longer than a token lives.
    const { token } = await api.signIn({ id: personID });
    const client = createClient({ baseUrl, headers: { [sessionHeader]: token } });
    const options = key === undefined ? {} : { headers: { [idempotencyKeyHeader]: key } };
    for (let times = 1; ; times += 1) {
      try {
        const data: Data<C> = await client(call, input, options);
        return data;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (times > 1 && error.status === done) return undefined;
        if (error.errorName !== 'Unreachable' && error.status !== 503) throw error;
        await pause(tryAgain);
      }
    }
  }

  /**
   * Kills api and worker in turn at moments drawn by lot, while workers work; each next one once more was acknowledged, with
   * something under way. Resolves when the workers have ended.
   * @param kills how often
   * @param within milliseconds after what was acknowledged last
   * @param begin begins the work; what it returns ends soon after `work.ended`
   * @param afterEach what has to hold after each kill
   */
  async function killUnder(
    { kills, within }: { kills: number; within: number },
    begin: (work: Work) => Promise<unknown>[],
    afterEach: () => Promise<void> = async () => {},
  ): Promise<Work> {
    const { seed = Date.now() } = fc.readConfigureGlobal() ?? {};
    const plan = momentsOf(kills, within, seed);
    const work: Work = { acknowledged: 0, ended: false };
    const workers = Promise.all(begin(work));
    for (const [index, { program, milliseconds }] of plan.entries()) {
      const before = work.acknowledged;
      const more = vi.waitUntil(() => work.acknowledged >= before + 2, { timeout, interval: 2 });
      await Promise.race([more, workers.then(() => Promise.reject(new Error('Nobody works any more.')))]);
      // The moment itself, not something that is waited for.
      await pause(milliseconds);
      await restart(program, afterEach);
      console.log(
        `kill ${index + 1} of ${kills} by seed ${seed}: ${program}, ${work.acknowledged} acknowledged`,
      );
    }
    work.ended = true;
    await workers;
    return work;
  }

  return { baseUrl: () => baseUrl, send, restart, killUnder };
}

function momentsOf(kills: number, within: number, seed: number): Kill[] {
  const moments = fc.sample(fc.nat(within), { seed, numRuns: kills });
  return moments.map((milliseconds, index) => ({
    program: index % 2 === 0 ? 'server' : 'worker',
    milliseconds,
  }));
}
