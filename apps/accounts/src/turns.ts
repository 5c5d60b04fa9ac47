import { AsyncLocalStorage } from 'node:async_hooks';
import { KontorError } from '@kontor/server';
import { type RequestContext, requestContext } from './request-context.ts';

/** Expensive work of which only so much is done at once, shared fairly between the networks requests come from. */
export interface Turns {
  /**
   * Runs `work` when it is its turn. Work that is begun within it belongs to the same turn.
   * @throws TooManyRequests when the visitor's network has too much waiting already, Unavailable when everybody has
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Why work of a network would be refused right now, if it would, for those who can say so at less cost. */
  refusalOf(network: string): KontorError | undefined;
}

export interface TurnsOptions {
  /** What is under way at once; of one network, one. */
  places: number;
  /** What may wait in all, and of one network. */
  waiting: { total: number; perNetwork: number };
}

interface Waiting {
  request: RequestContext;
  begin(): void;
  refuse(error: KontorError): void;
}

/**
 * Networks take turns; within one the first comes first. When the line is full, a newcomer takes the place of the last
 * one of the network with the longest line, so that nobody is turned away because of what others ask for. What was
 * abandoned loses its place.
 */
export function createTurns({ places, waiting }: TurnsOptions): Turns {
  /** In the order in which networks have their next turn. */
  const lines = new Map<string, Waiting[]>();
  const busy = new Set<string>();
  const turns = new AsyncLocalStorage<{ isUnderWay: boolean }>();

  function dropAbandoned(): void {
    for (const [network, line] of lines) {
      const present = line.filter(({ request, refuse }) => {
        const isAbandoned = request.isAbandoned();
        if (isAbandoned) refuse(tooManyWaiting());
        return !isAbandoned;
      });
      if (present.length > 0) lines.set(network, present);
      else lines.delete(network);
    }
  }

  function refusalOf(network: string): KontorError | undefined {
    const own = lines.get(network)?.length ?? 0;
    return own >= waiting.perNetwork ? tooManyOfNetwork() : undefined;
  }

  function makeRoom(network: string): void {
    const refusal = refusalOf(network);
    if (refusal) throw refusal;
    const own = lines.get(network)?.length ?? 0;
    const all = [...lines.values()];
    if (all.reduce((sum, line) => sum + line.length, 0) < waiting.total) return;
    const longest = all.reduce((longest, line) => (line.length > longest.length ? line : longest), []);
    if (longest.length <= own + 1) throw tooManyWaiting();
    longest.pop()?.refuse(tooManyOfNetwork());
  }

  function leave(network: string): void {
    busy.delete(network);
    dropAbandoned();
    // Whoever has just had a turn has the next one after the others.
    const line = lines.get(network);
    if (line && lines.delete(network)) lines.set(network, line);
    for (const [next, waitingOnes] of lines) {
      if (busy.size >= places) return;
      if (!busy.has(next)) begin(next, waitingOnes);
    }
  }

  function begin(network: string, [first, ...rest]: Waiting[]): void {
    if (rest.length > 0) lines.set(network, rest);
    else lines.delete(network);
    busy.add(network);
    first?.begin();
  }

  async function enter(request: RequestContext): Promise<void> {
    const { network } = request;
    if (busy.size < places && !busy.has(network)) {
      busy.add(network);
      return;
    }
    dropAbandoned();
    makeRoom(network);
    await new Promise<void>((begin, refuse) => {
      lines.set(network, [...(lines.get(network) ?? []), { request, begin, refuse }]);
    });
  }

  return {
    refusalOf(network) {
      dropAbandoned();
      return refusalOf(network);
    },
    async run(work) {
      if (turns.getStore()?.isUnderWay) return work();
      const request = requestContext();
      await enter(request);
      const turn = { isUnderWay: true };
      try {
        return await turns.run(turn, work);
      } finally {
        turn.isUnderWay = false;
        leave(request.network);
      }
    },
  };
}

/** Seconds; those turned away together do not come back together. */
function soon(): number {
  return 1 + Math.floor(Math.random() * 4);
}

function tooManyOfNetwork(): KontorError {
  return new KontorError('TooManyRequests', 'Too many requests from your network. Try again in a moment.', {
    retryAfter: soon(),
  });
}

function tooManyWaiting(): KontorError {
  return new KontorError('Unavailable', 'The server is overloaded. Try again in a moment.', {
    retryAfter: soon(),
  });
}
