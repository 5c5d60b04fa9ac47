import { randomUUID } from 'node:crypto';
import type { Data, getInquiryMessages, listInquiries } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { insertOwnedBusiness } from '../load/owned-business.ts';
import type { RunOptions, Section } from '../suite.ts';
import { cursorBehind, type FarPage, farPageColumns, type ListPages, measureFarPage } from './far-pages.ts';
import type { OpenApi } from './open-api.ts';

const size = 25;
const step = 50;

/** A business's conversations, and the messages of one of them. */
export async function measureInbox(
  { database, personID, ask }: OpenApi,
  { rounds, quick, progress }: RunOptions,
): Promise<Section> {
  const conversations = quick ? 1_000 : 25_000;
  const far = conversations - conversations / 10;
  progress(`${conversations.toLocaleString('en')} conversations, and one of as many messages`);
  const { businessID, longest, messageIDs } = await fillInbox(database, personID, conversations, [
    conversations - size,
    conversations - far,
  ]);
  const list = (order: string, count: number, after: string | undefined) => {
    const query = new URLSearchParams({ ubid: businessID, order, size: String(count) });
    if (after) query.set('after', after);
    return ask<Data<typeof listInquiries>>(`business/request?${query}`);
  };
  const read = (before?: string) => {
    const query = new URLSearchParams({ bid: businessID, size: String(size) });
    if (before) query.set('before', before);
    return ask<Data<typeof getInquiryMessages>>(`business/request/${longest}/get-messages?${query}`);
  };
  const lists: ListPages[] = [
    {
      name: 'messages of a conversation',
      first: () => read(),
      second: () => read(messageIDs[0]),
      far: () => read(messageIDs[1]),
    },
  ];
  for (const order of ['created', 'recent']) {
    const behind = (rows: number) =>
      cursorBehind(rows, step, async (count, after) => (await list(order, count, after)).next);
    const [second, last] = [await behind(size), await behind(far)];
    lists.push({
      name: order === 'created' ? 'conversations by their beginning' : 'conversations by the last message',
      first: () => list(order, size, undefined),
      second: () => list(order, size, second),
      far: () => list(order, size, last),
    });
  }
  const row = far.toLocaleString('en');
  const measured: FarPage[] = [];
  for (const each of lists) {
    progress(each.name);
    measured.push(await measureFarPage(each, row, rounds));
  }
  const count = conversations.toLocaleString('en');
  return {
    title: `An inbox of ${count} conversations, and ${count} messages in one of them, ${size} a page`,
    columns: farPageColumns(row),
    rows: measured.map((each) => each.row),
    checks: measured.flatMap((each) => each.checks),
    notes: [],
  };
}

/**
 * A business that belongs to a person, with so many conversations, all with another person; the last begun has as many messages.
 * @param places which messages of it to tell the ids of, counted from the first
 */
function fillInbox(url: string, personID: string, conversations: number, places: readonly number[]) {
  const buyerID = randomUUID();
  return withConnection(url, async (client) => {
    await client.query(
      `INSERT INTO people (id, username, first_name, last_name) VALUES ($1, 'bea.buyer', 'Bea', 'Buyer')`,
      [buyerID],
    );
    const businessID = await insertOwnedBusiness(client, personID, 'Works of the Inbox');
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO inquiries (sender_type, subject, batch_id, created_at)
       SELECT 'user', 'full price list', gen_random_uuid(), now() - n * interval '1 minute' FROM generate_series(1, $1::int) AS n
       RETURNING id`,
      [conversations],
    );
    await client.query(
      `INSERT INTO inquiry_sides (inquiry_id, side, person_id, begun_at, last_message_at, owes_answer)
       SELECT id, 'S', $1, created_at, created_at + interval '1 hour', false FROM inquiries`,
      [buyerID],
    );
    await client.query(
      `INSERT INTO inquiry_sides (inquiry_id, side, business_id, begun_at, last_message_at, unread, owes_answer)
       SELECT id, 'R', $1, created_at, created_at + interval '1 hour', 1, true FROM inquiries`,
      [businessID],
    );
    const message = `INSERT INTO messages (inquiry_id, side, author_id, content, readers, words)`;
    const values = `'S', $1, 'Which sizes are on stock?', ARRAY[$1, $2]::uuid[], to_tsvector('simple', 'which sizes are on stock')`;
    await client.query(`${message} SELECT id, ${values} FROM inquiries`, [buyerID, businessID]);
    const longest = rows[0]?.id ?? '';
    await client.query(`${message} SELECT $3, ${values} FROM generate_series(2, $4::int)`, [
      buyerID,
      businessID,
      longest,
      conversations,
    ]);
    const { rows: marked } = await client.query<{ id: string }>(
      `SELECT id::text FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM messages WHERE inquiry_id = $1) AS message
       WHERE place = ANY ($2::int[]) ORDER BY place DESC`,
      [longest, places],
    );
    await client.query('VACUUM (ANALYZE)');
    return { businessID, longest, messageIDs: marked.map(({ id }) => id) };
  });
}
