import { readConfig } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createFront } from './front.ts';
import { answerSecurityText } from './security-text.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 22, 12, 0, 0);
let portal: FastifyInstance | undefined;
afterEach(() => portal?.close());

async function served(now: () => number): Promise<(path: string) => Promise<Response>> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORTAL_ORIGIN: 'https://mx.kontor.example',
    SECURITY_CONTACT: 'holes@mx.example',
  });
  portal = await createFront(config, async (pages) => answerSecurityText(pages, config, now));
  const origin = await portal.listen({ host: '127.0.0.1', port: 0 });
  return (path) => fetch(origin + path);
}

function fieldsOf(text: string): Map<string, string> {
  const lines = text.trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}

it('says where to report to, as RFC 9116 has it', async () => {
  const get = await served(() => start);
  const answer = await get('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = fieldsOf(await answer.text());
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  expect(fields.get('Contact')).toBe('mailto:holes@mx.example');
  expect(fields.get('Canonical')).toBe('https://mx.kontor.example/.well-known/security.txt');
});

it.each([0, 1, 149, 150, 151, 180, 900, 5_000])('has not expired %i days after the start', async (days) => {
  let now = start;
  const get = await served(() => now);
  now += days * day;
  const expires = fieldsOf(await (await get('/.well-known/security.txt')).text()).get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const ahead = (Date.parse(expires) - now) / day;
  expect(ahead).toBeGreaterThanOrEqual(30);
  expect(ahead).toBeLessThan(365);
  // Whole periods from the start, so that each instance started then says the same.
  expect(((Date.parse(expires) - start) / day) % 180).toBe(0);
});

it('the policy it names is there, with the same address', async () => {
  const get = await served(() => start);
  const fields = fieldsOf(await (await get('/.well-known/security.txt')).text());
  const policy = await get(new URL(fields.get('Policy') ?? '').pathname);
  expect(policy.status).toBe(200);
  const text = await policy.text();
  expect(text).toContain('holes@mx.example');
  expect(text).not.toContain('security@kontor.example');
});

it('the policy as it is served links to nothing that is not served with it', async () => {
  const get = await served(() => start);
  const text = await (await get('/.well-known/security-policy.md')).text();
  expect(text).toContain('docs/dependencies.md');
  const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !/^(https?|mailto):/.test(target))).toEqual([]);
});
