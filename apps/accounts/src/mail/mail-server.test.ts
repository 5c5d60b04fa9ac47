import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMailServer } from './mail-server.ts';

const said: string[] = [];
const sockets = new Set<Socket>();
let server: Server;
let port: number;

/** A mail server that cannot encrypt. */
beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.write('220 mail.example ESMTP\r\n');
    let inData = false;
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        said.push(line);
        if (inData && line !== '.') continue;
        if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 8BITMIME\r\n');
        else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'STARTTLS') socket.write('502 not here\r\n');
        else socket.write('250 well\r\n');
        if (line === '.') inData = false;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
beforeEach(() => {
  said.length = 0;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const message = {
  from: 'no-reply@kontor.example',
  to: 'ada@mail.test',
  subject: 'A link',
  text: 'the-link-of-a-mail',
  html: '<p>the-link-of-a-mail</p>',
  messageId: '<one@kontor.example>',
};

test('a mail server of this machine gets mails as they are', async () => {
  const { send, close } = openMailServer(`smtp://127.0.0.1:${port}`);
  await send(message);
  close();
  expect(said.join('\n')).toContain('the-link-of-a-mail');
});

test('to another machine a mail goes encrypted or not at all', async () => {
  // The same server by a name that is none of this machine's.
  const { send, close } = openMailServer(`smtp://0.0.0.0:${port}`);
  await expect(send(message)).rejects.toThrow();
  close();
  expect(said.join('\n')).toContain('STARTTLS');
  expect(said.join('\n')).not.toMatch(/MAIL FROM|the-link-of-a-mail/);
});
