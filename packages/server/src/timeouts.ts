/**
 * Milliseconds, each longer than what it waits for, so that the innermost part gives up first and those around it can
 * still say so: statement < handler of the api < call of the api < handler of the portal.
 */
export const timeouts = {
  /** To receive the headers of a request. */
  headers: 10_000,
  /** To receive a whole request. */
  request: 20_000,
  /** To receive one with a large file: 200 MB at a megabit a second. */
  largeRequest: 30 * 60_000,
  /** A connection without a byte in either direction. */
  connection: 60_000,
  /** An idle keep-alive connection; longer than balancers hold theirs (60 s), so that they close first. */
  keepAlive: 72_000,
  /** To make an answer, unless a service has its own. */
  handler: 8_000,
  /** To get a connection of the database's pool. */
  acquire: 2_000,
  /** One statement, ended by the database. */
  statement: 5_000,
  /** A call of another service. */
  upstream: 10_000,
  /** To make a page, which may call the api. */
  page: 15_000,
};

/** Those by which an answer fails, where a service has others. */
export type AnswerTimeouts = Partial<Pick<typeof timeouts, 'acquire' | 'statement' | 'handler'>>;

/** The part of a pool's options that bounds waiting for the database. */
export function poolTimeouts({
  acquire = timeouts.acquire,
  statement = timeouts.statement,
}: AnswerTimeouts = {}) {
  return {
    statement_timeout: statement,
    connectionTimeoutMillis: acquire,
    // A server that went silent cannot end a statement itself.
    query_timeout: statement + 500,
  };
}
