import { capabilityChoices } from '@kontor/contract/capability-choices';
import { capabilities } from '@kontor/contract/capability-filters';
import { readSearchQuery, type SearchQuery } from './search-query.ts';

/** The query of an address, of its choices those that there are. */
export function knownSearchQuery(params: URLSearchParams): SearchQuery {
  const query = readSearchQuery(params);
  const known = capabilities.map((capability) => {
    const choices: readonly string[] = capabilityChoices[capability];
    return [capability, query[capability].filter((choice) => choices.includes(choice))];
  });
  return { ...query, ...Object.fromEntries(known) };
}
