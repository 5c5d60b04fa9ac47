import { randomUUID } from 'node:crypto';
import {
  addInquiryNote,
  addPushSubscription,
  assignInquiry,
  chooseNotification,
  exportPerson,
  forgetPerson,
  makeComment,
  publishBusinessSection,
  saveBusinessDraft,
  sendInquiry,
  updateMyProfile,
} from '@kontor/contract';
import { statementsOf } from '@kontor/database/testing/statements';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

// Whoever adds a table that holds the id of a person fails here until the person of this test has a row in it, and until it is
// exported and forgotten, or named below with the reason why not.

/** Columns of ids without a reference that are never a person's. */
const idsOfOthers = [
  // What is saved.
  'favorites.resource_id',
  'list_entries.resource_id',
  'audit_log.acting_business_id',
  'business_search.id',
  'dashboard_batches.id',
  // What is commented.
  'closed_comments.resource_id',
  'comment_counts.resource_id',
  'comments.resource_id',
  'comments.root_id',
  'product_import_rows.product_id',
  'product_search.id',
  'search_queue.business_id',
  // Messages handed to the account service.
  'help_requests.receipt_id',
  'help_requests.request_id',
  // Of what was sent to several at once.
  'inquiries.batch_id',
  // Of what they are told of; and in a link.
  'notifications.subject_id',
  'notification_choices.ended_by',
  'saved_searches.ended_by',
  // Chosen by who sends it.
  'idempotency_keys.key',
  // Of what was paid, which stays when the business goes.
  'invoices.business_id',
  'membership_orders.business_id',
  // A post or a comment.
  'holds.resource_id',
  // Empty again when the transaction ends that fills it.
  'search_queue.id',
];

/** What the archive of a person leaves out. */
const notExported = [
  // That they are gone; of somebody who is there, nothing.
  'deleted_people',
  // Ids of what they wrote, which is in the archive itself.
  'audit_log',
  // Derived from their row.
  'person_search',
  // How often they are liked and followed, which everybody reads.
  'follow_counts',
  // What others wrote, by its id, and of whom it is read: derived from whom they follow, for 90 days.
  'feed_items',
  'feed_sources',
  'like_counts',
  // Ids of what they created, which is in the archive itself, for a day.
  'idempotency_keys',
  // Hashes of ids of mails whose words are in the archive itself, for 100 days.
  'mail_replies',
];

/** Where the id of somebody stays who is forgotten. */
const staysIn = [
  // So that nobody is made anew by a token that lives on.
  'deleted_people',
  // Who wrote what, for a year.
  'audit_log',
  // How often a page was opened: pages, never people, for 13 months.
  'page_views',
];

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

interface Column {
  table: string;
  name: string;
}

/** Columns that may hold the id of a person: those that refer to people, and ids without any reference or value of their own. */
async function idColumns(): Promise<Column[]> {
  const { rows: found } = await sql<Column>`
    SELECT relation.relname AS table, attribute.attname AS name
    FROM pg_class AS relation
      JOIN pg_attribute AS attribute ON attribute.attrelid = relation.oid AND attribute.attnum > 0 AND NOT attribute.attisdropped
      LEFT JOIN pg_constraint AS reference
        ON reference.conrelid = relation.oid AND reference.contype = 'f' AND attribute.attnum = ANY (reference.conkey)
    WHERE relation.relnamespace = 'public'::regnamespace AND relation.relkind IN ('r', 'p') AND NOT relation.relispartition
      AND (reference.confrelid = 'people'::regclass
        OR (attribute.atttypid = 'uuid'::regtype AND reference.oid IS NULL
          AND (NOT attribute.atthasdef OR relation.oid = 'people'::regclass)))
    ORDER BY 1, 2
  `.execute(api.db);
  const others = new Set(idsOfOthers);
  return found.filter(({ table, name }) => !others.delete(`${table}.${name}`));
}

const holds = async ({ table, name }: Column, id: string) =>
  (await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(name)} = ${id} LIMIT 1`.execute(api.db)).rows
    .length > 0;

/** Every table in which an id stands, in whatever column and form. */
async function tablesNaming(id: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY name
  `.execute(api.db);
  const naming: string[] = [];
  for (const { name } of tables) {
    const found = await sql`
      SELECT FROM ${sql.table(name)} AS row WHERE strpos(row::text, ${id}) > 0 LIMIT 1
    `.execute(api.db);
    if (found.rows.length > 0) naming.push(name);
  }
  return naming;
}

