import type { Issue } from '@kontor/contract';
import { issueAt } from '@kontor/server';

interface Sent {
  token: string | undefined;
  id: string | undefined;
}

/** What of the sent photos or videos is neither an upload nor one the product may have, or is both, or stands there twice. */
export function issuesOfSent(field: string, sent: readonly Sent[]): Issue[] {
  const seen = new Set<string>();
  return sent.flatMap(({ token, id: own }, index) => {
    const id = (own ?? token)?.toLowerCase();
    const isOne = (token === undefined) !== (own === undefined);
    if (id === undefined || !isOne) return [issueAt(`${field}.${index}`, { code: 'malformed' })];
    if (seen.has(id)) return [issueAt(`${field}.${index}`, { code: 'unexpected' })];
    seen.add(id);
    return [];
  });
}
