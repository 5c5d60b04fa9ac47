import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@kontor/api/upload';
import { membershipPlan, type PlanID, type SearchToSave } from '@kontor/contract';
import { createDatabase, createPool, type Database } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readQuery } from '../../apps/api/src/saved-search/read-query.ts';
import { loadDemo } from './index.ts';

const portalOrigin = 'https://portal.example';
const files = {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'kontor-network-')),
  PORTAL_ORIGIN: portalOrigin,
  S3_REGION: '',
};
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo({ databaseUrl: database.url, size: 'small', files });
  db = createDatabase(createPool(database.url, { max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(files.DATA_DIR, { recursive: true });
});

test('a group of a Mexican state is told in Spanish, and Mexicans write it there', async () => {
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'name', 'description', 'rules'])
    .where('country_code', '=', 'MX')
    .execute();
  expect(groups.length).toBeGreaterThan(0);
  const posts = await db
    .selectFrom('posts')
    .innerJoin('people', 'people.id', 'posts.author_id')
    .select('posts.content')
    .where(
      'posts.timeline_id',
      'in',
      groups.map(({ id }) => id),
    )
    .where('people.country_code', '=', 'MX')
    .execute();
  expect(posts.length).toBeGreaterThan(0);
  const texts = [
    ...groups.map(({ name, description, rules }) => [name, description, ...rules].join(' ')),
    ...posts.map(({ content }) => content),
  ];
  expect(
    texts.filter((text) => /\b(the|of|and)\b/.test(text ?? '') || !/\b(de|la|las)\b/.test(text ?? '')),
  ).toEqual([]);
});

test('what people do in the network lies in the 30 days before the load, in its order, after they and their businesses came', async () => {
  const { rows } = await sql`
    SELECT what, count(*) > 0 AS some, min(at) >= now() - CASE what WHEN 'messages' THEN interval '61 days' ELSE interval '30 days' END AS lately, max(at) <= now() AS past,
      bool_and(at > since) AS "inOrder"
    FROM (
      SELECT 'posts' AS what, post.created_at AS at, greatest(person.created_at, business.created_at, business.claimed_at) AS since
      FROM posts AS post JOIN people AS person ON person.id = author_id LEFT JOIN businesses AS business ON business.id = business_id
      UNION ALL SELECT 'comments', comment.created_at, greatest(post.created_at, person.created_at)
      FROM comments AS comment LEFT JOIN posts AS post ON post.id = root_id JOIN people AS person ON person.id = person_id
      UNION ALL SELECT 'likes', liked.created_at, post.created_at FROM reactions AS liked JOIN posts AS post ON post.id = resource_id
      UNION ALL SELECT 'messages', message.created_at, inquiry.created_at - interval '1 second'
      FROM messages AS message JOIN inquiries AS inquiry ON inquiry.id = inquiry_id
    ) AS done GROUP BY what ORDER BY what
  `.execute(db);
  const right = { some: true, lately: true, past: true, inOrder: true };
  expect(rows).toEqual(['comments', 'likes', 'messages', 'posts'].map((what) => ({ what, ...right })));
});

test('businesses that somebody logs in to have boosts that run, boosts left and a past, none more than its package has', async () => {
  const { rows } = await sql<{ plan: string; used: number; running: boolean; past: boolean; wrong: number }>`
    SELECT subscription AS plan, count(*) FILTER (WHERE month = date_trunc('month', now() AT TIME ZONE 'UTC'))::int AS used,
      bool_or(ends_at > now() AND kind = 'business') AS running, bool_or(ends_at < now()) AS past,
      count(*) FILTER (WHERE starts_at > now() OR (product.id IS NOT NULL AND NOT product.listed)
        OR NOT EXISTS (SELECT FROM boost_days WHERE boost_id = boosts.id AND shows > clicks))::int AS wrong
    FROM boosts JOIN businesses ON businesses.id = boosts.business_id LEFT JOIN products AS product ON product.id = product_id
    WHERE boosts.business_id IN (SELECT business_id FROM business_members) GROUP BY businesses.id, subscription
  `.execute(db);
  expect(rows.map(({ plan }) => plan)).toEqual(expect.arrayContaining(['platinum', 'gold']));
  for (const { plan, used, ...rest } of rows) {
    expect(used, plan).toBeLessThan(membershipPlan(plan as PlanID).boostsPerMonth);
    expect(rest, plan).toEqual({ running: true, past: true, wrong: 0 });
  }
});

test('the buyer has saved businesses and products of others, lately and each listed', async () => {
  const { rows } = await sql`
    SELECT resource_type AS kind, count(*) >= 3 AS some, bool_and(favorite.created_at BETWEEN now() - interval '30 days' AND now()) AS lately,
      bool_and(business.id IS NOT NULL OR product.listed) AS listed
    FROM favorites AS favorite JOIN people AS person ON person.id = person_id
      LEFT JOIN businesses AS business ON business.id = resource_id LEFT JOIN products AS product ON product.id = resource_id
    WHERE person.email = 'buyer@demo.example' GROUP BY resource_type ORDER BY resource_type
  `.execute(db);
  const right = { some: true, lately: true, listed: true };
  expect(rows).toEqual([
    { kind: 'business', ...right },
    { kind: 'product', ...right },
  ]);
});

