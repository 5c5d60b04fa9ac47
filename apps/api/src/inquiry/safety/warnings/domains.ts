import { domainToASCII, domainToUnicode } from 'node:url';

/** More of one message are not looked at. */
const mostDomains = 50;

/** Names of hosts: in links, in addresses of mail, and as they are. What is left of the last @ is no part of it. */
const hosts =
  /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}[\p{L}][\p{L}\p{N}-]{1,62}(?![\p{L}\p{N}-])/gu;

/** Under some countries companies stand one step further down, as in `.com.mx`. */
const secondLevel = new Set(['co', 'com', 'net', 'org', 'gob', 'gov', 'edu', 'ac', 'ind', 'or', 'ne']);

/** The part of a host's name that somebody registered, as it is typed; undefined for what is no name. */
export function registeredDomain(host: string): string | undefined {
  const ascii = domainToASCII(host.toLowerCase());
  const labels = domainToUnicode(ascii).split('.').filter(Boolean);
  if (labels.length < 2) return undefined;
  const isDeep = labels.length > 2 && labels.at(-1)?.length === 2 && secondLevel.has(labels.at(-2) ?? '');
  return labels.slice(isDeep ? -3 : -2).join('.');
}

/** The domains a text names, each once. */
export function domainsIn(text: string): string[] {
  const found = new Set<string>();
  // Marks of a language are written in one way or in two.
  for (const [host] of text.normalize('NFKC').matchAll(hosts)) {
    const domain = registeredDomain(host);
    if (domain !== undefined) found.add(domain);
    if (found.size >= mostDomains) break;
  }
  return [...found];
}
