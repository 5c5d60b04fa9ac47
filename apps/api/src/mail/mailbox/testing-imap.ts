import { createServer, type Socket } from 'node:net';

interface Stored {
  uid: number;
  source: Buffer;
  arrived: string;
}

/** A mail server that speaks as much of IMAP (RFC 9051, RFC 6851, RFC 4315) as a mailbox is used with. */
export interface TestImap {
  address: string;
  folders: Map<string, Stored[]>;
  receive(source: string): void;
  close(): Promise<void>;
}

const capabilities = 'IMAP4rev1 UIDPLUS MOVE';
const user = { name: 'reply', password: 'a secret/word' };

export async function startImap(): Promise<TestImap> {
  const folders = new Map<string, Stored[]>([['INBOX', []]]);
  const sockets = new Set<Socket>();
  let lastUid = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, folders);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const login = `${user.name}:${encodeURIComponent(user.password)}`;
  return {
    address: `imap://${login}@127.0.0.1:${port}/INBOX`,
    folders,
    receive(source) {
      lastUid += 1;
      const arrived = '24-Nov-2026 10:00:00 +0000';
      folders.get('INBOX')?.push({ uid: lastUid, source: Buffer.from(source), arrived });
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function serve(socket: Socket, folders: Map<string, Stored[]>): void {
  let selected = 'INBOX';
  let isKnown = false;
  let deleted = new Set<number>();
  const say = (...parts: (string | Buffer)[]) => {
    for (const part of parts) socket.write(part);
    socket.write('\r\n');
  };
  const mails = () => folders.get(selected) ?? [];
  const named = (set: string) => {
    const uids = new Set(set.split(',').map(Number));
    return mails().filter(({ uid }) => uids.has(uid));
  };
  const take = (uids: ReadonlySet<number>) => {
    for (const [at, { uid }] of [...mails().entries()].reverse())
      if (uids.has(uid)) {
        mails().splice(at, 1);
        say(`* ${at + 1} EXPUNGE`);
      }
  };

  const commands: Record<string, (args: string) => string | undefined> = {
    CAPABILITY: () => void say(`* CAPABILITY ${capabilities}`),
    LOGIN(args) {
      const [, name, password] = /^"?([^" ]+)"? "?([^"]+)"?$/.exec(args) ?? [];
      isKnown = name === user.name && password === user.password;
      return isKnown ? undefined : 'NO [AUTHENTICATIONFAILED] no';
    },
    LIST(args) {
      // Which sign parts names.
      if (/^"" ""$/.test(args)) say('* LIST (\\Noselect) "/" ""');
      else for (const name of folders.keys()) say(`* LIST (\\HasNoChildren) "/" "${name}"`);
      return undefined;
    },
    LSUB: () => undefined,
    NOOP: () => undefined,
    CREATE(args) {
      const name = args.replaceAll('"', '');
      if (folders.has(name)) return 'NO [ALREADYEXISTS] it is there';
      folders.set(name, []);
      return undefined;
    },
    SUBSCRIBE: () => undefined,
    SELECT(args) {
      const name = args.replaceAll('"', '');
      if (!folders.has(name)) return 'NO [NONEXISTENT] no such mailbox';
      selected = name;
      deleted = new Set();
      say('* FLAGS (\\Seen \\Deleted)');
      say(`* ${mails().length} EXISTS`);
      say('* OK [UIDVALIDITY 1] valid');
      say(`* OK [UIDNEXT ${Math.max(0, ...mails().map(({ uid }) => uid)) + 1}] next`);
      return undefined;
    },
    'UID SEARCH': (args) => {
      const [, before] = /BEFORE "?([\w-]+)"?/.exec(args) ?? [];
      const found = mails().filter(({ arrived }) => !before || Date.parse(arrived) < Date.parse(before));
      say(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trim());
      return undefined;
    },
    'UID FETCH': (args) => {
      const [set = '', ...items] = args.split(' ');
      const [, length] = /BODY\.PEEK\[\]<0\.(\d+)>/.exec(items.join(' ')) ?? [];
      for (const { uid, source, arrived } of named(set)) {
        const at = mails().findIndex((mail) => mail.uid === uid) + 1;
        const facts = `UID ${uid} RFC822.SIZE ${source.length} INTERNALDATE "${arrived}"`;
        const body = source.subarray(0, Number(length ?? 0));
        if (length === undefined) say(`* ${at} FETCH (${facts})`);
        else say(`* ${at} FETCH (${facts} BODY[]<0> {${body.length}}\r\n`, body, ')');
      }
      return undefined;
    },
    'UID STORE': (args) => {
      for (const { uid } of named(args.split(' ')[0] ?? '')) deleted.add(uid);
      return undefined;
    },
    'UID EXPUNGE': () => void take(deleted),
    'UID MOVE': (args) => {
      const [set = '', name = ''] = args.split(' ');
      const target = folders.get(name.replaceAll('"', ''));
      if (!target) return 'NO [TRYCREATE] no such mailbox';
      const moved = named(set);
      target.push(...moved);
      take(new Set(moved.map(({ uid }) => uid)));
      return undefined;
    },
  };

  say(`* OK [CAPABILITY ${capabilities}] ready`);
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const [, tag = '*', command = '', args = ''] =
        /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      const name = command.toUpperCase();
      if (name === 'LOGOUT') {
        say('* BYE');
        say(`${tag} OK bye`);
        socket.end();
        return;
      }
      const perform = commands[name];
      if (!perform) say(`${tag} BAD unknown`);
      else if (!isKnown && name !== 'LOGIN' && name !== 'CAPABILITY') say(`${tag} NO log in`);
      else say(`${tag} ${perform(args) ?? 'OK done'}`);
    }
  });
}
