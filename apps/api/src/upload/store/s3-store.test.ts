import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { postForm } from '../testing-posts.ts';
import { openS3Store } from './s3-store.ts';
import type { Store } from './store.ts';

const secretAccessKey = 'S3RVER';
let directory: string;
let server: S3rver;
let store: Store;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kontor-s3-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  store = openS3Store({
    bucket: 'files',
    region: 'us-east-1',
    endpoint,
    accessKeyId: 'S3RVER',
    secretAccessKey,
  });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

test('a store that speaks S3 keeps, gives back and removes files', async () => {
  const bytes = Buffer.from('pixels');
  await store.write('files/a/512.webp', bytes, 'image/webp');
  await store.write('files/a/192.webp', bytes, 'image/webp');
  expect(await store.read('files/a/512.webp')).toEqual(bytes);
  expect(await store.read('files/a/96.webp')).toBeUndefined();
  await store.remove(['files/a/512.webp', 'files/a/192.webp', 'files/a/96.webp']);
  expect(await store.read('files/a/512.webp')).toBeUndefined();
});

test('parts of a file are read there, and it is moved', async () => {
  await store.write('incoming/video', Buffer.from('0123456789'), 'video/mp4');
  expect(await store.sizeOf('incoming/video')).toBe(10);
  expect(await store.sizeOf('incoming/none')).toBeUndefined();
  expect(await store.open('incoming/none')).toBeUndefined();
  const file = await store.open('incoming/video');
  if (!file) throw new Error('The file is gone.');
  expect(file.bytes).toBe(10);
  expect(String(await file.read(2, 3))).toBe('234');
  expect(String(await file.read(8, 5))).toBe('89');
  expect(String(Buffer.concat(await (await file.stream({ start: 4, end: 6 })).toArray()))).toBe('456');
  await store.move(file, 'incoming/video', 'files/a/file.mp4', 'video/mp4');
  expect(await store.sizeOf('incoming/video')).toBeUndefined();
  expect(await store.read('files/a/file.mp4')).toEqual(Buffer.from('0123456789'));
});

test('a browser sends a file there by the signed post', async () => {
  const { url, fields } = await store.sign({
    key: 'incoming/x',
    contentType: 'image/png',
    bytes: 6,
    isStreamed: false,
  });
  const { status } = await postForm(url, fields, {
    bytes: new Uint8Array(Buffer.from('pixels')),
    type: 'image/png',
  });
  expect(status).toBe(204);
  expect(await store.read('incoming/x')).toEqual(Buffer.from('pixels'));
});

/** Signature Version 4 of a policy in Base64. */
function signatureOf(policy: string, credential: string, secret: string): string {
  const [, day = '', region = '', service = ''] = credential.split('/');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
  return hmac(key, policy).toString('hex');
}

describe('what is signed', () => {
  it('is reckoned here as in the example Amazon publishes', () => {
    const conditions = [
      '{"bucket": "sigv4examplebucket"},',
      '["starts-with", "$key", "user/user1/"],',
      '{"acl": "public-read"},',
      '{"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
      '["starts-with", "$Content-Type", "image/"],',
      '{"x-amz-meta-uuid": "14365123651274"},',
      '{"x-amz-server-side-encryption": "AES256"},',
      '["starts-with", "$x-amz-meta-tag", ""],',
      '',
      '{"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
      '{"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
      '{"x-amz-date": "20151229T000000Z" }',
    ].map((line) => (line === '' ? '' : `    ${line}`));
    const lines = [
      '{ "expiration": "2015-12-30T12:00:00.000Z",',
      '  "conditions": [',
      ...conditions,
      '  ]',
      '}',
    ];
    const policy = Buffer.from(lines.join('\r\n')).toString('base64');
    const credential = 'AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request';
    expect(signatureOf(policy, credential, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
      '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
    );
  });

  it('says which key, type and size may be sent, for ten minutes, and is signed by our secret', async () => {
    const { fields } = await store.sign({
      key: 'incoming/x',
      contentType: 'image/png',
      bytes: 6,
      isStreamed: false,
    });
    const { Policy = '', 'X-Amz-Credential': credential = '' } = fields;
    expect(fields['X-Amz-Signature']).toBe(signatureOf(Policy, credential, secretAccessKey));
    const { expiration, conditions } = JSON.parse(Buffer.from(Policy, 'base64').toString());
    expect(conditions).toContainEqual({ key: 'incoming/x' });
    expect(conditions).toContainEqual(['eq', '$Content-Type', 'image/png']);
    expect(conditions).toContainEqual(['content-length-range', 6, 6]);
    expect(conditions).toContainEqual({ bucket: 'files' });
    const minutes = (Date.parse(expiration) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
  });
});
