import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

interface SearchScript {
  login: 'buyer' | 'platinum';
  name: string;
  resourceType: 'business' | 'product';
  /** As the api stores what is asked for. */
  query: object;
  digest: 'none' | 'daily' | 'weekly';
}

/** Each in the language of whose it is. */
const scripts: readonly SearchScript[] = [
  {
    login: 'buyer',
    name: 'Reductores – Fabricantes – México',
    resourceType: 'business',
    query: { textQuery: 'reductores', countries: ['MX'], businessType: 'MA' },
    digest: 'none',
  },
  {
    login: 'buyer',
    name: 'Válvulas en existencia',
    resourceType: 'product',
    query: { textQuery: 'válvulas', offer: ['in-stock'] },
    digest: 'weekly',
  },
  {
    login: 'buyer',
    name: 'Rodamientos de Alemania y España',
    resourceType: 'product',
    query: { textQuery: 'rodamientos', countries: ['DE', 'ES'], order: 'newest' },
    digest: 'daily',
  },
  {
    login: 'platinum',
    name: 'Gears worldwide',
    resourceType: 'product',
    query: { textQuery: 'gear' },
    digest: 'daily',
  },
  {
    login: 'platinum',
    name: 'Manufacturers in Mexico',
    resourceType: 'business',
    query: { textQuery: '', countries: ['MX'], businessType: 'MA' },
    digest: 'weekly',
  },
];

/** The searches people saved in the weeks before the load; they have not looked since, and were mailed nothing yet. */
export function inventSavedSearches(logins: readonly InventedLogin[], day: string) {
  const known = new Set(logins.map(({ person }) => person.id));
  return scripts.flatMap(({ login, name, resourceType, query, digest }) => {
    const person_id = demoId('login', login);
    if (!known.has(person_id)) return [];
    const random = randomFor(`saved search ${name}`);
    const at = momentOn(addDays(day, -random.between(2, 28)), random);
    return {
      id: demoId('saved-search', name),
      person_id,
      name,
      resource_type: resourceType,
      query,
      digest,
      created_at: at,
      seen_at: at,
      digested_at: at,
    };
  });
}
