import { withConnection } from '@kontor/database';

/** A conversation between a person and a business that belongs to another person. */
export interface Conversation {
  rid: string;
  buyerID: string;
  businessID: string;
  ownerID: string;
}

interface Wanted {
  buyers: number;
  suppliers: number;
  /** No two between the same; no more than `buyers` times `suppliers`. */
  conversations: number;
}

/** People, businesses and conversations of one message each, in a database that has none; all are known by mail. */
export function fillConversations(
  url: string,
  { buyers, suppliers, conversations }: Wanted,
): Promise<Conversation[]> {
  return withConnection(url, async (client) => {
    const people = `INSERT INTO people (id, username, first_name, last_name, email)
      SELECT id, role || '.' || n, 'Bea', 'Example', role || n || '@people.bench' FROM`;
    const statements: [text: string, values: unknown[]][] = [
      [
        `CREATE TEMP TABLE buyer AS SELECT n, 'buyer' AS role, gen_random_uuid() AS id FROM generate_series(0, $1::int - 1) AS n`,
        [buyers],
      ],
      [
        `CREATE TEMP TABLE supplier AS SELECT n, 'owner' AS role, gen_random_uuid() AS id, gen_random_uuid() AS business_id
         FROM generate_series(0, $1::int - 1) AS n`,
        [suppliers],
      ],
      [`${people} buyer`, []],
      [`${people} supplier`, []],
      [
        `INSERT INTO businesses (id, origin, company_name, business_type, country_code, industry_id, claimed_at)
         SELECT business_id, 'registered', 'Works ' || n, 'MA', 'MX', '0006', now() FROM supplier`,
        [],
      ],
      [
        `INSERT INTO business_members (business_id, person_id, role) SELECT business_id, id, 'owner' FROM supplier`,
        [],
      ],
      [
        `CREATE TEMP TABLE conversation AS SELECT gen_random_uuid() AS id, buyer.id AS buyer_id, supplier.id AS owner_id, business_id
         FROM generate_series(0, $1::int - 1) AS place JOIN buyer ON buyer.n = place % $2::int
           JOIN supplier ON supplier.n = (place + place / $2::int) % $3::int`,
        [conversations, buyers, suppliers],
      ],
      [
        `INSERT INTO inquiries (id, sender_type, subject, batch_id)
         SELECT id, 'user', 'full price list', gen_random_uuid() FROM conversation`,
        [],
      ],
      [
        `INSERT INTO inquiry_sides (inquiry_id, side, person_id, begun_at, last_message_at, owes_answer)
         SELECT id, 'S', buyer_id, now(), now(), false FROM conversation`,
        [],
      ],
      [
        `INSERT INTO inquiry_sides (inquiry_id, side, business_id, begun_at, last_message_at, unread, owes_answer)
         SELECT id, 'R', business_id, now(), now(), 1, true FROM conversation`,
        [],
      ],
      [
        `INSERT INTO messages (inquiry_id, side, author_id, content, readers, words)
         SELECT id, 'S', buyer_id, 'Which sizes are on stock?', ARRAY[buyer_id, business_id],
           to_tsvector('simple', 'which sizes are on stock') FROM conversation`,
        [],
      ],
    ];
    for (const [text, values] of statements) await client.query(text, values);
    const { rows } = await client.query<Conversation>(
      `SELECT id AS rid, buyer_id AS "buyerID", business_id AS "businessID", owner_id AS "ownerID" FROM conversation`,
    );
    await client.query('VACUUM (ANALYZE)');
    return rows;
  });
}
