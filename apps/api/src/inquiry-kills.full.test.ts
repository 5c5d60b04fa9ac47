import { randomUUID } from 'node:crypto';
import {
  getInquiry,
  getInquiryMessages,
  idempotencyKeyHeader,
  listNotifications,
  markInquiryRead,
  sendInquiry,
  sendMessage,
  type WrittenMail,
} from '@kontor/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { membersIn } from './business/members/testing-members.ts';
import { startAccountService } from './test/account-service.ts';
import { useKilledServices, type Work } from './test/killed-services.ts';
import { sharedApi } from './test/shared-api.ts';
import { untilAnswered } from './test/until-answered.ts';

/*
 * Api and worker are killed with -9 while buyers and suppliers write to each other. What was not acknowledged is sent again with its key:
 * every message is there once, in the order in which its side wrote it, counted as unread and told as often as there are messages.
 */
const kills = 20;
/** Milliseconds; a killed worker is missed after ten seconds, and what it did taken then. */
const timeout = 120_000;
const allKills = 1_800_000;

const api = await sharedApi();
const { aBusiness, aMember } = membersIn(api);

/** By id: the same id again is the same mail. */
const mails = new Map<string, WrittenMail>();
const desk = await startAccountService(async ({ url = '' }, body) => {
  mails.set(url.split('/').at(-1) ?? '', JSON.parse(body));
  return { status: 200, body: { success: true, data: {} } };
});
afterAll(() => desk.close());

const { send, killUnder } = useKilledServices(api, desk.url);

/** A buyer and a supplier, who write one number after another at the same time. */
async function aConversation() {
  const supplier = await aBusiness({ company_name: `Gears ${randomUUID().slice(0, 8)}` });
  const { id: seller } = await aMember(supplier, 'owner');
  const { id: buyer } = await aMember();
  const asked = { to: supplier, subject: 'full price list', message: 'S 0' };
  const first = await send({ personID: buyer, call: sendInquiry, input: { body: asked }, key: randomUUID() });
  const rid = first?.requestID ?? expect.fail('There is no conversation.');
  const sides = [
    { side: 'S', personID: buyer, query: {} },
    { side: 'R', personID: seller, query: { bid: supplier } },
  ] as const;
  const acknowledged = { S: 1, R: 0 };

  async function write(work: Work, { side, personID, query }: (typeof sides)[number]): Promise<void> {
    while (!work.ended) {
      const body = { content: `${side} ${acknowledged[side]}` };
      await send({ personID, call: sendMessage, input: { params: { rid }, query, body }, key: randomUUID() });
      acknowledged[side] += 1;
      work.acknowledged += 1;
    }
  }

  async function verify(): Promise<void> {
    const { rows } = await sql<{ id: string; side: 'S' | 'R'; content: string }>`
      SELECT id::text, side, content FROM messages WHERE inquiry_id = ${rid} ORDER BY messages.id
    `.execute(api.db);
    for (const { side, personID, query } of sides) {
      const written = rows.filter((row) => row.side === side).map(({ content }) => content);
      expect(written).toEqual(Array.from({ length: acknowledged[side] }, (_, number) => `${side} ${number}`));
      const shown = await send({
        personID,
        call: getInquiryMessages,
        input: { params: { rid }, query: { ...query, size: 100 } },
      });
      expect(shown?.messages.map(({ messageID }) => messageID)).toEqual(rows.slice(-100).map(({ id }) => id));
      // Whoever writes has seen what came before.
      const last = rows.findLastIndex((row) => row.side === side);
      const inquiry = await send({ personID, call: getInquiry, input: { params: { rid }, query } });
      expect(inquiry?.unread).toBe(rows.length - 1 - last);
    }
    await isTold(seller, acknowledged.S);
    await isTold(buyer, acknowledged.R);
    const messageID = rows.at(-1)?.id ?? '';
    const input = { params: { rid }, query: { bid: supplier }, body: { messageID } };
    expect(await send({ personID: seller, call: markInquiryRead, input })).toMatchObject({ unread: 0 });
  }

  /** Each message is counted in what somebody is told of the conversation, and what is told is mailed, once. */
  async function isTold(personID: string, messages: number): Promise<void> {
    const told = await send({ personID, call: listNotifications, input: { query: { size: 100 } } });
    const counts = told?.notifications.map(({ count }) => count) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(messages);
    const unmailed = () =>
      sql<{ mail_token: string }>`
        SELECT mail_token FROM notifications WHERE person_id = ${personID} AND read_at IS NULL AND mail = 'at-once'
      `.execute(api.db);
    await expect
      .poll(async () => (await unmailed()).rows.filter(({ mail_token }) => !mails.has(mail_token)), {
        timeout,
      })
      .toEqual([]);
  }

  return { begin: (work: Work) => sides.map((side) => write(work, side)), verify };
}

test(
  'killed while people write to each other: every acknowledged message is there once, in order, counted and told',
  async () => {
    const conversations = await Promise.all(Array.from({ length: 6 }, aConversation));
    const work = await killUnder({ kills, within: 60 }, (begun) =>
      conversations.flatMap(({ begin }) => begin(begun)),
    );
    for (const { verify } of conversations) await verify();
    console.log(`${work.acknowledged} messages acknowledged under ${kills} kills`);
  },
  allKills,
);

/** What creates something for a key, and what it created. */
const creating = ['message', 'inquiry'] as const;

test.each(creating)(
  'a thousand keys of a %s, each sent fifty times at once, have one effect each',
  async (what) => {
    const supplier = await aBusiness();
    const seller = await aMember(supplier, 'owner');
    const buyer = await aMember();
    const asked = { to: supplier, subject: 'full price list' };
    const first = await buyer.call(sendInquiry, { body: { ...asked, message: 'Please send it.' } });
    const rid = first.requestID;
    // Whoever was answered may ask as often as they like.
    const answer = { params: { rid }, query: { bid: supplier }, body: { content: 'Here it is.' } };
    await seller.call(sendMessage, answer);
    const client = api.client(buyer.token);
    const send = async (key: string) => {
      const headers = { [idempotencyKeyHeader]: key };
      if (what === 'inquiry')
        return (await client(sendInquiry, { body: { ...asked, message: key } }, { headers })).requestID;
      const input = { params: { rid }, query: {}, body: { content: key } };
      return (await client(sendMessage, input, { headers })).messageID;
    };
    const keys = Array.from({ length: 1_000 }, () => randomUUID());
    for (let begin = 0; begin < keys.length; begin += 4) {
      const some = keys.slice(begin, begin + 4);
      const ids = await Promise.all(
        some.map(async (key) => {
          const answers = Array.from({ length: 50 }, () => untilAnswered(() => send(key)));
          return new Set(await Promise.all(answers));
        }),
      );
      expect(ids.map(({ size }) => size)).toEqual(some.map(() => 1));
    }
    const { rows } = await sql<{ inquiries: number; messages: number; contents: number }>`
      SELECT count(DISTINCT inquiry_id)::int AS inquiries, count(*)::int AS messages, count(DISTINCT content)::int AS contents
      FROM messages WHERE ${supplier}::uuid = ANY (readers)
    `.execute(api.db);
    expect(rows).toEqual([{ inquiries: what === 'inquiry' ? 1_001 : 1, messages: 1_002, contents: 1_002 }]);
  },
  allKills,
);
