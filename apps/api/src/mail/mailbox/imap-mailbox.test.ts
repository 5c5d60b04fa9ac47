import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openImapMailbox } from './imap-mailbox.ts';
import { startImap, type TestImap } from './testing-imap.ts';

let server: TestImap;
beforeEach(async () => {
  server = await startImap();
});
afterEach(() => server.close());

const subjectsIn = (folder: string) =>
  (server.folders.get(folder) ?? []).map(({ source }) => source.toString().split('\r\n')[0]);

test('mails are listed oldest first, read up to so many bytes, deleted and put aside', async () => {
  for (const subject of ['One', 'Two', 'Three', 'Four'])
    server.receive(`Subject: ${subject}\r\n\r\n${'x'.repeat(100)}`);
  const mailbox = await openImapMailbox(server.address);
  const [one, two, three, ...more] = await mailbox.list(3);
  expect(more).toEqual([]);
  expect([one?.bytes, two?.bytes]).toEqual([116, 116]);
  expect(one?.arrivedAt).toEqual(new Date('2026-11-24T10:00:00Z'));
  expect(Buffer.from((await mailbox.read(one?.id ?? '', 12)) ?? '').toString()).toBe('Subject: One');
  expect(await mailbox.read(three?.id ?? '', 1_000)).toHaveLength(118);
  expect(await mailbox.read('99', 1_000)).toBeUndefined();
  await mailbox.discard(one?.id ?? '');
  await mailbox.putAside(two?.id ?? '');
  await mailbox.putAside(three?.id ?? '');
  expect(subjectsIn('INBOX')).toEqual(['Subject: Four']);
  expect(subjectsIn('Rejected')).toEqual(['Subject: Two', 'Subject: Three']);
  await mailbox.forgetAside(new Date('2026-11-01T00:00:00Z'));
  expect(subjectsIn('Rejected')).toHaveLength(2);
  await mailbox.forgetAside(new Date('2026-12-01T00:00:00Z'));
  expect(subjectsIn('Rejected')).toEqual([]);
  expect(await mailbox.list(10)).toHaveLength(1);
  await mailbox.close();
});

test('an empty mailbox has nothing; a wrong password and a server that is gone are errors that say nothing of the password', async () => {
  const mailbox = await openImapMailbox(server.address);
  expect(await mailbox.list(10)).toEqual([]);
  await mailbox.forgetAside(new Date());
  await mailbox.close();
  const wrong = await openImapMailbox(server.address.replace('secret', 'hunter2')).catch((error) => error);
  expect(wrong).toBeInstanceOf(Error);
  expect(inspect(wrong, { depth: 9, showHidden: true })).not.toContain('hunter2');
  await server.close();
  await expect(openImapMailbox(server.address)).rejects.toThrow();
});
