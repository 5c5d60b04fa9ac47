type Value = string | number | Part | Part[];

/** Part of a thing: an address, an amount. */
interface Part {
  [property: string]: Value;
}

/** A thing in the terms of schema.org; it stands in its page as a JSON-LD block. */
export interface Thing extends Part {
  '@context': 'https://schema.org';
  '@type':
    | 'Organization'
    | 'Product'
    | 'BreadcrumbList'
    | 'ProfilePage'
    | 'AboutPage'
    | 'ContactPage'
    | 'Service'
    | 'Article'
    | 'ItemList'
    | 'SocialMediaPosting';
}

interface Properties {
  [property: string]: Value | undefined;
}

/** What is not stated is left out: a thing says no more than its page. */
export function thing(type: Thing['@type'], properties: Properties): Thing {
  return { '@context': 'https://schema.org', '@type': type, ...stated(properties) };
}

export function part(type: string, properties: Properties): Part {
  return { '@type': type, ...stated(properties) };
}

function stated(properties: Properties): Part {
  const known: Part = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    known[name] = value;
  }
  return known;
}
