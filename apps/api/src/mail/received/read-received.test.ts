import { expect, test } from 'vitest';
import { readReceived } from './read-received.ts';

const head = ['From: Ada <ada@example.com>', 'To: reply+1@kontor.example', 'MIME-Version: 1.0'];
const read = (headers: string[], body: string | Buffer) =>
  readReceived(Buffer.concat([Buffer.from([...head, ...headers, '', ''].join('\r\n')), Buffer.from(body)]));
const textOf = async (headers: string[], body: string | Buffer) => (await read(headers, body)).text.trim();

// 报价 in GB 18030, 見積 in Shift JIS and in ISO-2022-JP.
test.each([
  ['gb18030', '8bit', Buffer.from('b1a8bcdb', 'hex'), '报价'],
  ['shift_jis', '8bit', Buffer.from('8ca990cf', 'hex'), '見積'],
  ['iso-2022-jp', '7bit', Buffer.from('1b2442382b40511b2842', 'hex'), '見積'],
  [
    'utf-8',
    'quoted-printable',
    Buffer.from('24 unidades en le=C3=B3n=\r\n, s=C3=AD'),
    '24 unidades en león, sí',
  ],
  ['utf-8', 'base64', Buffer.from(Buffer.from('Più tardi').toString('base64')), 'Più tardi'],
])('text of %s in %s is read', async (charset, encoding, body, text) => {
  const headers = [`Content-Type: text/plain; charset=${charset}`, `Content-Transfer-Encoding: ${encoding}`];
  expect(await textOf(headers, body)).toBe(text);
});

test('of HTML alone the words stay, and a quote is marked', async () => {
  const html =
    '<style>p{}</style><p>24 units<br>by <b>March</b></p><img src="cid:logo"><script>alert(1)</script><blockquote>Hello</blockquote>';
  expect(await textOf(['Content-Type: text/html; charset=utf-8'], html)).toBe(
    '24 units\nby March\n\n> Hello',
  );
});

test.each([
  ['Auto-Submitted: auto-replied'],
  ['Precedence: bulk'],
  ['Precedence: auto_reply'],
  ['X-Autoreply: yes'],
  ['Return-Path: <>'],
  ['List-Id: <news.example.com>'],
  ['Content-Type: multipart/report; boundary=x'],
])('a program’s mail is told from people’s: %s', async (header) => {
  expect((await read([header], 'I am away.')).isAutomatic).toBe(true);
  expect((await read(['Auto-Submitted: no'], 'I am here.')).isAutomatic).toBe(false);
});

test('what a server found is believed when it speaks against the sender', async () => {
  const says = (...results: string[]) =>
    read(
      results.map((result) => `Authentication-Results: mx.example; ${result}`),
      'Hi',
    );
  expect((await says('dmarc=pass header.from=example.com')).isForged).toBe(false);
  expect((await says('spf=pass', 'dkim=none; dmarc=fail (p=none)')).isForged).toBe(true);
  expect((await says('dmarc=fail', 'dmarc=pass')).isForged).toBe(true);
});

test('who it is from is one address, or nobody', async () => {
  expect((await read([], 'Hi')).from).toBe('ada@example.com');
  expect((await read(['From: Eve <eve@example.com>'], 'Hi')).from).toBeUndefined();
});

test.each([
  ['application/pdf', 'Content-Disposition: attachment; filename=a.pdf', true],
  ['image/png', 'Content-Disposition: attachment; filename=a.png', true],
  ['image/png', 'Content-Disposition: inline\r\nContent-ID: <logo>', false],
  ['application/pkcs7-signature', 'Content-Disposition: attachment; filename=smime.p7s', false],
])('a part %s with %s is a file: %s', async (type, disposition, isFile) => {
  const body = [
    ...['--x', 'Content-Type: text/plain', '', 'Yes.'],
    ...['--x', `Content-Type: ${type}`, disposition, '', 'bytes', '--x--', ''],
  ].join('\r\n');
  const mail = await read(['Content-Type: multipart/mixed; boundary=x'], body);
  expect([mail.text.trim(), mail.hasFiles]).toEqual(['Yes.', isFile]);
});

test('nested without end it is no mail, and neither are broken bytes read as more than they are', async () => {
  const nested = Array.from(
    { length: 60 },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}`,
  ).join('\r\n');
  await expect(readReceived(Buffer.from(`${head.join('\r\n')}\r\n${nested}`))).rejects.toThrow();
  expect((await readReceived(Buffer.from([0, 255, 254, 10, 13, 0]))).from).toBeUndefined();
});
