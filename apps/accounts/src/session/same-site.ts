import { isIP } from 'node:net';

/** Whether browsers count two origins as one site, so that a request of one's page to the other bears its Lax cookies. */
export function isSameSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  if (a.protocol !== b.protocol) return false;
  if (a.hostname === b.hostname) return true;
  if (isIP(a.hostname) || isIP(b.hostname)) return false;
  const parent = (host: string) => host.split('.').slice(1).join('.');
  const shared = [a.hostname, parent(a.hostname)].find((host) =>
    [b.hostname, parent(b.hostname)].includes(host),
  );
  // A top-level domain is no site.
  return shared?.includes('.') ?? false;
}
