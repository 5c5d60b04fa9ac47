import { readFileSync } from 'node:fs';
import type { Config } from '@kontor/server';
import type { FastifyInstance } from 'fastify';

const day = 86_400_000;
/** Days from one date to the next; RFC 9116 asks for less than a year. */
const period = 180;
/** Days a date is still good for at least. */
const atLeast = 30;

type Named = Pick<Config, 'PORTAL_ORIGIN' | 'SECURITY_CONTACT'>;

/**
 * When the file is to be fetched again: whole periods of 180 days after the service was started, the first that is at least 30
 * days ahead. So it follows from the start, and has not passed however long the service runs.
 */
function expiryOf(startedAt: number, now: number): Date {
  const periods = Math.max(1, Math.ceil((now + atLeast * day - startedAt) / (period * day)));
  return new Date(startedAt + periods * period * day);
}

/** The text of `/.well-known/security.txt` (RFC 9116). */
function securityText({ PORTAL_ORIGIN, SECURITY_CONTACT }: Named, expires: Date): string {
  const fields = [
    ['Contact', `mailto:${SECURITY_CONTACT}`],
    ['Expires', expires.toISOString().replace(/\.\d+Z$/, 'Z')],
    ['Preferred-Languages', 'en, es, it, zh'],
    ['Canonical', `${PORTAL_ORIGIN}/.well-known/security.txt`],
    ['Policy', `${PORTAL_ORIGIN}/.well-known/security-policy.md`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** Serves where vulnerabilities are reported to, and `SECURITY.md` as the policy it names. */
export function answerSecurityText(app: FastifyInstance, named: Named, now: () => number = Date.now): void {
  const startedAt = now();
  const policy = withoutRelativeLinks(
    readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8'),
  ).replaceAll('security@kontor.example', named.SECURITY_CONTACT);
  const headers = { 'cache-control': 'public, max-age=86400' };
  app.get('/.well-known/security.txt', { config: { limit: 'free' } }, (_request, reply) =>
    reply
      .headers(headers)
      .type('text/plain; charset=utf-8')
      .send(securityText(named, expiryOf(startedAt, now()))),
  );
  app.get('/.well-known/security-policy.md', { config: { limit: 'free' } }, (_request, reply) =>
    reply.headers(headers).type('text/markdown; charset=utf-8').send(policy),
  );
}

/** Markdown whose links to files of the repository, which a portal does not serve, are their names alone. */
function withoutRelativeLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\((?!https?:|mailto:)[^)]*\)/g, '$1');
}
