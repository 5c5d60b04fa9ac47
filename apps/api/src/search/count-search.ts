import type { countSearch as countSearchCall, Data } from '@kontor/contract';
import type { Context } from '../context.ts';
import type { Total } from './estimate.ts';
import type { Kind } from './kind.ts';
import { businessQuery, type CountBody, placesIn, productQuery } from './places-in.ts';

const countriesShown = 6;

const none: Total = { total: 0, totalIs: 'exact' };

/** Totals of all tabs (products, people, each business type), and of the tab looked at the countries. */
export async function countSearch(
  { search }: Context,
  { tab, ...body }: CountBody,
): Promise<Data<typeof countSearchCall>> {
  const ofBusinesses = businessQuery(body);
  const ofProducts = productQuery(body);
  const ofPeople = placesIn(body);
  const kind: Kind = tab === 'PR' ? 'product' : tab === 'UR' ? 'person' : 'business';
  const byKind = {
    business: { ...ofBusinesses, businessType: tab },
    product: ofProducts,
    person: ofPeople,
  };
  const counts = search.counts();
  const [types, products, people, countries] = await Promise.all([
    counts.countByType(ofBusinesses),
    counts.count('product', ofProducts),
    counts.count('person', ofPeople),
    tab && counts.countByCountry(kind, byKind[kind], countriesShown),
  ]);
  const of = (type: string) => types.get(type) ?? none;
  return {
    counts: {
      PR: products,
      UR: people,
      MA: of('MA'),
      DI: of('DI'),
      WS: of('WS'),
      IM: of('IM'),
      EX: of('EX'),
      RE: of('RE'),
      IN: of('IN'),
      CO: of('CO'),
      GO: of('GO'),
    },
    ...(countries ? { countries } : {}),
  };
}
