import type { IncomingHttpHeaders } from 'node:http';
import { sendRaw, wrongHeaders } from '@kontor/server/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, sharedFront } from './testing-front.ts';

const received: { line: string; headers: IncomingHttpHeaders; body: string }[] = [];

/** In the place of the api: it notes down what reaches it. */
const { origin } = await sharedFront(
  async (request, response) => {
    const body = await bodyOf(request);
    received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(200, {
      'content-type': 'application/json',
      'keep-alive': 'timeout=5',
      upgrade: 'h2c',
      'proxy-authenticate': 'Basic',
      trailer: 'x-more',
    });
    response.end('{"success":true,"data":[]}');
  },
  { LOG_LEVEL: 'silent', RATE_LIMIT: '0' },
  (pages) => {
    pages.get('/page', (_request, reply) => reply.type('text/html').send('<!doctype html>'));
  },
);
beforeEach(() => {
  received.length = 0;
});

const latest = '/api/v1/business/profile/latest';
const search = '/api/v1/search/business';
const lines = (...text: string[]) => text.join('\r\n');

const ofTheHop: [name: string, value: string][] = [
  ['Expect', '100-continue'],
  ['Expect', 'a-miracle'],
  ['Keep-Alive', 'timeout=5, max=100'],
  ['Upgrade', 'websocket'],
  ['Upgrade', 'h2c'],
  ['HTTP2-Settings', 'AAMAAABkAARAAAAAAAIAAAAA'],
  ['TE', 'trailers, deflate;q=0.5'],
  ['Trailer', 'X-More'],
  ['Proxy-Authorization', 'Basic c2VjcmV0'],
  ['Proxy-Authenticate', 'Basic'],
  ['Proxy-Connection', 'keep-alive'],
  ['Proxy-Authentication-Info', 'x'],
];

describe('a header of the hop', () => {
  test.each(ofTheHop)('%s: %s is no error and does not reach the api', async (name, value) => {
    const connection = `Connection: close, ${name}`;
    for (const path of [latest, '/page']) {
      const get = lines(`GET ${path} HTTP/1.1`, 'Host: a', connection, `${name}: ${value}`, '', '');
      const answer = await sendRaw(origin, get);
      expect(answer.status, path).toBe(200);
      expect(wrongHeaders(answer.headers)).toEqual([]);
    }
    const post = await sendRaw(
      origin,
      lines(`POST ${search} HTTP/1.1`, 'Host: a', connection, `${name}: ${value}`) +
        lines('', 'Content-Type: application/json', 'Content-Length: 2', '', '{}'),
    );
    expect(post.status).toBe(200);
    expect(received.map(({ line }) => line)).toEqual([`GET ${latest}`, `POST ${search}`]);
    expect(received[1]?.body).toBe('{}');
    for (const { headers } of received) expect(headers).not.toHaveProperty(name.toLowerCase());
  });

  test('of an answer goes no further, either', async () => {
    const answer = await fetch(origin + latest);
    for (const name of ['upgrade', 'proxy-authenticate', 'trailer'])
      expect(answer.headers.get(name), name).toBeNull();
    expect(answer.headers.get('keep-alive')).not.toBe('timeout=5');
  });

  test('named by Connection is dropped, but what the portal says of the visit stays', async () => {
    const named = 'x-forwarded-for, x-request-id, content-length, content-type, host, X-Own, wbn-auth';
    const request = lines(
      `POST ${search} HTTP/1.1`,
      'Host: a',
      `Connection: close, ${named}`,
      'X-Forwarded-For: 203.0.113.1',
      'X-Request-Id: a-visit-to-follow',
      'X-Own: 1',
      'Content-Type: application/json',
      'Content-Length: 2',
      '',
      '{}',
    );
    expect((await sendRaw(origin, request)).status).toBe(200);
    expect(received[0]?.body).toBe('{}');
    expect(received[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.1',
      'x-request-id': 'a-visit-to-follow',
      'content-type': 'application/json',
    });
    expect(received[0]?.headers).not.toHaveProperty('x-own');
  });

  test('that visitors may not send does not reach the api', async () => {
    const headers = { 'x-internal-token': 'a-token-for-the-tests' };
    expect((await fetch(origin + latest, { headers })).status).toBe(200);
    expect(received[0]?.headers).not.toHaveProperty('x-internal-token');
  });
});

const post = (...headers: string[]) => lines(`POST ${search} HTTP/1.1`, 'Host: a', ...headers, '', '');
const hidden = lines('GET /internal/changes HTTP/1.1', 'Host: a', '', '');
const chunks = `2\r\n{}\r\n0\r\n\r\n`;