/** What an owner of a business sent and was sent. */
async function comesAndGoes(id: string, business_id: string): Promise<void> {
  const [heir, elsewhere, inviter] = [await rows.aPerson(), await rows.aBusiness(), await rows.aPerson()];
  await api.db
    .insertInto('business_members')
    .values([
      { business_id, person_id: heir, role: 'member' },
      { business_id: elsewhere, person_id: inviter, role: 'owner' },
    ])
    .execute();
  await api.db
    .updateTable('people')
    .set({ email: `${id}@members.example` })
    .where('id', '=', id)
    .execute();
  await api.db
    .insertInto('business_invitations')
    .values([
      { business_id, invited_by: id, email: 'colleague@members.example', role: 'member', language: 'en' },
      // It holds their id, since their address does.
      {
        business_id: elsewhere,
        invited_by: inviter,
        email: `${id}@members.example`,
        role: 'member',
        language: 'en',
      },
    ])
    .execute();
  await api.db
    .insertInto('ownership_transfers')
    .values({ business_id, owner_id: id, heir_id: heir })
    .execute();
  await api.db
    .insertInto('business_members')
    .values({ business_id: elsewhere, person_id: id, role: 'member' })
    .execute();
  await api.db
    .insertInto('ownership_transfers')
    .values({ business_id: elsewhere, owner_id: inviter, heir_id: id })
    .execute();
  await api.db
    .insertInto('business_join_requests')
    .values({ business_id: await rows.aBusiness(), person_id: id, email: `${id}@members.example` })
    .execute();
}

/** Whom they keep away, and what became of what they and others reported. */
async function keepsSafe(id: string, inquiry_id: string): Promise<void> {
  const other = await rows.aPerson();
  await api.db
    .insertInto('blocks')
    .values([
      { blocker_person_id: id, blocked_person_id: other },
      { blocker_person_id: other, blocked_person_id: id },
    ])
    .execute();
  await api.db.insertInto('read_marks_off').values({ person_id: id }).execute();
  await api.db.insertInto('inquiry_mutes').values({ inquiry_id, person_id: id }).execute();
  await api.db.insertInto('sending_suspensions').values({ person_id: id, until: new Date() }).execute();
  const report = { inquiry_id, reason: 'spam', snapshot: '[]' } as const;
  const decided = { decision: 'dismissed', decided_at: new Date(), decided_by: id } as const;
  await api.db
    .insertInto('reports')
    .values({ ...report, reporter_id: id })
    .execute();
  await api.db
    .insertInto('reports')
    .values({ ...report, reported_person_id: id, ...decided })
    .execute();
  const profile = { resource_type: 'user', resource_id: id, content: 'Ada Example' } as const;
  await api.db
    .insertInto('reports')
    .values({ ...profile, reason: 'spam', snapshot: '[]', reported_person_id: id })
    .execute();
}