test('the buyer and an owner have saved searches, mailed daily and weekly, in the form in which searches are stored', async () => {
  const rows = await db
    .selectFrom('saved_searches')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['people.email', 'resource_type', 'query', 'digest'])
    .execute();
  expect(new Set(rows.map(({ resource_type }) => resource_type))).toEqual(new Set(['business', 'product']));
  const mailed = rows
    .filter(({ digest }) => digest !== 'none')
    .map(({ email, digest }) => `${email} ${digest}`);
  expect(mailed.sort()).toEqual([
    'buyer@demo.example daily',
    'buyer@demo.example weekly',
    'platinum@demo.example daily',
    'platinum@demo.example weekly',
  ]);
  for (const { resource_type: type, query } of rows) {
    expect(query).toEqual(readQuery({ [type]: query } as SearchToSave).query);
  }
});

test('the buyer and the owner of a business each have something to come back to today, which was told, and later', async () => {
  const { rows } = await sql`
    SELECT person.email, day > current_date + 1 AS later, told_for = day AS told,
      EXISTS (SELECT FROM businesses WHERE id = subject_id) OR EXISTS (SELECT FROM products WHERE id = subject_id AND listed) AS listed
    FROM follow_ups AS follow_up JOIN people AS person ON person.id = person_id ORDER BY person.email, day
  `.execute(db);
  const due = { later: false, told: true, listed: true };
  const later = { later: true, told: null, listed: true };
  expect(rows).toEqual(
    ['buyer@demo.example', 'platinum@demo.example'].flatMap((email) => [
      { email, ...due },
      { email, ...later },
    ]),
  );
});

test('a list is shared with a colleague who notes there, too; one is in the archive, and of each a page changed', async () => {
  const { rows } = await sql`
    SELECT person.email, list.archived_at IS NOT NULL AS archived,
      (SELECT count(*)::int FROM list_shares WHERE list_id = list.id AND may_edit) AS shares,
      (SELECT count(DISTINCT author_id)::int FROM list_notes WHERE list_id = list.id) AS authors,
      (SELECT count(*)::int FROM list_entries AS entry JOIN products ON products.id = entry.resource_id
        WHERE list_id = list.id AND stock <> known_stock) AS changed,
      (SELECT bool_and(EXISTS (SELECT FROM businesses WHERE id = resource_id) OR EXISTS (SELECT FROM products WHERE id = resource_id AND listed))
        FROM list_entries WHERE list_id = list.id) AS listed
    FROM lists AS list JOIN people AS person ON person.id = list.owner_id ORDER BY person.email, archived
  `.execute(db);
  const each = { changed: 1, listed: true };
  expect(rows).toEqual([
    { ...each, email: 'buyer@demo.example', archived: false, shares: 0, authors: 1 },
    { ...each, email: 'buyer@demo.example', archived: true, shares: 0, authors: 0 },
    { ...each, email: 'platinum@demo.example', archived: false, shares: 1, authors: 2 },
  ]);
});

test('who follows came before, and feeds hold the posts of yesterday', async () => {
  const { rows } = await sql`
    SELECT bool_and(follow.created_at > person.created_at AND follow.created_at <= now()) AS "inOrder",
      (SELECT max(created_at) > now() - interval '2 days' FROM feed_items) AS fresh,
      (SELECT bool_and(fair_from > current_date AND fair_until >= fair_from) FROM posts WHERE kind = 'fair') AS "fairsToCome"
    FROM follows AS follow JOIN people AS person ON person.id = person_id
  `.execute(db);
  expect(rows).toEqual([{ inOrder: true, fresh: true, fairsToCome: true }]);
});

test('whom posts name is there under this name, and stands in the text', async () => {
  const { rows } = await sql<{ type: string; wrong: number; some: boolean }>`
    SELECT said.type, count(*) > 1 AS some, count(*) FILTER (WHERE position('@' || said.name IN post.content) = 0 OR said.name IS DISTINCT FROM coalesce(
      business.company_name, person.first_name || ' ' || person.last_name))::int AS wrong
    FROM posts AS post CROSS JOIN LATERAL jsonb_to_recordset(post.mentions) AS said (type text, id uuid, name text)
      LEFT JOIN businesses AS business ON said.type = 'business' AND business.id = said.id AND business.origin = 'demo'
      LEFT JOIN people AS person ON said.type = 'user' AND person.id = said.id AND person.origin = 'demo'
    GROUP BY said.type ORDER BY said.type
  `.execute(db);
  expect(rows).toEqual([
    { type: 'business', some: true, wrong: 0 },
    { type: 'user', some: true, wrong: 0 },
  ]);
  const { rows: left } = await sql`SELECT FROM posts WHERE content ~ '@\\[|undefined'`.execute(db);
  expect(left).toEqual([]);
});

