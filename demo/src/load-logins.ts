import { loadDemoAccounts } from '@kontor/accounts';
import { drainQueue, loadReference } from '@kontor/api/search';
import { fileKey, openStore, type StoreSettings } from '@kontor/api/upload';
import type { Database, DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import { insertRows } from './insert-rows.ts';
import { dayOfLoad } from './invent/calendar.ts';
import { employerIds } from './invent/employers.ts';
import { inventArrivals } from './invent/invent-arrivals.ts';
import {
  conversationFiles,
  conversationIds,
  demoFileID,
  type InventedConversations,
  type InventedFile,
  inventConversations,
} from './invent/invent-conversations.ts';
import { inventInbox } from './invent/invent-inbox.ts';
import { demoPassword, type Employer, type InventedLogin, inventLogins } from './invent/invent-logins.ts';
import { writeBoosts } from './load-boosts.ts';
import { writeDashboards } from './load-dashboards.ts';
import { findAskedProducts, type NetworkLoad, writeNetwork } from './load-network.ts';
import { accountsStep, isDone, loginsStep, runStep } from './steps.ts';
import { type PostPicture, storePostPictures } from './store-post-pictures.ts';

/**
 * Writes the invented people who can log in, what they are to businesses, and what waits between them.
 * @param files where files lie; without it no files come with what they wrote
 */
export async function loadLogins(
  db: Database,
  { files, day = dayOfLoad() }: { files?: StoreSettings | undefined; day?: string | undefined },
): Promise<void> {
  if (await isDone(db, loginsStep)) return;
  // Before the rows that name them.
  const stored = files && { ...files, pictures: await storeFiles(files, day) };
  await runStep(db, loginsStep, async (trx) =>
    writeLogins(trx, inventLogins(await readEmployers(trx), day), { day, stored }),
  );
}

async function storeFiles(settings: StoreSettings, day: string): Promise<PostPicture[]> {
  const store = openStore(settings);
  for (const file of conversationFiles()) {
    const { contentType, content } = file;
    const key = fileKey({ id: demoFileID(file), purpose: 'inquiry-file', content_type: contentType });
    await store.write(key, Buffer.from(content), contentType);
  }
  return storePostPictures(store, day);
}

/**
 * Gives them their accounts, in the database of the account service, which may be another one. It is done once, so what
 * they change afterwards stands.
 */
export function loadAccounts(db: Database, accountsDb: Database): Promise<void> {
  return runStep(accountsDb, accountsStep, async (trx) => {
    const logins = inventLogins(await readEmployers(db), dayOfLoad());
    const there = await findPeople(db, logins);
    const accounts = logins.flatMap(({ person, language }) => {
      const { email } = person;
      if (email === null || !there.has(person.id)) return [];
      const { id, first_name: firstName, last_name: lastName, country_code: country } = person;
      return [{ id, email, password: demoPassword, firstName, lastName, country, language }];
    });
    await loadDemoAccounts(trx, accounts);
  });
}

export async function readEmployers(db: Database): Promise<Map<string, Employer>> {
  const rows = await db
    .selectFrom('businesses')
    .select([
      'id',
      'company_name',
      'country_code',
      'state_id',
      'city',
      'industry_id',
      'business_type',
      'created_at',
    ])
    .where('id', 'in', employerIds())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function writeLogins(trx: Transaction<DB>, logins: InventedLogin[], load: NetworkLoad): Promise<void> {
  await insertRows(
    trx,
    'people',
    logins.map(({ person }) => person),
  );
  const there = await findPeople(trx, logins);
  const present = logins.filter(({ person }) => there.has(person.id));
  const memberships = present.flatMap(({ membership }) => membership ?? []);
  // Claimed when its owner came, not when this was loaded: two loads are the same.
  for (const { business_id, since } of memberships.filter(({ role }) => role === 'owner')) {
    const claim = trx.updateTable('businesses').set({ claimed_at: since }).where('id', '=', business_id);
    await claim.where('claimed_at', 'is', null).execute();
  }
  await insertRows(trx, 'business_members', memberships);
  const { invitations, joinRequests, transfers } = inventArrivals(present);
  await insertRows(trx, 'business_invitations', invitations);
  await insertRows(trx, 'business_join_requests', joinRequests);
  await insertRows(trx, 'ownership_transfers', transfers);
  await insertRows(
    trx,
    'operators',
    present.flatMap(({ operatorOf }) => operatorOf),
  );
  const conversations = await writeConversations(trx, present, load);
  const { replies, rules, absences, settings } = inventInbox(present, load.day);
  await insertRows(trx, 'saved_replies', replies);
  await insertRows(trx, 'routing_rules', rules);
  await insertRows(trx, 'member_absences', absences);
  await insertRows(trx, 'inbox_settings', settings);
  await writeNetwork(trx, { logins: present, conversations, ...load });
  await writeDashboards(trx, load.day);
  await writeBoosts(trx, load.day);
  await drainQueue(trx, await loadReference(trx));
}

/** What they wrote to each other; what an older load wrote, without people who have come again, is written anew. */
async function writeConversations(
  trx: Transaction<DB>,
  logins: InventedLogin[],
  { day, stored }: NetworkLoad,
): Promise<InventedConversations> {
  const ids = conversationIds();
  await trx.deleteFrom('inquiries').where('id', 'in', ids).execute();
  const products = await findAskedProducts(trx);
  const conversations = inventConversations(logins, products, day);
  const { inquiries, sides, messages, files } = conversations;
  await insertRows(trx, 'inquiries', inquiries);
  await insertRows(trx, 'inquiry_sides', sides);
  await insertRows(trx, 'messages', messages);
  if (stored) await writeFiles(trx, files);
  await sql`
    UPDATE inquiry_sides AS own SET seen_message_id = seen.id
    FROM (
      SELECT side.inquiry_id, side.side, message.id,
        row_number() OVER (PARTITION BY side.inquiry_id, side.side ORDER BY message.id DESC) - 1 = side.unread AS is_last
      FROM inquiry_sides AS side JOIN messages AS message USING (inquiry_id)
      WHERE side.inquiry_id = ANY(${ids}::uuid[])
    ) AS seen
    WHERE seen.is_last AND own.inquiry_id = seen.inquiry_id AND own.side = seen.side
  `.execute(trx);
  return conversations;
}

async function writeFiles(trx: Transaction<DB>, files: readonly InventedFile[]): Promise<void> {
  const rows = files.map(({ file: { name, contentType, content }, ...more }) => ({
    ...more,
    name,
    contentType,
    bytes: Buffer.byteLength(content),
  }));
  await insertRows(
    trx,
    'uploads',
    rows.map(({ uploadID, authorID, contentType, bytes, at }) => ({
      id: uploadID,
      person_id: authorID,
      purpose: 'inquiry-file',
      content_type: contentType,
      bytes,
      state: 'ready',
      versions: [],
      failures: 0,
      created_at: at,
      used_at: at,
    })),
  );
  await sql`
    INSERT INTO message_files (id, message_id, position, upload_id, name, content_type, bytes)
    SELECT file.id, message.id, 0, file."uploadID", file.name, file."contentType", file.bytes
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS file
      (id uuid, "uploadID" uuid, "inquiryID" uuid, message integer, name text, "contentType" text, bytes integer)
    JOIN (
      SELECT id, inquiry_id, row_number() OVER (PARTITION BY inquiry_id ORDER BY id) - 1 AS place FROM messages
    ) AS message ON message.inquiry_id = file."inquiryID" AND message.place = file.message
  `.execute(trx);
}

/** Those of them who are people of the product. */
async function findPeople(db: Database, logins: InventedLogin[]): Promise<Set<string>> {
  const ids = logins.map(({ person }) => person.id);
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where('origin', '=', 'demo')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
