import { Client } from 'pg';
import { type Place, placeOf } from './place.ts';
import { giveUpReserve, reserveOf, takeReserve } from './reserve.ts';
import { nextRoomState } from './room.ts';
import { volumeOf } from './volume.ts';

export interface RoomGuardOptions {
  /** The product's data folder. */
  dataDir: string;
  /** Where the server is reached. */
  url: string;
  /** Bytes to keep in reserve; 0 guards nothing. */
  reserve: number;
  /** Told when writing ends or begins again. */
  onChange: (readOnly: boolean) => void;
  /** Told what could not be done; it is tried again with the next look. */
  onError: (error: unknown) => void;
  /** Milliseconds between two looks. */
  every?: number;
}

export interface RoomGuard {
  stop(): Promise<void>;
}

/**
 * Watches the room on the database's volume: before it is full, transactions may only read (SQLSTATE 25006 for writes), so
 * that the server never has to end for want of room; with room again they may write. Survives restarts of the server.
 */
export function guardRoom(options: RoomGuardOptions): RoomGuard {
  const { dataDir, url, reserve, onChange, onError, every = 1_000 } = options;
  const place = placeOf(dataDir);
  // Unknown until it was set once: the server remembers what an earlier run told it.
  let readOnly: boolean | undefined;
  let looking: Promise<void> = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, every);

  async function look(): Promise<void> {
    try {
      await act(place);
    } catch (error) {
      onError(error);
    }
  }

  async function act(place: Place): Promise<void> {
    const before = { readOnly: readOnly ?? false, reserved: reserveOf(place) };
    const next = nextRoomState(volumeOf(place.folder).free, before, reserve);
    if (next.reserved < before.reserved) giveUpReserve(place);
    if (next.readOnly !== readOnly) {
      await setReadOnly(url, next.readOnly);
      if (readOnly !== undefined || next.readOnly) onChange(next.readOnly);
      readOnly = next.readOnly;
    }
    if (next.reserved > before.reserved) takeReserve(place, reserve);
  }

  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Ends what a guard of an earlier run may have left: with a full disk its server takes no writes. */
export async function allowWriting(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ on: boolean }>(
      "SELECT current_setting('default_transaction_read_only')::boolean AS on",
    );
    if (rows[0]?.on) await tell(client, false);
  });
}

function setReadOnly(url: string, on: boolean): Promise<void> {
  return withClient(url, async (client) => {
    await tell(client, on);
    // Gives back the room that the log of changes takes.
    if (on) await client.query('CHECKPOINT');
  });
}

/** For all transactions that begin from then on, also those of connections that stand, until told otherwise. */
async function tell(client: Client, readOnly: boolean): Promise<void> {
  await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
  await client.query('SELECT pg_reload_conf()');
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