test('businesses post in the language of their country', async () => {
  const { rows } = await sql<{ country: string; content: string; alts: string }>`
    SELECT country_code AS country, content, coalesce((SELECT string_agg(shown ->> 'alt', ' ') FROM jsonb_array_elements(pictures) AS shown), '') AS alts
    FROM posts JOIN businesses ON businesses.id = business_id
  `.execute(db);
  const marks: Record<string, RegExp> = {
    CN: /\p{Script=Han}{4}/u,
    IT: /\b(di|della?|una|con|per)\b/,
    MX: /\b(de|con|los|para)\b/,
    DE: /\b(the|of|and|our)\b/i,
    US: /\b(the|of|and|with)\b/i,
  };
  const isForeign = ({ country, content, alts }: (typeof rows)[number]) =>
    [content, alts].some((text) => text !== '' && !marks[country]?.test(text));
  expect(rows.filter(isForeign)).toEqual([]);
  const countries = Map.groupBy(rows, ({ country }) => country);
  for (const country of ['CN', 'IT'])
    expect(countries.get(country)?.length, country).toBeGreaterThanOrEqual(2);
});

test('pictures of posts lie in all their sizes where an upload of their author would, with words for what they show', async () => {
  const { rows } = await sql<{ url: string; alt: string; versions: { url: string; type: string }[] }>`
    SELECT picture.url, picture.alt, picture.versions
    FROM posts AS post CROSS JOIN LATERAL jsonb_to_recordset(post.pictures) AS picture (upload uuid, url text, alt text, versions jsonb)
      JOIN uploads AS upload ON upload.id = picture.upload AND upload.person_id = post.author_id AND upload.purpose = 'post-picture'
        AND upload.state = 'ready' AND upload.used_at IS NOT NULL
  `.execute(db);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  const store = openStore(files);
  for (const { url, alt, versions } of rows) {
    expect(alt).toMatch(/\p{L}{4}/u);
    expect(versions.map((version) => version.url)).toContain(url);
    expect(new Set(versions.map(({ type }) => type))).toEqual(new Set(['image/webp', 'image/avif']));
    for (const version of versions) expect(await store.sizeOf(version.url.slice(1))).toBeGreaterThan(500);
  }
});

test('posts lead to products of the business that posts, whose address their text ends with', async () => {
  const { rows } = await sql<{ content: string; link_id: string }>`
    SELECT post.content, post.link_id FROM posts AS post
      JOIN products AS product ON product.id = post.link_id AND product.business_id = post.business_id AND product.listed
    WHERE post.link_type = 'product'
  `.execute(db);
  const { rows: all } = await sql`SELECT FROM posts WHERE link_id IS NOT NULL`.execute(db);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(all).toHaveLength(rows.length);
  for (const { content, link_id } of rows)
    expect(content.slice(content.indexOf(portalOrigin))).toMatch(
      new RegExp(`^${portalOrigin}/\\S+/${link_id}$`),
    );
});

test('people who can log in find notifications, some of them read, none in the future and none that a mail would still tell', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT split_part(person.email, '@', 1) AS who, count(*) FILTER (WHERE read_at IS NULL) > 0 AS unread, count(*) FILTER (WHERE read_at IS NOT NULL) > 0 AS read,
      bool_and(told.updated_at <= now() AND told.created_at <= told.updated_at AND coalesce(read_at, now()) >= told.updated_at) AS "inOrder",
      bool_and(told.mail = 'none' OR told.mailed_at IS NOT NULL) AS mailed, bool_and(told.data ->> 'from' <> '') AS named
    FROM notifications AS told JOIN people AS person ON person.id = person_id
    WHERE person.email IS NOT NULL GROUP BY person.email ORDER BY person.email
  `.execute(db);
  const right = { unread: true, read: true, inOrder: true, mailed: true, named: true };
  expect(rows).toEqual(
    ['admin', 'buyer', 'gold', 'member', 'operator', 'platinum', 'standard'].map((who) => ({
      who,
      ...right,
    })),
  );
  const { rows: kinds } = await sql<{ kind: string }>`
    SELECT kind FROM notifications GROUP BY kind ORDER BY kind
  `.execute(db);
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'comment-answered',
    'comment-received',
    'comment-replied',
    'connection-accepted',
    'connection-asked',
    'followed',
    'group-asked',
    'inquiry-ended',
    'inquiry-received',
    'message-received',
    'post-liked',
    'post-mentioned',
  ]);
});

test('what they are told of likes and comments is what stands there', async () => {
  const { rows } = await sql`
    SELECT told.kind, count(*) > 3 AS some, bool_and(told.events <= coalesce(
      CASE told.kind WHEN 'post-liked' THEN (SELECT count(*) FROM reactions WHERE resource_id = told.subject_id)
        ELSE (SELECT count(*) FROM comments WHERE root_id = told.subject_id) END, 0)) AS counted
    FROM notifications AS told WHERE told.kind IN ('post-liked', 'comment-received', 'comment-replied') GROUP BY told.kind ORDER BY told.kind
  `.execute(db);
  expect(rows).toEqual(
    ['comment-received', 'comment-replied', 'post-liked'].map((kind) => ({
      kind,
      some: true,
      counted: true,
    })),
  );
});