/** Requests two servers could cut into pieces differently. */
const ambiguous: [what: string, bytes: string][] = [
  ['a length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked') + chunks + hidden],
  ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 5') + chunks + hidden],
  ['two lengths', `${post('Content-Length: 2', 'Content-Length: 40')}{}${hidden}`],
  ['two equal lengths', `${post('Content-Length: 2', 'Content-Length: 2')}{}${hidden}`],
  ['two lengths in one line', `${post('Content-Length: 2, 40')}{}${hidden}`],
  ['a length with a sign', `${post('Content-Length: +2')}{}${hidden}`],
  ['a negative length', post('Content-Length: -1') + hidden],
  ['a length in hexadecimal', `${post('Content-Length: 0x2')}{}${hidden}`],
  ['a length of words', `${post('Content-Length: two')}{}${hidden}`],
  ['a length beyond all numbers', `${post('Content-Length: 99999999999999999999')}{}${hidden}`],
  ['a blank in the name', `${post('Content-Length : 2')}{}${hidden}`],
  ['a tab in the name', `${post('Content-Length\t: 2')}{}${hidden}`],
  ['an empty name', `${post(': 2', 'Content-Length: 2')}{}${hidden}`],
  ['a folded header', `${post('X-Own: a', ' b', 'Content-Length: 2')}{}${hidden}`],
  ['a folded length', `${post('Content-Length:', ' 2')}{}${hidden}`],
  ['a folded first header', lines(`GET ${latest} HTTP/1.1`, ' Host: a', 'Host: a', '', '')],
  ['another coding', post('Transfer-Encoding: gzip') + chunks + hidden],
  ['chunks that are not the last coding', post('Transfer-Encoding: chunked, identity') + chunks + hidden],
  ['codings in two lines', post('Transfer-Encoding: chunked', 'Transfer-Encoding: x') + chunks + hidden],
  ['a misspelt coding', post('Transfer-Encoding: xchunked') + chunks + hidden],
  ['a coding behind a control sign', post('Transfer-Encoding: \u000bchunked') + chunks + hidden],
  ['a size with a sign', `${post('Transfer-Encoding: chunked')}+2\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a size like 0x2', `${post('Transfer-Encoding: chunked')}0x2\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a size that runs over', `${post('Transfer-Encoding: chunked')}${'f'.repeat(17)}\r\n{}\r\n${hidden}`],
  ['a chunk longer than said', `${post('Transfer-Encoding: chunked')}1\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a chunk ended by a line feed', `${post('Transfer-Encoding: chunked')}2\n{}\n0\n\n${hidden}`],
  ['a line feed in an extension', `${post('Transfer-Encoding: chunked')}2;a\nb\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a NUL in a header', `${post('X-Own: a\u0000b', 'Content-Length: 2')}{}${hidden}`],
  ['a bare carriage return', post('X-Own: a\rContent-Length: 2') + hidden],
  ['no version', `GET ${latest}\r\nHost: a\r\n\r\n`],
  ['another version', lines(`GET ${latest} HTTP/1.2`, 'Host: a', '', '')],
  ['HTTP/2 without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an address with a blank', lines(`GET ${latest} x HTTP/1.1`, 'Host: a', '', '')],
  ['two hosts', lines(`GET ${latest} HTTP/1.1`, 'Host: a', 'Host: b', 'Connection: close', '', '')],
];

describe('a request that could be read in two ways', () => {
  test.each(ambiguous)(
    '%s: 400, the connection is closed, and nothing of it reaches the api',
    async (_, bytes) => {
      // The answer is read to the end of the connection.
      const answer = await sendRaw(origin, bytes);
      expect(answer.status).toBe(400);
      expect(answer.headers.connection).toBe('close');
      expect(wrongHeaders(answer.headers)).toEqual([]);
      // One answer: what followed was no request.
      expect(JSON.parse(answer.body)).toMatchObject({ success: false, name: 'BadRequest' });
      expect(received.filter(({ line }) => line.includes('internal'))).toEqual([]);
      expect(received).toEqual([]);
    },
  );

  test('chunks with extensions and trailers are one body of a stated length to the api', async () => {
    const body = '1;a="b;c";d\r\n{\r\n1;e\r\n}\r\n0\r\nX-More: 1\r\n\r\n';
    const headers = ['Transfer-Encoding: chunked', 'Content-Type: application/json', 'Connection: close'];
    expect((await sendRaw(origin, post(...headers) + body)).status).toBe(200);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ line: `POST ${search}`, body: '{}' });
    expect(received[0]?.headers).not.toHaveProperty('x-more');
  });

  test('a body of a GET is no request of its own', async () => {
    const head = lines(`GET ${latest} HTTP/1.1`, 'Host: a', `Content-Length: ${hidden.length}`);
    const answer = await sendRaw(origin, `${head}\r\nConnection: close\r\n\r\n${hidden}`);
    expect(answer.status).toBe(200);
    expect(received.map(({ line, body }) => line + body)).toEqual([`GET ${latest}`]);
  });
});
