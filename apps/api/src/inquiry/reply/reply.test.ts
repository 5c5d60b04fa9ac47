import {
  blockParty,
  endInquiry,
  getInquiryMessages,
  inquiryLimits,
  listInquiries,
  listNotifications,
  type WrittenMail,
} from '@kontor/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openImapMailbox } from '../../mail/mailbox/imap-mailbox.ts';
import { startImap } from '../../mail/mailbox/testing-imap.ts';
import { aMailbox } from '../../mail/mailbox/testing-mailbox.ts';
import { handedMailsOf } from '../../mail/testing-mails.ts';
import { mailNotifications } from '../../notification/jobs.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { conversationsIn } from '../safety/testing-safety.ts';
import { takeReplies } from './take-replies.ts';
import { tellReplies } from './tell-reply.ts';

const api = await sharedApi();
const { aSupplier, aMember, ask, write, as } = conversationsIn(api);
const offered = { REPLY_ADDRESS: 'reply@kontor.example', REPLY_IMAP_URL: 'imaps://reply:secret@mx.example' };
const { mailAll, context } = await handedMailsOf(api, [mailNotifications, tellReplies], offered);
const { signal } = new AbortController();

type Somebody = Awaited<ReturnType<typeof aMember>>;
let box = aMailbox();
let supplier: string;
let seller: Somebody;
let buyer: Somebody;
let rid: string;
/** Where the seller answers the mail about the inquiry. */
let address: string;
let count = 0;

const take = () => takeReplies({ ...context, openMailbox: box.open }, signal);
const toSeller = (mails: WrittenMail[]) => mails.filter(({ to }) => to === seller.email);
const contents = async () =>
  (await buyer.call(getInquiryMessages, { ...as(rid), query: { size: 50 } })).messages.map(
    ({ content }) => content,
  );
/** What the seller is told, by mail, and nobody else. */
async function told(): Promise<string> {
  const mails = await mailAll();
  expect(mails.filter(({ subject }) => /was not sent|were not sent/.test(subject))).toEqual(
    toSeller(mails).filter(({ subject }) => /not sent/.test(subject)),
  );
  return toSeller(mails)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
}

interface Sent {
  from?: string;
  to?: string;
  messageID?: string;
  headers?: string[];
  body?: string;
}

