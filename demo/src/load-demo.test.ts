import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileKey, openStore } from '@kontor/api/upload';
import { createDatabase, createPool } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDemoLogins, loadDemo } from './index.ts';
import { checksums } from './testing.ts';
import { logins, toldLogins } from './testing-logins.ts';

let undisturbed: TestDatabase;
const files = { DATA_DIR: mkdtempSync(join(tmpdir(), 'kontor-demo-')), PORTAL_ORIGIN: '', S3_REGION: '' };
let loaded: Awaited<ReturnType<typeof checksums>>;
beforeAll(async () => {
  undisturbed = await createTestDatabase();
  await loadDemo({ databaseUrl: undisturbed.url, size: 'small', files });
  loaded = await checksums(undisturbed.url);
});
afterAll(async () => {
  await undisturbed.drop();
  await rm(files.DATA_DIR, { recursive: true });
});

test('a small load holds about 1,500 real and 150 invented businesses, and its counts of likes are its likes', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*) FROM businesses WHERE origin = 'imported') AS real,
      (SELECT count(DISTINCT country_code) FROM businesses WHERE origin = 'imported') AS countries,
      (SELECT count(DISTINCT industry_id) FROM businesses WHERE origin = 'imported') AS industries,
      (SELECT count(*) FROM businesses WHERE origin = 'demo') AS invented,
      (SELECT count(*) FROM people) AS people,
      (SELECT count(*) FROM products) AS products,
      (SELECT count(*) FROM products JOIN businesses ON businesses.id = business_id AND origin = 'imported') AS of_real,
      (SELECT count(*) FROM verified_facts JOIN businesses ON businesses.id = business_id AND origin = 'imported') AS proofs,
      (SELECT count(*) FROM reactions) AS likes,
      (SELECT count(*) FROM reactions WHERE resource_type = 'post') AS "ofPosts",
      (SELECT count(*) FROM reactions JOIN businesses ON businesses.id = resource_id AND origin = 'imported') AS of_imported,
      (SELECT sum(like_count) FROM (SELECT like_count FROM businesses UNION ALL SELECT like_count FROM products
        UNION ALL SELECT like_count FROM people) AS counted) AS counted,
      (SELECT count(*) FROM business_search) AS documents
  `.execute(db);
  await db.destroy();
  const { real = 0, countries, industries, products, likes = 0, ofPosts = 0, ...counts } = rows[0] ?? {};
  expect(real).toBeGreaterThan(1_450);
  expect(real).toBeLessThan(1_600);
  expect(countries).toBeGreaterThan(100);
  expect(industries).toBe(15);
  expect(products).toBeGreaterThan(1_500);
  expect(likes).toBeGreaterThan(300);
  expect(counts).toEqual({
    invented: 150,
    people: 60 + 9,
    of_real: 0,
    proofs: 0,
    of_imported: 0,
    counted: likes - ofPosts,
    documents: real + 150,
  });
});

test('a finished load is not repeated', async () => {
  const reports: string[] = [];
  const onProgress = (what: string) => reports.push(what);
  await loadDemo({ databaseUrl: undisturbed.url, size: 'small', onProgress });
  expect(reports).toEqual([]);
  expect(await checksums(undisturbed.url)).toEqual(loaded);
});

test('there is a login for each role, of people who are what it says', async () => {
  expect(await toldLogins(undisturbed.url)).toEqual(logins);
  const passwords = (await listDemoLogins(undisturbed.url, undefined)).map(({ password }) => password);
  expect(new Set(passwords).size).toBe(1);
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql`
    SELECT users.email, business.company_name = people.company_name AS works_there, people.origin,
      business.claimed_at = member.since AS claimed, people.email = users.email AS told, search.id IS NOT NULL AS found
    FROM business_members AS member JOIN businesses AS business ON business.id = business_id
    JOIN people ON people.id = person_id JOIN accounts.users ON users.id = people.id
    LEFT JOIN person_search AS search ON search.id = people.id
    WHERE member.role = 'owner' ORDER BY users.email
  `.execute(db);
  await db.destroy();
  const owner = { works_there: true, claimed: true, origin: 'demo', told: true, found: true };
  expect(rows).toEqual(
    ['gold', 'platinum', 'standard'].map((name) => ({ email: `${name}@demo.example`, ...owner })),
  );
});

test('people who can log in find what waits for them: invitations, a request to join and an offer of ownership', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql<{ what: string; by: string; about: string }>`
    SELECT 'invitation' AS what, by.email AS by, invitation.email AS about
    FROM business_invitations AS invitation JOIN people AS by ON by.id = invited_by WHERE expires_at > now()
    UNION ALL SELECT 'request', person.email, owner.email
    FROM business_join_requests AS request JOIN people AS person ON person.id = person_id AND person.email = request.email
    JOIN business_members AS member ON member.business_id = request.business_id AND role = 'owner'
    JOIN people AS owner ON owner.id = member.person_id
    UNION ALL SELECT 'offer', owner.email, heir.email
    FROM ownership_transfers JOIN people AS owner ON owner.id = owner_id JOIN people AS heir ON heir.id = heir_id
    ORDER BY what, by, about
  `.execute(db);
  await db.destroy();
  expect(
    rows.map(({ what, by, about }) => [what, by, about].join(' ').replaceAll('@demo.example', '')),
  ).toEqual([
    'invitation gold export',
    'invitation gold standard',
    'invitation platinum works-manager',
    'offer platinum admin',
    'request buyer gold',
  ]);
});

test('they have written to each other, and find unread what waits for them', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql`
    SELECT owner.email, count(*)::int AS conversations, sum(own.unread)::int AS unread,
      count(*) FILTER (WHERE own.is_closed)::int AS closed,
      bool_and(own.unread = (
        SELECT count(*) FROM messages
        WHERE messages.inquiry_id = own.inquiry_id AND messages.side <> own.side AND messages.id > own.seen_message_id
      )) AS counts_right
    FROM inquiry_sides AS own
    LEFT JOIN business_members AS member ON member.business_id = own.business_id AND member.role = 'owner'
    JOIN people AS owner ON owner.id = coalesce(own.person_id, member.person_id)
    GROUP BY owner.email ORDER BY owner.email
  `.execute(db);
  await db.destroy();
  expect(rows).toEqual([
    { email: 'buyer@demo.example', conversations: 7, unread: 3, closed: 2, counts_right: true },
    { email: 'gold@demo.example', conversations: 6, unread: 1, closed: 1, counts_right: true },
    { email: 'platinum@demo.example', conversations: 6, unread: 1, closed: 2, counts_right: true },
    { email: 'standard@demo.example', conversations: 5, unread: 1, closed: 1, counts_right: true },
  ]);
});

test('the platinum business answers with saved replies, by rules, and somebody will be away', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql<{ what: string; who: string | null }>`
    SELECT 'reply ' || name AS what, NULL AS who FROM saved_replies
    UNION ALL SELECT 'rule ' || position, email FROM routing_rules JOIN people ON people.id = assignee_id
    UNION ALL SELECT 'away', email FROM member_absences JOIN people ON people.id = person_id
    UNION ALL SELECT 'closed', NULL FROM inbox_settings WHERE absent_from IS NOT NULL
    ORDER BY what
  `.execute(db);
  await db.destroy();
  expect(rows.map(({ what, who }) => (who ? `${what} ${who.split('@')[0]}` : what))).toEqual([
    'away member',
    'closed',
    'reply Drawing needed',
    'reply Offer on its way',
    'reply Price list',
    'rule 0 admin',
    'rule 1 member',
  ]);
});

test('they have posted for a month, follow each other and find it in their feeds', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql`
    SELECT person.email, (SELECT count(*)::int FROM posts WHERE author_id = person.id AND group_id IS NULL) AS posts,
      (SELECT count(*)::int FROM follows WHERE person_id = person.id) AS follows,
      (SELECT count(*)::int FROM feed_items JOIN posts ON posts.id = item_id WHERE person_id = person.id) >= 15 AS reads_much
    FROM people AS person WHERE person.email IN ('buyer@demo.example', 'platinum@demo.example') ORDER BY person.email
  `.execute(db);
  const { rows: others } = await sql`
    SELECT FROM posts JOIN businesses ON businesses.id = business_id WHERE businesses.origin <> 'demo'
  `.execute(db);
  await db.destroy();
  expect(rows).toEqual([
    { email: 'buyer@demo.example', posts: 4, follows: 9, reads_much: true },
    { email: 'platinum@demo.example', posts: 7, follows: 7, reads_much: true },
  ]);
  expect(others, 'nothing is said in the name of real companies').toEqual([]);
});

test('what certificates they have is no news of the day of the load', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql`
    SELECT count(*) > 0 AS some, count(*) FILTER (WHERE certificate.created_at > now() - interval '1 day')::int AS new,
      bool_and(certificate.created_at::date > issue_date) AS after_issue
    FROM certificates AS certificate JOIN businesses ON businesses.id = business_id AND businesses.origin = 'demo'
  `.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ some: true, new: 0, after_issue: true }]);
});

test('below what they post others answer, whoever reads it there, in the name of a business those who write for it', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql`
    SELECT count(DISTINCT post.id)::int AS posts, count(DISTINCT post.id) FILTER (WHERE post.group_id IS NOT NULL)::int AS "inGroups",
      bool_and(comment.created_at > post.created_at) AS later,
      bool_or(comment.acting_business_id = post.business_id) AS "inItsName",
      bool_and(post.group_id IS NULL OR EXISTS (
        SELECT FROM group_members AS member WHERE member.group_id = post.group_id AND member.person_id = comment.person_id
      )) AS "byMembers",
      bool_and(comment.resource_type = 'post' OR EXISTS (
        SELECT FROM comments AS parent WHERE parent.id = comment.resource_id AND parent.created_at < comment.created_at
      )) AS "afterWhatTheyAnswer",
      count(*)::int AS comments,
      bool_and(comment.acting_business_id IS NULL OR EXISTS (
        SELECT FROM business_members AS member WHERE member.business_id = comment.acting_business_id
          AND member.person_id = comment.person_id AND member.role <> 'member'
      )) AS "byAdministrators",
      (SELECT sum(count)::int FROM comment_counts JOIN posts ON posts.id = resource_id) AS counted
    FROM comments AS comment JOIN posts AS post ON post.id = comment.root_id
  `.execute(db);
  await db.destroy();
  const [{ comments, counted, ...found } = {}] = rows as Record<string, unknown>[];
  expect(found).toEqual({
    posts: 29,
    inGroups: 4,
    later: true,
    inItsName: true,
    byMembers: true,
    afterWhatTheyAnswer: true,
    byAdministrators: true,
  });
  expect(counted, 'counters count replies, too').toBe(comments);
});

test('what stands in groups their members alone like', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql`
    SELECT count(*) > 3 AS some, bool_and(EXISTS (
      SELECT FROM group_members AS member WHERE member.group_id = post.group_id AND member.person_id = liked.person_id
    )) AS "byMembers"
    FROM reactions AS liked JOIN posts AS post ON post.id = liked.resource_id AND post.group_id IS NOT NULL
  `.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ some: true, byMembers: true }]);
});

test('people who can log in are connected, and so are their businesses; one request waits for each', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql<{ party_type: string; state: string; count: number }>`
    SELECT party_type, state, count(*)::int AS count FROM connections GROUP BY 1, 2 ORDER BY 1, 2
  `.execute(db);
  await db.destroy();
  expect(rows).toEqual([
    { party_type: 'business', state: 'accepted', count: 2 },
    { party_type: 'business', state: 'asked', count: 1 },
    { party_type: 'user', state: 'accepted', count: 2 },
    { party_type: 'user', state: 'asked', count: 1 },
  ]);
});

test('they ask and answer below products of invented businesses alone, in whose name their people answer', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql`
    SELECT count(*)::int AS comments, count(*) FILTER (WHERE comment.is_answer)::int AS answers,
      count(*) FILTER (WHERE comment.acting_business_id = product.business_id)::int AS in_its_name,
      bool_and(business.origin = 'demo') AS invented
    FROM comments AS comment JOIN products AS product ON product.id = comment.root_id
    JOIN businesses AS business ON business.id = product.business_id
  `.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ comments: 9, answers: 3, in_its_name: 3, invented: true }]);
});

test('two conversations have files, which lie where the api looks for them', async () => {
  const db = createDatabase(createPool(undisturbed.url, { max: 1 }));
  const { rows } = await sql<{
    name: string;
    bytes: number;
    upload_id: string;
    content_type: string;
    content: string;
  }>`
    SELECT name, bytes, upload_id, content_type, content FROM message_files JOIN messages ON messages.id = message_id ORDER BY name
  `.execute(db);
  await db.destroy();
  expect(rows.map(({ name }) => name)).toEqual(['bearing-seat-rev-b.dxf', 'discounts-by-quantity.csv']);
  expect(rows[1]?.content).toMatch(/^From 100 pieces/);
  const store = openStore(files);
  for (const { upload_id, content_type, bytes } of rows)
    expect(await store.sizeOf(fileKey({ id: upload_id, purpose: 'inquiry-file', content_type }))).toBe(bytes);
});
