import {
  addInquiryNote,
  assignInquiry,
  type Call,
  changeInquiryNote,
  deleteInquiryNote,
  endInquiry,
  exportPerson,
  getInquiry,
  getInquiryMessages,
  hearEvents,
  type InquiryFilter,
  inquirySubjects,
  listInquiries,
  listInquiryNotes,
  listNotifications,
  markInquiryRead,
  removeMember,
  restoreInquiryNote,
  sendInquiry,
  sendMessage,
} from '@kontor/contract';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersIn } from '../../business/members/testing-members.ts';
import { routes } from '../../routes.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { deleteOldNotes } from './note-queries.ts';
import { teamFilters } from './team-filters.ts';

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);

type Somebody = Awaited<ReturnType<typeof aMember>>;
let supplier: string;
let owner: Somebody;
let member: Somebody;
let colleague: Somebody;
let buyer: Somebody;

beforeEach(async () => {
  supplier = await aBusiness({ company_name: 'Reductores del Bajío' });
  owner = await aMember(supplier, 'owner');
  member = await aMember(supplier, 'member');
  colleague = await aMember(supplier, 'member');
  buyer = await aMember();
});

const message = 'Please quote 24 gear units.';
const ask = async (by = buyer) =>
  (await by.call(sendInquiry, { body: { to: supplier, subject: inquirySubjects[4], message } })).requestID;
const of = (rid: string, bid = supplier) => ({ params: { rid }, query: { bid } });
const assign = (by: Somebody, rid: string, userID?: string) =>
  by.call(assignInquiry, { ...of(rid), body: userID ? { userID } : {} });
const note = (by: Somebody, rid: string, content: string) =>
  by.call(addInquiryNote, { ...of(rid), body: { content } });
const notesOf = async (by: Somebody, rid: string) =>
  (await by.call(listInquiryNotes, of(rid))).notes.map(({ content }) => content);
const inbox = async (by: Somebody, filter: InquiryFilter, text?: string, ubid = supplier) =>
  (
    await by.call(listInquiries, { query: { ubid, filter, size: 25, ...(text ? { text } : {}) } })
  ).inquiries.map(({ requestID }) => requestID);
const refused = (status: number) => ({ status });
/** Since when both sides wait, moved back. */
const hoursAgo = (rid: string, hours: number) =>
  sql`UPDATE inquiry_sides SET waiting_since = waiting_since - make_interval(hours => ${hours}) WHERE inquiry_id = ${rid}`.execute(
    api.db,
  );

test('an administrator assigns a conversation, and the assignee is told; the other side sees nothing of it', async () => {
  const rid = await ask();
  const { assignee } = await assign(owner, rid, member.id);
  expect(assignee).toMatchObject({ userID: member.id });
  expect(await colleague.call(getInquiry, of(rid))).toMatchObject({ assignee: { userID: member.id } });
  expect(JSON.stringify(await buyer.call(getInquiry, { params: { rid }, query: {} }))).not.toContain(
    member.id,
  );

  const told = async (by: Somebody) =>
    (await by.call(listNotifications, { query: { size: 30 } })).notifications.filter(
      ({ kind }) => kind === 'inquiry-assigned',
    );
  expect(await told(member)).toMatchObject([{ subjectID: rid, businessID: supplier, count: 1 }]);
  expect(await told(colleague)).toEqual([]);
  // Assigned again nothing is told again.
  await assign(owner, rid, member.id);
  expect(await told(member)).toMatchObject([{ count: 1 }]);

  await assign(owner, rid);
  expect(await owner.call(getInquiry, of(rid))).not.toHaveProperty('assignee');
});

test('members take what is nobody’s and hand back what is theirs, and no more', async () => {
  const rid = await ask();
  await expect(assign(member, rid, colleague.id)).rejects.toMatchObject(refused(403));
  await assign(member, rid, member.id);
  await expect(assign(colleague, rid, colleague.id)).rejects.toMatchObject(refused(403));
  await expect(assign(colleague, rid)).rejects.toMatchObject(refused(403));
  await assign(member, rid);
  await assign(colleague, rid, colleague.id);
  // Nobody from elsewhere, and for nobody else's business.
  await expect(assign(owner, rid, buyer.id)).rejects.toMatchObject(refused(409));
  await expect(
    buyer.call(assignInquiry, { ...of(rid, buyer.id), body: { userID: buyer.id } }),
  ).rejects.toMatchObject(refused(403));
});

