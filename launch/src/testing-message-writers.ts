import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  getInquiry,
  getMyProfile,
  idempotencyKeyHeader,
  listInquiries,
  type SessionTokens,
  sendMessage,
} from '@kontor/contract';
import { expect } from 'vitest';
import { clientAs, type Load, performAs } from './testing-acknowledged.ts';
import type { Product } from './testing-product.ts';

/** Somebody of the demo data who is logged in. */
interface Person {
  session: SessionTokens;
  logInAgain: () => Promise<SessionTokens>;
}

interface Writer extends Person {
  rid: string;
  side: 'S' | 'R';
  /** The business they write as; themselves without it. */
  bid?: string;
}

/** Messages a second, of all together. */
const wanted = 100;
/** Who write for a side at the same time, each one message after another. */
const writersOfSide = 4;

/** A message as it is stored. */
export interface StoredMessage {
  rid: string;
  side: string;
  content: string;
}

/** Both sides of every open conversation of these people with a business of theirs. @throws when there is none */
async function findWriters(baseUrl: string, people: readonly Person[]): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (const person of people) {
    const call = clientAs(baseUrl, person.session);
    const { userID: ubid } = await call(getMyProfile, {});
    const { inquiries } = await call(listInquiries, { query: { ubid, size: 25 } });
    for (const { requestID: rid, status, side, receiver } of inquiries) {
      if (status !== 'open' || side !== 'S' || receiver.id === undefined) continue;
      const { id: bid } = receiver;
      const asked = { params: { rid }, query: { bid } };
      const reads = await Promise.all(
        people.map(({ session }) =>
          clientAs(baseUrl, session)(getInquiry, asked).then(
            () => true,
            () => false,
          ),
        ),
      );
      const other = people[reads.indexOf(true)];
      if (other) writers.push({ ...person, rid, side: 'S' }, { ...other, rid, side: 'R', bid });
    }
  }
  if (writers.length === 0) throw new Error('Nobody has a conversation to write in.');
  return writers;
}

/** Several on both sides of conversations write one number after another; each is sent with its key until it is acknowledged. */
export async function writeMessages(load: Load, product: Product, people: readonly Person[]) {
  // Through the portal, as browsers do.
  const baseUrl = `${product.portal}/api/v1`;
  const writers = (await findWriters(baseUrl, people)).flatMap((writer) =>
    Array.from({ length: writersOfSide }, (_, place) => ({
      ...writer,
      name: `${writer.side}${place}`,
      sent: 0,
      acknowledged: 0,
    })),
  );
  const every = (writers.length * 1_000) / wanted;
  const begun = performance.now();

  async function write(writer: (typeof writers)[number]): Promise<void> {
    const { rid, name, bid, session, logInAgain } = writer;
    const perform = performAs(load, baseUrl, session, logInAgain);
    for (let due = performance.now(); !load.ended; due = Math.max(due + every, performance.now() - every)) {
      await pause(Math.max(0, due - performance.now()));
      const input = {
        params: { rid },
        query: bid ? { bid } : {},
        body: { content: `${name} ${writer.sent}` },
      };
      const options = { headers: { [idempotencyKeyHeader]: randomUUID() } };
      writer.sent += 1;
      if (await perform((call) => call(sendMessage, input, options))) writer.acknowledged = writer.sent;
    }
  }

  const done = Promise.all(writers.map(write)).then(() => (performance.now() - begun) / 1_000);
  return {
    done,
    /** @param stored all messages there are, in the order of their ids */
    async verify(stored: readonly StoredMessage[]): Promise<void> {
      for (const { rid, side, name, sent, acknowledged } of writers) {
        const own = stored.filter((row) => row.rid === rid && row.side === side);
        // Those of the demo data say something else.
        const numbers = own.flatMap(({ content }) => (content.startsWith(`${name} `) ? [content] : []));
        expect(numbers, 'each message is there once, in order').toEqual(
          Array.from({ length: numbers.length }, (_, number) => `${name} ${number}`),
        );
        expect(numbers.length, 'what was acknowledged is there').toBeGreaterThanOrEqual(acknowledged);
        expect(numbers.length).toBeLessThanOrEqual(sent);
      }
      const all = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      const perSecond = Math.round(all / (await done));
      console.log(
        `${all} messages acknowledged by ${writers.length} writers, ${perSecond} a second, outages included`,
      );
    },
  };
}
