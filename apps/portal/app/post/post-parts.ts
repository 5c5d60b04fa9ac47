import { addressById, type Mention } from '@kontor/contract';

/** A part of what somebody wrote; with an address it leads there. */
export interface TextPart {
  text: string;
  href?: string;
}

const nounOf = { business: 'business', user: 'person', product: 'product' } as const;

/** What is no letter, digit or sign that ends an address that stands in a sentence. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

/**
 * What somebody wrote, in parts: whom it names and pages of this portal lead there, addresses of others stay words.
 * @param origin of the portal
 */
export function partsOf(content: string, mentions: readonly Mention[], origin: string): TextPart[] {
  const links = [...mentionsIn(content, mentions), ...addressesIn(content, origin)].sort(
    (one, other) => one.from - other.from,
  );
  const parts: TextPart[] = [];
  let end = 0;
  for (const { from, text, href } of links) {
    if (from < end) continue;
    if (from > end) parts.push({ text: content.slice(end, from) });
    parts.push({ text, href });
    end = from + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end) });
  return parts;
}

interface Link {
  from: number;
  text: string;
  href: string;
}

/** Longer names first, so that `@Ada Example` is no `@Ada`. */
function mentionsIn(content: string, mentions: readonly Mention[]): Link[] {
  return [...mentions]
    .sort((one, other) => other.name.length - one.name.length)
    .flatMap(({ resourceType, resourceID, name }) => {
      const text = `@${name}`;
      const href = addressById(nounOf[resourceType], resourceID);
      const found: Link[] = [];
      for (let from = content.indexOf(text); from >= 0; from = content.indexOf(text, from + text.length))
        found.push({ from, text, href });
      return found;
    });
}

function addressesIn(content: string, origin: string): Link[] {
  return [...content.matchAll(address)].flatMap(({ 0: text, index: from }) =>
    text.startsWith(`${origin}/`) ? [{ from, text, href: text.slice(origin.length) }] : [],
  );
}
