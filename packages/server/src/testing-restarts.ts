import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readySample, type Sample } from './testing-sample.ts';

export interface RestartsResult {
  answered: number;
  /** Requests that got no answer, or another than 200: by what happened. */
  failed: Record<string, number>;
  /** Requests that went to the other instance, since theirs was not ready or refused the connection. */
  moved: number;
  /** Answers on keep-alive connections opened before the instance was told to stop. */
  onReusedConnections: number;
  /** Longest time an instance took to end, in milliseconds. */
  longestStop: number;
}

interface Instance extends Sample {
  ready: boolean;
}

interface Outcome {
  /** The status of the answer, or the code of what failed. */
  what: string;
  reused: boolean;
}

const stopDelay = 1;

/**
 * Two instances under load, one of them told to stop again and again. Clients do what a balancer does and no more: they
 * use connections they have, open none to an instance whose `/readyz` is not 200, and go to the other one when a
 * connection is refused. Half of the requests are POSTs, which nobody may send twice.
 * @param clients how many ask all the while, without a pause
 */
export async function restartUnderLoad(restarts: number, clients: number): Promise<RestartsResult> {
  const instances: [Instance, Instance] = [await start(), await start()];
  const result: RestartsResult = {
    answered: 0,
    failed: {},
    moved: 0,
    onReusedConnections: 0,
    longestStop: 0,
  };
  let running = true;

  async function watch(): Promise<void> {
    while (running) {
      for (const instance of instances) instance.ready = await isReady(instance);
      await wait(50);
    }
  }

  async function visit(client: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let nth = client; running; nth += 1) {
      const [own, other] = nth % 40 < 20 ? instances : [instances[1], instances[0]];
      const reused = keeps(agent, own.port);
      const usesOwn = own.ready || reused;
      if (!usesOwn) result.moved += 1;
      let outcome = await ask((usesOwn ? own : other).port, nth, agent);
      if (outcome.what === 'ECONNREFUSED') {
        result.moved += 1;
        outcome = await ask((usesOwn ? other : own).port, nth, agent);
      }
      note(outcome, usesOwn && !own.ready);
    }
    agent.destroy();
  }

  function note({ what, reused }: Outcome, isStopping: boolean): void {
    if (what === '200') {
      result.answered += 1;
      if (reused && isStopping) result.onReusedConnections += 1;
      return;
    }
    const name = reused ? `${what} on a reused connection` : what;
    result.failed[name] = (result.failed[name] ?? 0) + 1;
  }

  const work = Promise.all([watch(), ...Array.from({ length: clients }, (_, client) => visit(client))]);
  for (let nth = 0; nth < restarts; nth += 1) {
    const which = nth % 2 === 0 ? 0 : 1;
    const { child, port } = instances[which];
    // The load has to be on both again.
    await wait(400);
    const begun = performance.now();
    child.kill('SIGTERM');
    await once(child, 'exit');
    result.longestStop = Math.max(result.longestStop, performance.now() - begun);
    instances[which].ready = false;
    instances[which] = await start(port);
  }
  running = false;
  await work;
  return result;
}

async function start(port?: number): Promise<Instance> {
  return { ...(await readySample(port, stopDelay)), ready: true };
}

async function isReady({ port }: Instance): Promise<boolean> {
  const agent = new Agent({ keepAlive: false });
  return (await ask(port, 1, agent, '/readyz')).what === '200';
}

function keeps({ freeSockets }: Agent, port: number): boolean {
  return Object.keys(freeSockets).some((name) => name.startsWith(`127.0.0.1:${port}:`));
}

function ask(port: number, nth: number, agent: Agent, path?: string): Promise<Outcome> {
  const body = nth % 2 === 0 ? JSON.stringify({ nth }) : undefined;
  return new Promise((resolve) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      agent,
      method: body ? 'POST' : 'GET',
      path: path ?? (body ? '/echo' : '/work'),
      headers: body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {},
    });
    const end = (what: string) => resolve({ what, reused: sent.reusedSocket });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => end(String(response.statusCode)));
      response.on('error', (error) => end(`cut off: ${error.message}`));
    });
    sent.on('error', (error) => end('code' in error ? String(error.code) : error.message));
    sent.end(body);
  });
}
