import type { FastifyInstance } from 'fastify';
import { KontorError } from './errors.ts';

/** Resolves when the named part is fit for work; throws otherwise. */
export type Check = () => Promise<unknown>;

export interface PartState {
  ready: boolean;
  /** Why the part is not ready, as far as strangers may know. */
  reason?: string;
}

const checkTimeout = 2000;
const isStopping: PartState = { ready: false, reason: 'stopping' };

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: 200 when every part is ready, else 503, with each part's state;
 * 503 from the moment the process is told to stop, so that balancers send nobody here any more.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  name: string,
  checks: Record<string, Check>,
  stopping: { begun: boolean },
): void {
  let running: Promise<Record<string, PartState>> | undefined;
  // Who asks for health is never refused and never waits.
  const config = { limit: 'free' } as const;

  app.get('/healthz', { config }, () => ({ success: true, data: { service: name } }));

  app.get('/readyz', { config }, async (request, reply) => {
    running ??= runChecks(checks).finally(() => {
      running = undefined;
    });
    const parts = { ...(await running), ...(stopping.begun ? { process: isStopping } : {}) };
    const missing = Object.entries<PartState>(parts).flatMap(([part, { ready }]) => (ready ? [] : [part]));
    const data = { service: name, parts };
    if (missing.length === 0) return { success: true, data };
    const message = `Not ready: ${missing.join(', ')}.`;
    return reply
      .code(503)
      .header('retry-after', 1)
      .send({ success: false, name: 'Unavailable', message, requestId: request.id, data });
  });
}

async function runChecks(checks: Record<string, Check>): Promise<Record<string, PartState>> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => [part, await stateOf(check)] as const),
  );
  return Object.fromEntries(states);
}

async function stateOf(check: Check): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, checkTimeout, new KontorError('Unavailable', 'no answer in time'));
  });
  try {
    await Promise.race([check(), late]);
    return { ready: true };
  } catch (error) {
    return { ready: false, reason: error instanceof KontorError ? error.message : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