function mailed({
  from,
  to = address,
  messageID,
  headers = [],
  body = 'We offer 24 units by March.',
}: Sent = {}) {
  count += 1;
  const head = [
    `From: Seller <${from ?? seller.email}>`,
    `To: ${to}`,
    `Message-ID: <${messageID ?? `${count}.${rid}`}@example.com>`,
    'Subject: Re: inquiry',
    ...headers,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

beforeEach(async () => {
  await mailAll();
  box = aMailbox();
  const its = await aSupplier();
  [supplier, seller, buyer] = [its.id, its.seller, await aMember()];
  rid = await ask(buyer, supplier);
  const [mail] = toSeller(await mailAll());
  address = mail?.replyTo ?? '';
});

test('a mail about a message says that it can be answered, at an address of its own; without a mailbox it does not', async () => {
  expect(address).toMatch(/^reply\+\d+-[\da-f]{20}@kontor\.example$/);
  const without = await handedMailsOf(api, [mailNotifications]);
  await write(seller, rid, 'Which size?', supplier);
  const [mail] = (await without.mailAll()).filter(({ to }) => to === buyer.email);
  expect(mail?.replyTo).toBeUndefined();
  expect(JSON.stringify(mail)).not.toContain('Reply to this e-mail');
});

test('an answer by mail becomes a message of the business, once, and the next message is mailed again', async () => {
  const body = `We offer 24 units.\r\n\r\nOn 24 Nov 2026 Kontor <no-reply@kontor.example> wrote:\r\n> Hello\r\n> https://portal.example/unsubscribe/x`;
  box.receive(mailed({ body, messageID: 'same' }));
  // The same once more, and to an address whose case a server folded.
  box.receive(mailed({ body, messageID: 'same', to: address.toUpperCase() }));
  await take();
  expect(await contents()).toEqual(expect.arrayContaining(['We offer 24 units.']));
  expect(await contents()).toHaveLength(2);
  expect([box.waiting.size, box.aside.length, box.discarded]).toEqual([0, 0, 2]);
  const audit = await api.db
    .selectFrom('audit_log')
    .select(['call', 'actor_id', 'acting_business_id'])
    .where('noun_id', '=', rid)
    .where('call', '=', 'replyByMail')
    .execute();
  expect(audit).toEqual([{ call: 'replyByMail', actor_id: seller.id, acting_business_id: supplier }]);
  const mails = await mailAll();
  expect(mails.map(({ to }) => to)).toEqual([buyer.email]);
  expect((await seller.call(listNotifications, { query: { size: 10 } })).unread).toBe(0);
  await write(buyer, rid, 'Thank you.');
  expect(toSeller(await mailAll())).toHaveLength(1);
});

test('the same out of a mailbox by IMAP', async () => {
  const server = await startImap();
  try {
    server.receive(mailed());
    server.receive(mailed({ to: 'reply@kontor.example' }));
    await takeReplies({ ...context, openMailbox: () => openImapMailbox(server.address) }, signal);
    expect(await contents()).toContain('We offer 24 units by March.');
    expect([...server.folders].map(([name, mails]) => [name, mails.length])).toEqual([
      ['INBOX', 0],
      ['Rejected', 1],
    ]);
  } finally {
    await server.close();
  }
});

test('what came after the mail that is answered stays unread, and is mailed', async () => {
  await write(buyer, rid, 'Also in stainless steel.');
  box.receive(mailed());
  await take();
  expect(toSeller(await mailAll())).toHaveLength(1);
  const { inquiries } = await seller.call(listInquiries, { query: { ubid: supplier, size: 10 } });
  expect(inquiries).toMatchObject([{ unread: 1 }]);
});

test.each([
  ['forged', (own: string) => own.replace(/-[\da-f]{20}@/, `-${'0'.repeat(20)}@`)],
  ['of another notification', (own: string) => own.replace(/\+\d+-/, '+1-')],
  ['of another domain', (own: string) => own.replace('@kontor', '@evil-kontor')],
  ['without a code', () => 'reply@kontor.example'],
])('a mail to an address that is %s is put aside, and nobody is told', async (_, of) => {
  box.receive(mailed({ to: of(address) }));
  await take();
  expect(await contents()).toHaveLength(1);
  expect([box.aside.length, box.discarded]).toEqual([1, 0]);
  expect(await mailAll()).toEqual([]);
});

test('a program’s mail never becomes a message and is never answered', async () => {
  for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>'])
    box.receive(mailed({ headers: [header] }));
  await take();
  expect(await contents()).toHaveLength(1);
  expect(box.aside).toHaveLength(3);
  expect(await mailAll()).toEqual([]);
});

test.each([
  ['from another address', { from: 'eve@example.com' }, 'a different address'],
  [
    'a server found to be forged',
    { headers: ['Authentication-Results: mx; dmarc=fail'] },
    'could not confirm',
  ],
  ['without words of one’s own', { body: '> Hello\r\n> again' }, 'no text of your own'],
  ['of too many words', { body: 'x'.repeat(inquiryLimits.message + 1) }, '4,000 characters'],
])('a mail %s is no message, and the person alone is told', async (_, sent, said) => {
  box.receive(mailed(sent));
  await take();
  expect(await contents()).toHaveLength(1);
  expect(box.discarded).toBe(1);
  expect(await told()).toContain(said);
});

test('what may not be written on the page is not by mail: who left, what has ended, who is blocked', async () => {
  const colleague = await aMember(supplier, 'owner');
  await api.db.deleteFrom('business_members').where('person_id', '=', seller.id).execute();
  box.receive(mailed());
  await take();
  expect(await told()).toContain('no longer take part');
  await api.db
    .insertInto('business_members')
    .values({ business_id: supplier, person_id: seller.id, role: 'member' })
    .execute();
  await buyer.call(blockParty, { ...as(rid) });
  box.receive(mailed());
  await take();
  expect(await told()).toContain('has ended');
  await colleague.call(endInquiry, { ...as(rid, supplier), body: {} });
  box.receive(mailed());
  await take();
  expect(await told()).toContain('has ended');
  expect(await contents()).toHaveLength(1);
});

test('an address is valid for 90 days', async () => {
  await sql`UPDATE notifications SET mailed_at = now() - interval '91 days' WHERE subject_id = ${rid}`.execute(
    api.db,
  );
  box.receive(mailed());
  await take();
  expect(await told()).toContain('90 days');
});

test('a mail to two conversations is in neither', async () => {
  const other = await ask(buyer, supplier);
  const [mail] = toSeller(await mailAll());
  box.receive(mailed({ to: `${address}, ${mail?.replyTo}` }));
  await take();
  expect(await contents()).toHaveLength(1);
  rid = other;
  expect(await contents()).toHaveLength(1);
  expect(await told()).toContain('more than one conversation');
});

test('of a mail of 20 MB the headers alone are read, and its sender is told', async () => {
  box.receive(mailed({ body: 'x'.repeat(20 * 1024 * 1024) }));
  await take();
  expect(Math.max(...box.read)).toBeLessThan(1024 * 1024);
  expect(await told()).toContain('10 MB');
});

test('files stay out, and the sender is told', async () => {
  const headers = ['Content-Type: multipart/mixed; boundary=x'];
  const parts = ['--x', 'Content-Type: text/plain', '', 'See the drawing.', '--x'];
  const body = [...parts, 'Content-Disposition: attachment; filename=a.dwg', '', 'bytes', '--x--', ''];
  box.receive(mailed({ headers, body: body.join('\r\n') }));
  await take();
  expect(await contents()).toContain('See the drawing.');
  const mails = toSeller(await mailAll());
  expect(JSON.stringify(mails)).toContain('without the files');
  expect(JSON.stringify(mails)).toContain('«lista de precios completa»');
});

test('nobody is told more than five times an hour, and 30 messages an hour are enough', async () => {
  for (let index = 0; index < 7; index += 1) box.receive(mailed({ body: '-- ' }));
  await take();
  expect(toSeller(await mailAll())).toHaveLength(5);
  await api.db.deleteFrom('mail_replies').execute();
  for (let index = 0; index < 31; index += 1) box.receive(mailed());
  await take();
  expect(await contents()).toHaveLength(31);
  expect(await told()).toContain('too many e-mails');
});

test('headers of the mail are nowhere in what we send, and broken bytes are put aside', async () => {
  box.receive(mailed({ headers: ['Subject: Hi\r\nBcc: victim@example.com'], body: '' }));
  box.receive(Buffer.from([0, 255, 10, 13, 0, 254]));
  await take();
  const mails = await mailAll();
  expect(JSON.stringify(mails)).not.toContain('victim');
  expect(toSeller(mails)).toHaveLength(1);
  expect(box.aside).toHaveLength(1);
});

test('a mail that fails waits for the next look and keeps no other back; after a day it is put aside', async () => {
  await sql`ALTER TABLE mail_replies ADD CONSTRAINT no_such CHECK (outcome <> 'empty') NOT VALID`.execute(
    api.db,
  );
  try {
    box.receive(mailed({ body: '' }));
    box.receive(mailed());
    await expect(take()).rejects.toThrow();
    expect(await contents()).toHaveLength(2);
    expect(box.waiting.size).toBe(1);
    box.arrivedAt = new Date(Date.now() - 25 * 3_600_000);
    await take();
    expect([box.waiting.size, box.aside.length]).toEqual([0, 1]);
  } finally {
    await sql`ALTER TABLE mail_replies DROP CONSTRAINT no_such`.execute(api.db);
  }
});
