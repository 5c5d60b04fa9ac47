import { randomUUID } from 'node:crypto';
import { createClient, internalTokenHeader, sendMail, type WrittenMail } from '@kontor/contract';
import { afterEach, expect, it } from 'vitest';
import { sharedAccounts } from '../testing.ts';
import { sendMails } from './jobs.ts';
import type { Message } from './send-mail.ts';

const token = 'a-token-for-services';

const accounts = await sharedAccounts({ INTERNAL_TOKEN: token });
afterEach(() => accounts.db.deleteFrom('accounts.mails').execute());

const mail: WrittenMail = {
  to: 'desk@kontor-users.org',
  replyTo: 'marisol@envases-tepeyac.mx',
  language: 'it',
  subject: 'Una richiesta',
  paragraphs: ['Nome: <b>Ada</b>'],
  note: 'Fine.',
};

function asService(shown?: string) {
  return createClient({ baseUrl: accounts.url, headers: shown ? { [internalTokenHeader]: shown } : {} });
}

it('a mail of another service is sent once with its words, however often it is handed over', async () => {
  const mailID = randomUUID();
  const call = asService(token);
  const given = { params: { mailID }, body: mail };
  await Promise.all(Array.from({ length: 8 }, () => call(sendMail, given)));
  const sent: Message[] = [];
  await accounts.work(sendMails, async (message) => sent.push(message));
  await call(sendMail, given);
  await accounts.work(sendMails, async (message) => sent.push(message));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: mail.to, replyTo: mail.replyTo, subject: mail.subject });
  expect(sent[0]?.text).toContain('Nome: <b>Ada</b>');
  expect(sent[0]?.html).toContain('Nome: &lt;b&gt;Ada&lt;/b&gt;');
  expect(sent[0]?.html).toContain('<html lang="it">');
});

it('nobody else can have mails sent', async () => {
  for (const shown of [undefined, 'another-token-for-services']) {
    const asking = asService(shown)(sendMail, { params: { mailID: randomUUID() }, body: mail });
    await expect(asking).rejects.toMatchObject({ status: 404 });
  }
  expect(await accounts.db.selectFrom('accounts.mails').select('id').execute()).toEqual([]);
});

it.each([
  ['no words', { paragraphs: [] }],
  ['no address', { to: '' }],
  ['another language', { language: 'fr' }],
])('a mail with %s is refused', async (_, changes) => {
  const body = { ...mail, ...changes } as WrittenMail;
  const asking = asService(token)(sendMail, { params: { mailID: randomUUID() }, body });
  await expect(asking).rejects.toMatchObject({ status: 400 });
});