test('whoever is removed gives up what was theirs', async () => {
  const rid = await ask();
  await assign(owner, rid, member.id);
  await owner.call(removeMember, { params: { businessID: supplier, userID: member.id } });
  expect(await owner.call(getInquiry, of(rid))).not.toHaveProperty('assignee');
  expect(await inbox(owner, 'unassigned')).toEqual([rid]);
});

test('the inbox shows what is mine, what is nobody’s and what is overdue', async () => {
  const [own, others, nobodys] = [await ask(), await ask(), await ask()];
  await assign(owner, own, member.id);
  await assign(owner, others, colleague.id);
  expect(await inbox(member, 'mine')).toEqual([own]);
  expect(await inbox(member, 'unassigned')).toEqual([nobodys]);
  expect(await inbox(member, 'overdue')).toEqual([]);
  await expect(inbox(buyer, 'mine', undefined, buyer.id)).rejects.toMatchObject(refused(400));

  // It counts from the first message without an answer, whatever came after it.
  await hoursAgo(own, 25);
  await hoursAgo(others, 23);
  await buyer.call(sendMessage, { params: { rid: own }, query: {}, body: { content: 'Hello?' } });
  expect(await inbox(member, 'overdue')).toEqual([own]);
  await member.call(sendMessage, { ...of(own), body: { content: 'Tomorrow.' } });
  expect(await inbox(member, 'overdue')).toEqual([]);
  expect(await inbox(buyer, 'overdue', undefined, buyer.id)).toEqual([]);
  await hoursAgo(own, 25);
  expect(await inbox(buyer, 'overdue', undefined, buyer.id)).toEqual([own]);
  // What has ended waits for nobody.
  await owner.call(endInquiry, { ...of(own), body: {} });
  expect(await inbox(buyer, 'overdue', undefined, buyer.id)).toEqual([]);
  await owner.call(endInquiry, { ...of(nobodys), body: {} });
  expect(await inbox(member, 'unassigned')).toEqual([]);
});

