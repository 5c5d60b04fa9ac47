import { readFileSync } from 'node:fs';
import { Client, DatabaseError } from 'pg';
import { damaged } from './embedded-server-error.ts';
import { databaseUser } from './initialise.ts';
import type { Place } from './place.ts';
import { hasSocket } from './socket.ts';

const databaseName = 'kontor';
const unknownDatabase = '3D000';
const existsAlready = '42P04';
const wrongPassword = '28P01';

/** With `host`, the folder of the socket, where there is one; programs that do not know it find the server by TCP. */
function urlOf(place: Place, port: number, database = databaseName): string {
  const password = readFileSync(place.password, 'utf8').trim();
  const socket = hasSocket(place.data, port) ? `?host=${encodeURIComponent(place.data)}` : '';
  return `postgres://${databaseUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}${socket}`;
}

/** Connects once, making the product's database when it is not there, and gives its address. */
export async function openDatabase(place: Place, port: number): Promise<string> {
  const url = urlOf(place, port);
  try {
    await withClient(url, async () => undefined);
  } catch (error) {
    if (codeOf(error) === wrongPassword) throw damaged(place.folder, 'its password does not fit');
    if (codeOf(error) !== unknownDatabase) throw error;
    await makeDatabase(urlOf(place, port, 'postgres'));
  }
  return url;
}

async function makeDatabase(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query(`CREATE DATABASE ${databaseName}`));
  } catch (error) {
    if (codeOf(error) !== existsAlready) throw error;
  }
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}
