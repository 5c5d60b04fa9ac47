import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveBuild } from './serve-build.ts';

const build = await mkdtemp(join(tmpdir(), 'kontor-build-'));
await mkdir(join(build, 'client/assets/texts/es'), { recursive: true });
await writeFile(join(build, 'secret.js'), 'secret');
await writeFile(join(build, 'client/favicon.svg'), '<svg/>');
await writeFile(join(build, 'client/assets/home-1.js'), 'as it is');
await writeFile(join(build, 'client/assets/home-1.js.br'), 'compressed');
await writeFile(join(build, 'client/assets/texts/es/home-2.js'), 'texto');

const app = Fastify();
await serveBuild(app, pathToFileURL(`${build}/`), ['favicon.svg']);
afterAll(async () => {
  await app.close();
  await rm(build, { recursive: true });
});

test('files of the build are sent for good, compressed as they lie there', async () => {
  const plain = await app.inject({ url: '/assets/home-1.js' });
  expect(plain.body).toBe('as it is');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const compressed = await app.inject({ url: '/assets/home-1.js', headers: { 'accept-encoding': 'br' } });
  expect(compressed.body).toBe('compressed');
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect((await app.inject({ url: '/assets/texts/es/home-2.js' })).body).toBe('texto');
  const head = await app.inject({ method: 'HEAD', url: '/assets/home-1.js' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('files at the root are sent for a day', async () => {
  const { body, headers } = await app.inject({ url: '/favicon.svg' });
  expect([body, headers['cache-control']]).toEqual(['<svg/>', 'public, max-age=86400']);
});

test.each([
  '/assets/',
  '/assets/texts',
  '/assets/texts/',
  '/assets/none.js',
  '/assets//home-1.js',
  '/assets/%2e%2e/%2e%2e/secret.js',
  '/assets/..%2f..%2fsecret.js',
  '/assets/texts/..%2f..%2f..%2fsecret.js',
  '/assets/%5c..%5c..%5csecret.js',
  '/assets/%00',
])('%s is no file', async (url) => {
  const { statusCode, body } = await app.inject({ url });
  expect([400, 403, 404]).toContain(statusCode);
  expect(body).not.toMatch(/secret$|as it is/);
});