test('these filters walk an index in the order of the list', async () => {
  await sql`
    WITH inquiry AS (
      INSERT INTO inquiries (sender_type, subject, batch_id)
      SELECT 'user', 'x', gen_random_uuid() FROM generate_series(1, 3000) RETURNING id)
    INSERT INTO inquiry_sides (inquiry_id, side, business_id, begun_at, last_message_at, owes_answer, waiting_since, assigned_to)
    SELECT id, 'R', ${supplier}, now() - n * interval '1 minute', now(), n % 10 = 0, now() - n * interval '1 minute',
      CASE n % 20 WHEN 1 THEN NULL WHEN 2 THEN ${member.id}::uuid ELSE ${owner.id}::uuid END
    FROM (SELECT id, row_number() OVER () AS n FROM inquiry) AS numbered
  `.execute(api.db);
  await sql`ANALYZE inquiry_sides`.execute(api.db);
  const planOf = async (filter: RawBuilder<unknown>, order: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT own.* FROM inquiry_sides AS own WHERE own.business_id = ${supplier} AND ${filter}
      ORDER BY ${sql.ref(order)} DESC, own.inquiry_id DESC LIMIT 26`.execute(api.db);
    return rows.map((line) => line['QUERY PLAN']).join('\n');
  };
  const { mine, unassigned, overdue } = teamFilters(member.id);
  for (const [filter, index] of [
    [mine, 'inquiry_sides_assigned'],
    [unassigned, 'inquiry_sides_unassigned'],
    [overdue, 'inquiry_sides_owed_by_business'],
  ] as const) {
    const created = await planOf(filter, 'own.begun_at');
    expect(created).toContain(`using ${index} `);
    expect(created).not.toContain('Sort');
  }
});

test('colleagues read notes; their author changes, deletes and restores them', async () => {
  const rid = await ask();
  const { noteID } = await note(member, rid, 'They pay late.\nAsk for a deposit.');
  expect((await owner.call(listInquiryNotes, of(rid))).notes).toMatchObject([
    { noteID, content: 'They pay late.\nAsk for a deposit.', author: { userID: member.id } },
  ]);
  const own = { params: { rid, noteID }, query: { bid: supplier } };
  const changed = await member.call(changeInquiryNote, { ...own, body: { content: 'They pay on time.' } });
  expect(changed).toMatchObject({ content: 'They pay on time.', editedAt: expect.any(String) });
  await expect(owner.call(changeInquiryNote, { ...own, body: { content: 'Mine.' } })).rejects.toMatchObject(
    refused(404),
  );
  await expect(owner.call(deleteInquiryNote, own)).rejects.toMatchObject(refused(404));

  await member.call(deleteInquiryNote, own);
  expect(await notesOf(owner, rid)).toEqual([]);
  await member.call(restoreInquiryNote, own);
  expect(await notesOf(owner, rid)).toEqual(['They pay on time.']);
  // A day later nothing is left of it.
  await member.call(deleteInquiryNote, own);
  await sql`UPDATE inquiry_notes SET deleted_at = now() - interval '25 hours' WHERE id = ${noteID}`.execute(
    api.db,
  );
  await deleteOldNotes(api.db);
  await expect(member.call(restoreInquiryNote, own)).rejects.toMatchObject(refused(404));

  await expect(note(member, rid, '  \n ')).rejects.toMatchObject(refused(400));
  await expect(note(member, rid, 'x'.repeat(4_001))).rejects.toMatchObject(refused(400));
  // On what has ended it is still noted how it went.
  await owner.call(endInquiry, { ...of(rid), body: {} });
  await note(member, rid, 'They bought elsewhere.');
  expect(await notesOf(owner, rid)).toEqual(['They bought elsewhere.']);
});

test('notes are found by one’s own side, and are part of one’s own archive', async () => {
  const rid = await ask();
  await note(member, rid, 'Discount of 12 % is the zephyrine limit.');
  expect(await inbox(owner, 'all', 'zephyrine')).toEqual([rid]);
  expect(await inbox(buyer, 'all', 'zephyrine', buyer.id)).toEqual([]);
  const archive = await api.asService(exportPerson, { params: { personID: member.id } });
  expect(archive.inquiryNotes).toMatchObject([{ requestID: rid }]);
});

test('nothing internal reaches the other side, whichever of its calls it asks', async () => {
  const secret = 'zephyrine';
  const theirs = await aBusiness({ company_name: 'Bombas del Norte' });
  const asker = await aMember(theirs, 'owner');
  const sent = await asker.call(sendInquiry, {
    body: { to: supplier, from: theirs, subject: inquirySubjects[4], message },
  });
  const rid = sent.requestID;
  await note(member, rid, secret);
  await assign(owner, rid, member.id);
  await expect(notesOf(asker, rid)).rejects.toMatchObject(refused(403));
  // As whom they may ask they have notes of their own on it, and these alone.
  expect((await asker.call(listInquiryNotes, of(rid, theirs))).notes).toEqual([]);

  const asked: string[] = [];
  const readers = routes
    .map(({ call }) => call as Call)
    .filter(({ method, name }) => method === 'GET' && name !== hearEvents.name);
  for (const { path, name } of readers) {
    const filled = path
      .replace('{rid}', rid)
      .replace(/\{businessID\}/, theirs)
      .replace(/\{\w+\}/g, rid);
    for (const query of [`bid=${theirs}&size=25`, `ubid=${theirs}&size=25&text=${message.split(' ')[1]}`]) {
      const answer = await fetch(`${api.url}/${filled}?${query}`, {
        headers: { 'wbn-auth': asker.token },
      });
      const text = await answer.text();
      if (answer.ok) asked.push(name);
      expect(text, name).not.toContain(secret);
      expect(text.includes(member.id), name).toBe(false);
    }
  }
  expect(asked).toEqual(expect.arrayContaining(['getInquiry', 'getInquiryMessages', 'listInquiries']));

  const answered = await asker.call(sendMessage, { ...of(rid, theirs), body: { content: 'Hello?' } });
  const { messages } = await asker.call(getInquiryMessages, {
    params: { rid },
    query: { bid: theirs, size: 50 },
  });
  const seen = { ...of(rid, theirs), body: { messageID: answered.messageID } };
  expect(JSON.stringify([messages, await asker.call(markInquiryRead, seen)])).not.toContain(secret);
});
