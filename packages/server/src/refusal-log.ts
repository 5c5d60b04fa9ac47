import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds after which lines are counted anew. */
const period = 60_000;
/** Lines of a kind within a period: a status at a route. */
const linesOfKind = 5;
/** Lines of all kinds within a period. */
const linesOfAll = 60;

/** A request that was answered 401 or 403. */
interface Refusal {
  method: string;
  /** Pattern of its route, not its address. */
  route: string;
  status: number;
  /** Whom it was counted for: an address, an IPv6 network, or a person's id. */
  visitor: string;
}

/** Logs a refusal with the logger of its request, which adds the request's id. */
export type RefusalLog = (log: Pick<FastifyBaseLogger, 'info'>, refusal: Refusal) => void;

/**
 * One line, at level info, for each request that was refused for want of rights, with nothing of what was sent. At most 5 lines a
 * minute for a status at a route and 60 for all, so that refusals fill no disk; the first line of a kind after that says how many
 * were left out.
 * @param now a monotonic clock in milliseconds
 */
export function createRefusalLog(now: () => number = () => performance.now()): RefusalLog {
  let began = now();
  let lines = 0;
  /** By kind; there are as many as routes, twice. */
  const kinds = new Map<string, { lines: number; leftOut: number }>();

  function beginAnew(): void {
    began = now();
    lines = 0;
    for (const [name, kind] of kinds) {
      if (kind.leftOut === 0) kinds.delete(name);
      else kind.lines = 0;
    }
  }

  return (log, refusal) => {
    if (now() - began >= period) beginAnew();
    const name = `${refusal.status} ${refusal.method} ${refusal.route}`;
    const kind = kinds.get(name) ?? { lines: 0, leftOut: 0 };
    kinds.set(name, kind);
    if (kind.lines >= linesOfKind || lines >= linesOfAll) {
      kind.leftOut += 1;
      return;
    }
    log.info({ ...refusal, ...(kind.leftOut > 0 ? { leftOut: kind.leftOut } : {}) }, 'refused');
    kind.lines += 1;
    kind.leftOut = 0;
    lines += 1;
  };
}
