import type { MessageWarning } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { findKnownDomains } from './domain-queries.ts';
import { domainsIn } from './warnings/domains.ts';
import { findWarnings } from './warnings/find-warnings.ts';

/** What both sides of a conversation are warned of at a message that is about to be written, and the domains it uses. */
export async function warnOf(
  db: ReadDatabase,
  { inquiryID, content }: { inquiryID: string; content: string },
): Promise<{ warnings: MessageWarning[]; domains: string[] }> {
  const domains = domainsIn(content);
  // Most messages name none, and cost no question.
  if (domains.length === 0) return findWarnings(content, domains, new Set());
  const known = await findKnownDomains(db, inquiryID);
  return findWarnings(content, domains, new Set([...known.addresses.flatMap(domainsIn), ...known.domains]));
}
