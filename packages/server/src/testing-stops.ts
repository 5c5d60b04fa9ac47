import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { readySample } from './testing-sample.ts';

export interface StopsResult {
  answered: number;
  /** Connections that were refused, which a client may try again. */
  refused: number;
  /** Requests that failed in another way, by what happened. */
  failed: Record<string, number>;
}

/**
 * One instance alone, told to stop again and again under load and started again: nobody is told not to send. Half of the
 * clients keep their connection, the others make one for each request. A refused connection carries no request; a reset one
 * may, and nobody knows whether it was done.
 */
export async function stopUnderLoad(stops: number, clients: number): Promise<StopsResult> {
  const result: StopsResult = { answered: 0, refused: 0, failed: {} };
  let sample = await readySample();
  const { port } = sample;
  let running = true;

  async function visit(client: number): Promise<void> {
    const agent = new Agent({ keepAlive: client % 2 === 0, maxSockets: 1 });
    while (running) {
      const what = await ask(port, agent);
      if (what === '200') result.answered += 1;
      else if (what === 'ECONNREFUSED') {
        result.refused += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
      } else result.failed[what] = (result.failed[what] ?? 0) + 1;
    }
    agent.destroy();
  }

  const visits = Promise.all(Array.from({ length: clients }, (_, client) => visit(client)));
  for (let nth = 0; nth < stops; nth += 1) {
    const before = result.answered;
    while (result.answered < before + 20 * clients) await new Promise((resolve) => setTimeout(resolve, 5));
    sample.child.kill('SIGTERM');
    await once(sample.child, 'exit');
    sample = await readySample(port);
  }
  running = false;
  await visits;
  return result;
}

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, agent, path: '/work' }, (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', (error) => resolve(`cut off: ${error.message}`));
    });
    sent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    sent.end();
  });
}
