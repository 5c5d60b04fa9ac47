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

it('a mail that its reader can end says where, to people and to programs', async () => {
  const unsubscribe = 'https://portal.example/unsubscribe/a-code';
  const given = { params: { mailID: randomUUID() }, body: { ...mail, unsubscribe } };
  await asService(token)(sendMail, given);
  await asService(token)(sendMail, { params: { mailID: randomUUID() }, body: mail });
  const sent: Message[] = [];
  await accounts.work(sendMails, async (message) => sent.push(message));
  expect(sent.map(({ headers }) => headers)).toContainEqual({
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const [ended, other] = sent.toSorted((one) => (one.headers ? -1 : 1));
  expect(ended?.text).toContain(`Non ricevere più queste e-mail:\n${unsubscribe}`);
  expect(ended?.html).toContain(`<a href="${unsubscribe}"`);
  expect(other?.headers).toBeUndefined();
  expect(other?.text).not.toContain('Non ricevere');
});

it('lists are in a mail with the ways to what they name, how many are not, and where mails about each are ended', async () => {
  const list = {
    title: 'Gears & <b>more</b>',
    link: 'https://portal.example/search-result?business=MA&search=gear',
    items: [
      { label: 'Regia <i>', link: 'https://portal.example/business/1' },
      { label: 'Orion', link: 'https://portal.example/business/2' },
    ],
    total: 5,
    unsubscribe: 'https://portal.example/unsubscribe/of-the-list',
  };
  const given = { params: { mailID: randomUUID() }, body: { ...mail, lists: [list] } };
  await asService(token)(sendMail, given);
  const sent: Message[] = [];
  await accounts.work(sendMails, async (message) => sent.push(message));
  expect(sent[0]?.text).toContain(
    [
      'Gears & <b>more</b> (5):',
      list.link,
      '- Regia <i>',
      '  https://portal.example/business/1',
      '- Orion',
      '  https://portal.example/business/2',
      '- E altri 3',
      'Non ricevere più e-mail su questo:',
      list.unsubscribe,
    ].join('\n'),
  );
  const html = sent[0]?.html ?? '';
  expect(html).toContain('Gears &amp; &lt;b&gt;more&lt;/b&gt; (5)</a>');
  expect(html).toContain('search-result?business=MA&amp;search=gear"');
  expect(html).toContain('>Regia &lt;i&gt;</a>');
  expect(html).toContain('>E altri 3</a>');
  expect(html).toContain(`<a href="${list.unsubscribe}"`);
});

it('a mail with an appointment has it attached as a calendar file', async () => {
  const calendar = { name: 'support.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };
  const given = { params: { mailID: randomUUID() }, body: { ...mail, calendar } };
  await asService(token)(sendMail, given);
  const sent: Message[] = [];
  await accounts.work(sendMails, async (message) => sent.push(message));
  expect(sent[0]?.attachments).toEqual([
    {
      filename: 'support.ics',
      content: calendar.content,
      contentType: expect.stringMatching(/^text\/calendar;/),
    },
  ]);
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

it.each([
  ['has confirmed it, in the language of the account', true, 'Una pregunta'],
  ['has not confirmed it yet, in the language it was written in', false, 'Una richiesta'],
])('a mail in several languages reaches who %s', async (_, isConfirmed, subject) => {
  const to = `${randomUUID()}@kontor-users.org`;
  const account = {
    email: to,
    email_confirmed: isConfirmed,
    first_name: 'Ada',
    last_name: 'Example',
    country_code: 'MX',
    language: 'es',
    terms_accepted_at: new Date(),
  } as const;
  await accounts.db.insertInto('accounts.users').values(account).execute();
  const words = { paragraphs: ['…'], note: '…' };
  const translations = [
    { language: 'zh', subject: 'zh', ...words },
    { language: 'es', subject: 'Una pregunta', ...words },
  ] as const;
  const given = { params: { mailID: randomUUID() }, body: { ...mail, to, translations: [...translations] } };
  await asService(token)(sendMail, given);
  const sent: Message[] = [];
  await accounts.work(sendMails, async (message) => sent.push(message));
  expect(sent.map((message) => message.subject)).toEqual([subject]);
  expect(sent[0]?.html).toContain(`<html lang="${isConfirmed ? 'es' : 'it'}">`);
});

it('a mail in several languages to an address without an account says what it was written as', async () => {
  const words = { subject: 'zh', paragraphs: ['…'], note: '…' };
  const translations: WrittenMail['translations'] = [{ language: 'zh', ...words }];
  const body = { ...mail, to: 'nobody-yet@kontor-users.org', translations };
  await asService(token)(sendMail, { params: { mailID: randomUUID() }, body });
  const sent: Message[] = [];
  await accounts.work(sendMails, async (message) => sent.push(message));
  expect(sent.map(({ subject }) => subject)).toEqual(['Una richiesta']);
});
