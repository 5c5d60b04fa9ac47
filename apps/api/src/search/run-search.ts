import type {
  countSearch,
  Data,
  Input,
  Suggestion,
  searchBusinesses,
  searchPeople,
  searchProducts,
} from '@kontor/contract';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { getPersonCards } from '../person/get-person-cards.ts';
import { getProductCards } from '../product/get-product.ts';
import type { Total } from './estimate.ts';
import type { Kind } from './kind.ts';
import type { Query } from './prepare.ts';

type BusinessBody = Input<typeof searchBusinesses>['body'];
type ProductBody = Input<typeof searchProducts>['body'];
type PeopleBody = Input<typeof searchPeople>['body'];
type CountBody = Input<typeof countSearch>['body'];

/** Only the fields the call has: what else a body holds must not change results. */
function placesIn({
  textQuery,
  country,
  industry,
  category,
  subcategory,
}: ProductBody | PeopleBody | CountBody): Query {
  return { text: textQuery, country, industry, category, subcategory };
}

export async function findBusinesses(
  context: Context,
  body: BusinessBody,
): Promise<Data<typeof searchBusinesses>> {
  const { ids, ...found } = await context.search.find(
    'business',
    { ...placesIn(body), businessType: body.businessType },
    body,
  );
  const cards = await getBusinessCards(context, ids);
  return { items: ids.flatMap((id) => cards.get(id) ?? []), ...found };
}

export async function findProducts(
  context: Context,
  body: ProductBody,
): Promise<Data<typeof searchProducts>> {
  const { ids, ...found } = await context.search.find('product', placesIn(body), body);
  return { items: await getProductCards(context, ids), ...found };
}

export async function findPeople(context: Context, body: PeopleBody): Promise<Data<typeof searchPeople>> {
  const { ids, ...found } = await context.search.find('person', placesIn(body), body);
  return { items: await getPersonCards(context, ids), ...found };
}

const countriesShown = 6;
const none: Total = { total: 0, totalIs: 'exact' };

/** Totals of all tabs (products, people, each business type) and the countries of the tab looked at. */
export async function countTabs(
  { search }: Context,
  { tab, ...body }: CountBody,
): Promise<Data<typeof countSearch>> {
  const query = placesIn(body);
  const kind: Kind = tab === 'PR' ? 'product' : tab === 'UR' ? 'person' : 'business';
  const [types, products, people, countries] = await Promise.all([
    search.countByType(query),
    search.count('product', query),
    search.count('person', query),
    tab &&
      search.countByCountry(
        kind,
        { ...query, businessType: kind === 'business' ? tab : undefined },
        countriesShown,
      ),
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

/** Completions while typing: words of products, places in the industry tree, businesses by name. */
export async function completeQuery(context: Context, text: string): Promise<{ items: Suggestion[] }> {
  const { words, places, businessIds } = await context.search.suggest(text, context.language);
  const cards = await getBusinessCards(context, businessIds);
  const businesses = businessIds.flatMap((businessID): Suggestion[] => {
    const card = cards.get(businessID);
    return card ? [{ kind: 'business', text: card.general.companyName, businessID }] : [];
  });
  return { items: [...words, ...places, ...businesses].slice(0, 8) };
}
