// Phrases that some sources carry on each row: they tell what the list is about, not what the company does.
const genericPhrases = new Set([
  'network-connected electronic equipment',
  'industrial automation and networked control devices',
  'connected power and energy equipment',
  'connected medical equipment',
  'connected industrial and vehicle electronics',
  'connected building and home equipment',
  'connected watches and wearables',
  'machinery with network interfaces',
  'apparel production facility',
]);
const emptyTerms = new Set(['platform', 'other']);

const maximumLength = 512;

export interface TradeTerms {
  terms: string[];
  /** Whether they say anything of this company beyond its name. */
  ofCompany: boolean;
}

/**
 * A source's trade terms ("oil; wind turbines"), each once. Of a text with a generic phrase only that is left: what stands
 * beside it was only guessed from the company's name.
 */
export function readTradeTerms(productText: string): TradeTerms {
  const terms = productText
    .split(';')
    .map((term) => term.trim())
    .filter((term) => term !== '' && !emptyTerms.has(term.toLowerCase()));
  const generic = terms.filter((term) => genericPhrases.has(term));
  return generic.length > 0
    ? { terms: generic, ofCompany: false }
    : { terms: [...new Set(terms)], ofCompany: terms.length > 0 };
}

/** Trade terms as a short description of at most 512 characters; null when they say nothing of this company. */
export function toShortDescription({ terms, ofCompany }: TradeTerms): string | null {
  if (!ofCompany) return null;
  const text = terms.join('; ');
  return cut(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Whole terms where possible; never half a character. */
function cut(text: string): string {
  if (text.length <= maximumLength) return text;
  const start = text.slice(0, maximumLength);
  const end = start.lastIndexOf(';');
  return end > 0 ? start.slice(0, end) : start.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
}