/** A file of a conversation, which somebody got. */
async function getsFile(person_id: string, business_id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    WITH sent AS (
      INSERT INTO uploads (purpose, content_type, bytes, state) VALUES ('inquiry-file', 'text/csv', 7, 'ready') RETURNING id
    )
    INSERT INTO message_files (message_id, position, upload_id, name, content_type, bytes)
    SELECT message.id, 0, sent.id, 'a.csv', 'text/csv', 7 FROM sent, messages AS message
      JOIN inquiry_sides AS own ON own.inquiry_id = message.inquiry_id AND own.business_id = ${business_id}
    RETURNING id`.execute(api.db);
  await api.db
    .insertInto('message_file_reads')
    .values({ file_id: rows[0]?.id ?? '', person_id, action: 'downloaded' })
    .execute();
}

/** What an owner bought for a business, took back, and has renewed. */
async function buys(id: string, business_id: string): Promise<void> {
  await sql`
    WITH ordered AS (
      INSERT INTO membership_orders (business_id, ordered_by, refund_asked_by, refund_due_at, purpose, plan_id, from_plan_id, starts_on,
        ends_on, period_starts_on, way, currency, net_cents, total_cents, buyer, language, provider)
      VALUES (${business_id}, ${id}, ${id}, now(), 'new', 'gold', 'standard', current_date, current_date + 364, current_date, 'card', 'USD',
        185000, 185000, '{}', 'en', 'test')
      RETURNING id
    )
    INSERT INTO ledger_events (order_id, kind, amount_cents, currency, cause, provider_id, caused_by, happened_at)
    SELECT id, 'paid', 185000, 'USD', 'checkout', 'pay_1', ${id}, now() FROM ordered`.execute(api.db);
  await api.db
    .insertInto('membership_renewals')
    .values({ business_id, chosen_by: id, payment_method: 'pm_1', card: 'Test 4242' })
    .execute();
  await api.db
    .insertInto('membership_vouchers')
    .values({
      code: `FAIR-${id.slice(0, 8).toUpperCase()}`,
      percent: 20,
      uses: 1,
      valid_until: '2026-12-31',
      note: 'A fair',
      created_by: id,
    })
    .execute();
}

/** A time with the support team, which they also logged. */
async function bookSupport(id: string, business_id: string): Promise<void> {
  const { id: booking_id } = await api.db
    .insertInto('support_bookings')
    .values({
      business_id,
      booked_by: id,
      year_starts_on: '2026-01-01',
      starts_at: new Date(),
      minutes: 30,
      seat: 1,
      topic: 'other',
      message: 'A question.',
      time_zone: 'UTC',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('support_minutes')
    .values({ booking_id, minutes: 30, note: 'Answered.', logged_by: id })
    .execute();
}

/** Somebody with a row in every table that refers to people. */
async function somebody(): Promise<string> {
  const id = await rows.aPerson();
  const { call } = await api.signIn({ id });
  const [business, fan] = [await rows.aBusiness(), await rows.aPerson()];
  await api.db
    .insertInto('business_members')
    .values({ business_id: business, person_id: id, role: 'owner' })
    .execute();
  await api.db.insertInto('operators').values({ person_id: id, role: 'support' }).execute();
  await api.db
    .insertInto('uploads')
    .values({ person_id: id, purpose: 'cover-photo', content_type: 'image/png', bytes: 7 })
    .execute();
  const { id: list_id } = await api.db
    .insertInto('lists')
    .values({ owner_id: id, name: 'Gear units' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = { list_id, resource_type: 'business', resource_id: await rows.aBusiness() } as const;
  await api.db
    .insertInto('list_entries')
    .values({ ...entry, rank: 1, added_by: id })
    .execute();
  await api.db
    .insertInto('list_notes')
    .values({ ...entry, author_id: id, content: 'Ask for the noise record.' })
    .execute();
  const { id: other_list } = await api.db
    .insertInto('lists')
    .values({ owner_id: fan, name: 'Spares' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('list_shares')
    .values({ list_id: other_list, person_id: id, may_edit: true })
    .execute();
  await api.db
    .insertInto('saved_searches')
    .values({
      person_id: id,
      name: 'Gear units',
      resource_type: 'product',
      query: { textQuery: 'gear unit' },
    })
    .execute();
  await api.db.insertInto('saved_search_digests').values({ person_id: id }).execute();
  await api.db
    .insertInto('follow_ups')
    .values({
      person_id: id,
      subject_type: 'business',
      subject_id: await rows.aBusiness(),
      day: '2199-12-31',
      note: 'Ask again.',
    })
    .execute();
  await api.db
    .insertInto('favorites')
    .values({ person_id: id, resource_type: 'business', resource_id: await rows.aBusiness() })
    .execute();
  await api.db
    .insertInto('follows')
    .values([
      { person_id: id, resource_type: 'business', resource_id: await rows.aBusiness() },
      { person_id: await rows.aPerson(), resource_type: 'user', resource_id: id },
    ])
    .execute();
  const { id: post_id, created_at } = await api.db
    .insertInto('posts')
    .values({ author_id: id, timeline_type: 'user', timeline_id: id, content: 'Hello.' })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await api.db.insertInto('feed_items').values({ person_id: id, item_id: post_id, created_at }).execute();
  await api.db.insertInto('feed_sources').values({ person_id: id, resource_id: randomUUID() }).execute();
  await api.db
    .insertInto('mutes')
    .values([
      { person_id: id, resource_type: 'user', resource_id: fan },
      { person_id: fan, resource_type: 'user', resource_id: id },
    ])
    .execute();
  const refused = {
    decided_at: new Date(),
    reason: 'spam',
    cause: 'moderator',
    was_published: true,
  } as const;
  await api.db
    .insertInto('holds')
    .values([
      { ...refused, resource_type: 'post', resource_id: randomUUID(), author_id: id },
      { ...refused, resource_type: 'post', resource_id: randomUUID(), decided_by: id },
    ])
    .execute();
  await api.db.insertInto('hidden_posts').values({ person_id: id, post_id }).execute();
  await api.db.insertInto('newsfeed_choices').values({ person_id: id, choice: 'all' }).execute();
  await api.db
    .insertInto('connections')
    .values([
      {
        party_type: 'user',
        asker_id: id,
        asked_id: await rows.aPerson(),
        asker_shows: false,
        asked_shows: false,
      },
      {
        party_type: 'user',
        asker_id: await rows.aPerson(),
        asked_id: id,
        asker_shows: false,
        asked_shows: false,
      },
    ])
    .execute();
  const { id: group_id } = await api.db
    .insertInto('groups')
    .values({
      name: 'Drives',
      description: 'Gear units.',
      access: 'open',
      subject_kind: 'region',
      country_code: 'MX',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db.insertInto('group_members').values({ group_id, person_id: id, role: 'owner' }).execute();
  await api.db
    .insertInto('group_requests')
    .values([
      { group_id, person_id: id, state: 'declined', decided_at: new Date() },
      { group_id, person_id: await rows.aPerson(), state: 'invited', invited_by: id },
    ])
    .execute();
  await buys(id, business);
  await bookSupport(id, business);
  const resourceID = await rows.aProduct();
  const body = { resourceType: 'product', resourceID, content: 'Is it plated?' } as const;
  const { commentID } = await call(makeComment, { body });
  const replied = { resourceType: 'comment', resourceID: commentID, content: 'It is.' } as const;
  await (await api.signIn({ id: fan })).call(makeComment, { body: replied });
  await api.db
    .insertInto('reactions')
    .values([
      { resource_type: 'business', resource_id: business, person_id: id },
      { resource_type: 'user', resource_id: id, person_id: fan },
    ])
    .execute();
  await api.db
    .insertInto('page_views')
    .values({ kind: 'person', subject: id, language: 'en', views: 1 })
    .execute();
  await api.db
    .insertInto('idempotency_keys')
    .values({ person_id: id, key: randomUUID(), call: 'createSomething', hash: '', answer: '{}' })
    .execute();
  await api.db
    .insertInto('mail_replies')
    .values({
      person_id: id,
      message_hash: Buffer.alloc(32),
      notification_id: 1,
      outcome: 'taken',
      is_told: false,
    })
    .execute();
  await rows.aProduct({ business_id: business, updated_by: id });
  await api.db
    .insertInto('product_imports')
    .values({
      business_id: business,
      person_id: id,
      undone_by: id,
      language: 'en',
      file_name: 'a.csv',
      file_type: 'text/csv',
      state: 'undone',
    })
    .execute();
  await comesAndGoes(id, business);
  const to = await rows.aBusiness();
  await call(chooseNotification, {
    params: { kind: 'inquiry-ended' },
    body: { onPage: true, mail: 'none', push: false },
  });
  await call(addPushSubscription, {
    body: {
      endpoint: `https://web.push.apple.com/${id}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
  });
  await api.db.insertInto('notification_settings').values({ person_id: id, time_zone: 'UTC' }).execute();
  await api.db
    .insertInto('notification_digests')
    .values({ person_id: id, day: '2026-03-18', until: new Date() })
    .execute();
  const { call: ask } = await api.signIn({ id: fan });
  const toThem = { to: business, subject: 'full price list', message: 'Please send it.' };
  const { requestID: received } = await ask(sendInquiry, { body: toThem });
  const noted = { params: { rid: received }, query: { bid: business } };
  await call(addInquiryNote, { ...noted, body: { content: 'They pay late.' } });
  await call(assignInquiry, { ...noted, body: { userID: id } });
  await api.db
    .insertInto('routing_rules')
    .values({ business_id: business, position: 0, assignee_id: id })
    .execute();
  const away = { business_id: business, first_day: '2026-08-03', last_day: '2026-08-14' };
  await api.db
    .insertInto('member_absences')
    .values({ ...away, person_id: id })
    .execute();
  const { requestID } = await call(sendInquiry, {
    body: { to, subject: 'full price list', message: 'Please send it.' },
  });
  await keepsSafe(id, requestID);
  await getsFile(id, business);
  await call(updateMyProfile, { body: { city: 'León' } });
  const of = { params: { businessID: business, section: 'contact' } } as const;
  await call(publishBusinessSection, { ...of, body: { revision: 0, city: 'León' } });
  await call(saveBusinessDraft, { ...of, body: { city: 'Silao' } });
  return id;
}

test('each table that holds the id of a person is exported with them and forgotten with them', async () => {
  const id = await somebody();
  const columns = await idColumns();
  const held: string[] = [];
  for (const column of columns) if (await holds(column, id)) held.push(column.table);
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(tables.filter((table) => !held.includes(table) && table !== 'deleted_people')).toEqual([]);

  const read = (await statementsOf(() => api.asService(exportPerson, { params: { personID: id } }))).join(
    '\n',
  );
  const isRead = (table: string) => new RegExp(`\\b(?:from|join) "?${table}\\b`, 'i').test(read);
  expect(tables.filter((table) => !isRead(table)).sort()).toEqual([...notExported].sort());

  await api.asService(forgetPerson, { params: { personID: id } });
  expect((await tablesNaming(id)).sort()).toEqual([...staysIn].sort());
});
