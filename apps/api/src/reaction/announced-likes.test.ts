import { randomUUID } from 'node:crypto';
import { sharedDatabase, withConnection } from '@kontor/database/testing';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { loadReference } from '../reference/load-reference.ts';
import { rowsIn } from '../test/rows.ts';

// No api tells of likes there.
const { url, db } = await sharedDatabase();
const rows = rowsIn(db, await loadReference(db));

/** `told` is what was told since it was asked last. */
async function listening(work: (client: Client, told: () => Promise<string[]>) => Promise<void>) {
  await withConnection(url, async (client) => {
    const heard: string[] = [];
    client.on('notification', ({ payload }) => void heard.push(payload ?? ''));
    await client.query('LISTEN changes');
    await work(client, async () => {
      await client.query('SELECT');
      return heard.splice(0);
    });
  });
}

const like = (client: Client, resourceID: string, personID: string) =>
  client.query(`INSERT INTO reactions (resource_type, resource_id, person_id) VALUES ('post', $1, $2)`, [
    resourceID,
    personID,
  ]);
const announce = (client: Client) => client.query('SELECT announce_likes()');

test('a like notifies nobody by itself, so that likes of one thing need not commit one after the other; it is told of once', () =>
  listening(async (client, told) => {
    const [resource, fan] = [randomUUID(), await rows.aPerson()];
    await told();
    await like(client, resource, fan);
    expect(await told()).toEqual([]);
    await announce(client);
    expect(await told()).toEqual([`likes ${resource}`]);
    await announce(client);
    expect(await told()).toEqual([]);
    await client.query('DELETE FROM reactions WHERE resource_id = $1', [resource]);
    await announce(client);
    expect(await told(), 'so is one that is taken back').toEqual([`likes ${resource}`]);
    await like(client, resource, fan);
    await announce(client);
    await client.query('TRUNCATE reactions');
    await told();
    await announce(client);
    expect(await told(), 'and all of them').toEqual([`likes ${resource}`]);
  }));

test('a like is told of when it is committed, and nobody waits for one that is not', () =>
  listening(async (client, told) => {
    const [resource, fan, other] = [randomUUID(), await rows.aPerson(), await rows.aPerson()];
    await like(client, resource, fan);
    await withConnection(url, async (slow) => {
      await slow.query('BEGIN');
      await like(slow, resource, other);
      await told();
      await announce(client);
      expect(await told(), 'the one before').toEqual([`likes ${resource}`]);
      await slow.query('COMMIT');
    });
    await announce(client);
    expect(await told()).toEqual([`likes ${resource}`]);
  }));

test('more than a notification holds are told of as a whole', () =>
  listening(async (client, told) => {
    const fan = await rows.aPerson();
    await client.query(
      `INSERT INTO reactions (resource_type, resource_id, person_id) SELECT 'post', gen_random_uuid(), $1 FROM generate_series(1, 201)`,
      [fan],
    );
    await told();
    await announce(client);
    expect(await told()).toEqual(['likes']);
    await announce(client);
    expect(await told()).toEqual([]);
  }));
