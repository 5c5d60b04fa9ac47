import type { FastifyBaseLogger } from 'fastify';
import { Client, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';

/** Performs a statement on the connection once those before it are done. */
export type QueryInTurn = <Row extends QueryResultRow>(statement: QueryConfig) => Promise<QueryResult<Row>>;

export interface Listening {
  /** Resolves when everything that was committed before has been heard. @throws when the connection does not stand */
  settle(): Promise<void>;
  /**
   * Says something on the channel. Resolves when it was heard here, and with it everything that anybody who listens heard before.
   * @throws when the connection does not stand
   */
  notify(payloads: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

export interface ListenOptions {
  databaseUrl: string;
  channel: string;
  /** What is heard, for the database's list of connections and for log lines. */
  what: string;
  log: FastifyBaseLogger;
  /** Said on the channel as soon as a connection listens: whatever is said after it is heard. */
  opening?: () => string;
  onNotification(payload: string): void;
  /** The connection is lost: from now on nothing is heard. */
  onLost?(): void;
  /** The connection stands again after it was lost: notifications may have passed unheard. */
  onGap(): void;
  /** The statement by which is settled what was committed before; it may say more on the channel. */
  settling?: QueryConfig;
  /** Done over and over while the connection stands; when it fails the connection is made anew. */
  beat?: { every: number; run(query: QueryInTurn): Promise<void> };
}

const pause = 500;
/** A statement without an answer for so long has no connection any more. */
const timeout = 2_000;

/** Listens to a channel on a connection of its own, which is made anew as often as it is lost. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { databaseUrl, channel, what, log, beat, opening } = options;
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Ends with the statement that was asked for last. */
  let last: Promise<unknown> = Promise.resolve();
  /** The statement that settles for all who ask before it begins. */
  let settling: Promise<void> | undefined;

  /** A connection does one statement at a time, and pg is to queue none. */
  function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = last.then(work);
    // Who asked hears of a failure; those behind it go on.
    last = done.catch(() => undefined);
    return done;
  }

  async function settleNow(): Promise<void> {
    // Who asks from now on may have committed after this statement.
    settling = undefined;
    if (!client) throw new Error(`The connection for ${what} does not stand.`);
    // Who listens is told of a commit before who committed; what waits is handed over before the next answer.
    await client.query(options.settling ?? 'SELECT');
  }

  async function say(to: Client, payloads: readonly string[]): Promise<void> {
    const values = [channel, payloads];
    await to.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', values);
  }

  async function connect(): Promise<void> {
    const connecting = new Client({
      connectionString: databaseUrl,
      application_name: `kontor ${what}`,
      connectionTimeoutMillis: 5_000,
      query_timeout: timeout,
    });
    connecting.on('error', (error) => log.warn({ err: error }, `connection for ${what} lost`));
    connecting.once('end', connectLater);
    connecting.on('notification', ({ payload }) => options.onNotification(payload ?? ''));
    try {
      await connecting.connect();
      await connecting.query(`LISTEN ${channel}`);
      if (opening) await say(connecting, [opening()]);
    } catch (error) {
      // The end of a connection that never stood is not told.
      connecting.off('end', connectLater);
      await connecting.end().catch(() => undefined);
      throw error;
    }
    client = connecting;
    if (stopped) await connecting.end();
  }

  function connectLater(): void {
    client = undefined;
    options.onLost?.();
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => connect().then(goOn, connectLater), pause);
  }

  function goOn(): void {
    options.onGap();
    beatSoon();
  }

  function beatSoon(): void {
    if (!beat || !client || stopped) return;
    const beating = client;
    timer = setTimeout(() => {
      beat
        .run((statement) => inTurn(() => beating.query(statement)))
        .then(beatSoon, (error) => {
          log.warn({ err: error }, `connection for ${what} does not answer`);
          // Not asked to end, as nobody may be there to hear it.
          beating.connection.stream.destroy();
        });
    }, beat.every);
  }

  await connect();
  beatSoon();
  return {
    settle() {
      settling ??= inTurn(settleNow);
      return settling;
    },
    notify: (payloads) =>
      inTurn(async () => {
        if (!client) throw new Error(`The connection for ${what} does not stand.`);
        await say(client, payloads);
      }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
