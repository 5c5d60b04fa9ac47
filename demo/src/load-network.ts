import type { Database, DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import { insertRows } from './insert-rows.ts';
import { employerIds } from './invent/employers.ts';
import { commentIds, inventComments } from './invent/invent-comments.ts';
import { inventConnections } from './invent/invent-connections.ts';
import type { AskedProduct, InventedConversations } from './invent/invent-conversations.ts';
import { inventFavorites } from './invent/invent-favorites.ts';
import { inventFollowUps } from './invent/invent-follow-ups.ts';
import { groupIds, inventGroups } from './invent/invent-groups.ts';
import { inventLists } from './invent/invent-lists.ts';
import type { InventedLogin } from './invent/invent-logins.ts';
import { inventNotifications } from './invent/invent-notifications.ts';
import { inventPostComments, postCommentIds } from './invent/invent-post-comments.ts';
import { inventNetwork, postIds } from './invent/invent-posts.ts';
import { inventSavedSearches } from './invent/invent-saved-searches.ts';
import type { PostPicture } from './store-post-pictures.ts';

/** What a load knows besides the people. */
export interface NetworkLoad {
  day: string;
  /** Absent where no files are stored. */
  stored: { PORTAL_ORIGIN: string; pictures: readonly PostPicture[] } | undefined;
}

interface Network extends NetworkLoad {
  logins: readonly InventedLogin[];
  conversations: InventedConversations;
}

/** What people of the network do there, and what they are told of it; what an older load wrote is written anew. */
export async function writeNetwork(trx: Transaction<DB>, network: Network): Promise<void> {
  const { logins, day, conversations } = network;
  const connections = inventConnections(logins, day);
  await insertRows(trx, 'connections', connections);
  const { posts, follows, likes } = await writePosts(trx, network);
  const groups = await writeGroups(trx, network);
  const products = await findAskedProducts(trx);
  await insertRows(trx, 'favorites', inventFavorites(logins, products, day));
  await insertRows(trx, 'saved_searches', inventSavedSearches(logins, day));
  await insertRows(trx, 'follow_ups', inventFollowUps(logins, products, day));
  await writeLists(trx, inventLists(logins, products, day));
  const comments = [
    ...inventComments(logins, products, day),
    ...inventPostComments(logins, [...posts, ...groups.posts], day),
  ];
  await writeComments(trx, comments);
  const told = inventNotifications({
    ...{ logins, day, conversations, connections, follows, groups, comments },
    posts: [...posts, ...groups.posts],
    likes: [...likes, ...groups.likes],
    products: [...products].map(([business_id, product]) => ({ ...product, business_id })),
  });
  const subjectIDs = told.map(({ subject_id }) => subject_id);
  await trx
    .deleteFrom('notifications')
    .where('person_id', 'in', [...new Set(logins.map(({ person }) => person.id))])
    .where('subject_id', '=', sql<string>`ANY(${subjectIDs}::uuid[])`)
    .execute();
  await insertRows(trx, 'notifications', told);
}

/** Their people know what the pages say, but for the first product of each list, which has changed since. */
async function writeLists(
  trx: Transaction<DB>,
  { lists, entries, notes, shares }: ReturnType<typeof inventLists>,
): Promise<void> {
  await insertRows(trx, 'lists', lists);
  await insertRows(trx, 'list_entries', entries);
  await insertRows(trx, 'list_notes', notes);
  await insertRows(trx, 'list_shares', shares);
  await sql`
    UPDATE list_entries SET known_at = now() - CASE WHEN is_first THEN interval '9 days' ELSE interval '0' END,
      known_stock = stock <> is_first, known_lead_time_days = lead_time_days + CASE WHEN is_first THEN 3 ELSE 0 END
    FROM (
      SELECT entry.list_id, entry.resource_id, product.stock, product.lead_time_days,
        row_number() OVER (PARTITION BY entry.list_id ORDER BY entry.rank) = 1 AS is_first
      FROM list_entries AS entry JOIN products AS product ON product.id = entry.resource_id
      WHERE entry.resource_type = 'product'
    ) AS page
    WHERE list_entries.list_id = ANY(${lists.map(({ id }) => id)}::uuid[])
      AND page.list_id = list_entries.list_id AND page.resource_id = list_entries.resource_id
  `.execute(trx);
  await sql`
    UPDATE list_entries SET known_at = now(), known_lead_time_days = average_lead_time_days
    FROM businesses
    WHERE list_id = ANY(${lists.map(({ id }) => id)}::uuid[]) AND resource_type = 'business' AND resource_id = businesses.id
  `.execute(trx);
}

/** Their feeds are filled with it. */
async function writePosts(trx: Transaction<DB>, { logins, day, stored }: Network) {
  await trx.deleteFrom('posts').where('id', 'in', postIds()).execute();
  const products = await trx
    .selectFrom('products')
    .select(['id', 'business_id', 'name'])
    .where('business_id', 'in', employerIds())
    .where('listed', '=', true)
    .orderBy('id')
    .execute();
  const pictures = stored?.pictures ?? [];
  const made = inventNetwork({
    ...{ logins, day, products },
    pictures: new Map(pictures.map(({ name, picture }) => [name, picture])),
    portalOrigin: stored?.PORTAL_ORIGIN,
  });
  const shown = new Set(made.posts.flatMap((post) => post.pictures.map(({ upload }) => upload)));
  await insertRows(
    trx,
    'uploads',
    pictures.filter(({ picture }) => shown.has(picture.upload)).map(({ upload }) => upload),
  );
  await insertRows(trx, 'posts', made.posts);
  await insertRows(trx, 'follows', made.follows);
  await insertRows(trx, 'reactions', made.likes);
  await sql`
    INSERT INTO feed_items (person_id, created_at, item_id)
    SELECT own.person_id, post.created_at, post.id FROM follows AS own JOIN posts AS post ON post.timeline_id = own.resource_id
    WHERE post.id = ANY(${postIds()}::uuid[])
    UNION SELECT author_id, created_at, id FROM posts WHERE id = ANY(${postIds()}::uuid[])
    ON CONFLICT DO NOTHING
  `.execute(trx);
  return made;
}

async function writeGroups(trx: Transaction<DB>, { logins, day }: Network) {
  await trx.deleteFrom('groups').where('id', 'in', groupIds()).execute();
  const made = inventGroups(logins, day);
  await insertRows(trx, 'groups', made.groups);
  await insertRows(trx, 'group_members', made.members);
  await insertRows(trx, 'group_requests', made.requests);
  await insertRows(trx, 'posts', made.posts);
  await insertRows(trx, 'reactions', made.likes);
  return made;
}

/** Those of products and those of posts are rows of one shape but for what marks an answer. */
async function writeComments(trx: Transaction<DB>, comments: readonly object[]): Promise<void> {
  await trx
    .deleteFrom('comments')
    .where('id', 'in', [...commentIds(), ...postCommentIds()])
    .execute();
  for (const alike of Map.groupBy(comments, (comment) => 'is_answer' in comment).values())
    await insertRows(trx, 'comments', alike);
}

/** A product of each business they work for. */
export async function findAskedProducts(db: Database): Promise<Map<string, AskedProduct>> {
  const rows = await db
    .selectFrom('products')
    .distinctOn('business_id')
    .select(['business_id', 'id', 'name'])
    .where('business_id', 'in', employerIds())
    .orderBy('business_id')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ business_id, id, name }) => [business_id, { id, name }]));
}
