import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

interface SearchScript {
  name: string;
  resourceType: 'business' | 'product';
  /** As the api stores what is asked for. */
  query: object;
}

/** In the language of the buyer. */
const scripts: readonly SearchScript[] = [
  {
    name: 'Reductores – Fabricantes – México',
    resourceType: 'business',
    query: { textQuery: 'reductores', countries: ['MX'], businessType: 'MA' },
  },
  {
    name: 'Válvulas en existencia',
    resourceType: 'product',
    query: { textQuery: 'válvulas', offer: ['in-stock'] },
  },
  {
    name: 'Rodamientos de Alemania y España',
    resourceType: 'product',
    query: { textQuery: 'rodamientos', countries: ['DE', 'ES'], order: 'newest' },
  },
];

/** The searches the buyer saved in the weeks before the load, and has not looked at since. */
export function inventSavedSearches(logins: readonly InventedLogin[], day: string) {
  const person_id = demoId('login', 'buyer');
  if (!logins.some(({ person }) => person.id === person_id)) return [];
  return scripts.map(({ name, resourceType, query }) => {
    const random = randomFor(`saved search ${name}`);
    const at = momentOn(addDays(day, -random.between(2, 28)), random);
    return {
      id: demoId('saved-search', name),
      person_id,
      name,
      resource_type: resourceType,
      query,
      created_at: at,
      seen_at: at,
    };
  });
}
