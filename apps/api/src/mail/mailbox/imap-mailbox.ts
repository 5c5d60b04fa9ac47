import { ImapFlow } from 'imapflow';
import type { Mailbox } from './mailbox.ts';

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
const aside = ['Rejected'];
const byUid = { uid: true } as const;
const ofThisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Opens a mailbox by IMAP. Passwords never go over a network in the clear: without TLS from the beginning, STARTTLS is asked for, except on
 * this machine.
 * @param address as imaps://user:password@host:993/INBOX @throws what the server answers, or that there is none
 */
export async function openImapMailbox(address: string): Promise<Mailbox> {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isSecure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    ...(isSecure || ofThisMachine.includes(hostname) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    ...timeouts,
  });
  // The command that is under way fails with it; without a listener it would end the process.
  client.on('error', () => undefined);
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  await client.connect();
  try {
    await client.mailboxOpen(folder);
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    async list(atMost) {
      const uids = (await client.search({ all: true }, byUid)) || [];
      const oldest = uids.toSorted((one, other) => one - other).slice(0, atMost);
      if (oldest.length === 0) return [];
      const found = await client.fetchAll(
        oldest.join(','),
        { uid: true, size: true, internalDate: true },
        byUid,
      );
      return found.map(({ uid, size = 0, internalDate }) => ({
        id: String(uid),
        bytes: size,
        arrivedAt: new Date(internalDate ?? Date.now()),
      }));
    },
    async read(id, atMost) {
      const mail = await client.fetchOne(id, { source: { start: 0, maxLength: atMost } }, byUid);
      return mail ? mail.source : undefined;
    },
    async discard(id) {
      if (!(await client.messageDelete(id, byUid))) throw new Error('The mailbox deletes no mail.');
    },
    async putAside(id) {
      const { path } = await client.mailboxCreate(aside);
      if (!(await client.messageMove(id, path, byUid))) throw new Error('The mailbox moves no mail.');
    },
    async forgetAside(before) {
      const { path } = await client.mailboxCreate(aside);
      await client.mailboxOpen(path);
      const uids = (await client.search({ before }, byUid)) || [];
      if (uids.length > 0) await client.messageDelete(uids.join(','), byUid);
      await client.mailboxOpen(folder);
    },
    async close() {
      await client.logout();
    },
  };
}
