import type { MessageWarning } from '@kontor/contract';
import { hasBankDetails } from './bank-details.ts';
import { looksAlike } from './look-alike.ts';
import { namesOtherChannel } from './other-channel.ts';

interface Found {
  warnings: MessageWarning[];
  /** Those of the message that others may be compared with from now on. */
  domains: string[];
}

/**
 * What both sides should check before they do what a message asks for, by rules alone.
 * @param domains those the message names
 * @param known those of both parties' sites and addresses, and those the conversation used before
 */
export function findWarnings(content: string, domains: readonly string[], known: ReadonlySet<string>): Found {
  const isNew = domains.filter((domain) => !known.has(domain));
  const alike = new Set(isNew.filter((domain) => [...known].some((each) => looksAlike(domain, each))));
  const warnings: MessageWarning[] = [];
  if (hasBankDetails(content)) warnings.push('bank-details');
  if (alike.size > 0) warnings.push('look-alike-domain');
  if (namesOtherChannel(content)) warnings.push('other-channel');
  return { warnings, domains: domains.filter((domain) => !alike.has(domain)) };
}
