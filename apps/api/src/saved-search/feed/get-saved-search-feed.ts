import type { Data, getSavedSearchFeed as getSavedSearchFeedCall } from '@kontor/contract';
import { getBusinessCards } from '../../business/get-business-cards.ts';
import type { Context } from '../../context.ts';
import { found } from '../../found.ts';
import { getProductCards } from '../../product/get-product-cards.ts';
import { findNewRows, findSettled } from '../new-queries.ts';
import { searchOf } from '../search-of.ts';
import { findByFeed } from './feed-queries.ts';
import { hashOfFeedToken } from './feed-token.ts';

type Feed = Data<typeof getSavedSearchFeedCall>;

/** Microseconds. Readers of feeds ask more often. */
const thirtyDays = 30 * 24 * 3_600 * 1_000_000;
const maximum = 50;

/** What is new in a saved search, the newest first, for who knows the address of its feed. @throws NotFound for one that is none */
export async function getSavedSearchFeed(
  context: Pick<Context, 'db' | 'search' | 'reference' | 'language'>,
  token: string,
): Promise<Feed> {
  const { db, search } = context;
  const saved = found(await findByFeed(db, hashOfFeedToken(token)), 'feed');
  const { type, query, page } = searchOf(saved);
  const until = await findSettled(db);
  const rows = await findNewRows(db, type, { mark: until.getTime() * 1_000 - thirtyDays, until });
  const ids = rows.map(({ id }) => id);
  const met = new Set(ids.length === 0 ? [] : await search.findAmong(type, query, { ids, ...page }));
  const newest = rows.filter(({ id }) => met.has(id)).slice(0, maximum);
  const things = await thingsOf(
    context,
    type,
    newest.map(({ id }) => id),
  );
  return {
    name: saved.name,
    [type]: saved.query,
    items: newest.flatMap(({ id, came }) => {
      const thing = things.get(id);
      return thing ? { resourceID: id, ...thing, at: new Date(came / 1_000).toISOString() } : [];
    }),
  };
}

async function thingsOf(
  context: Pick<Context, 'db' | 'reference' | 'language'>,
  type: 'business' | 'product',
  ids: readonly string[],
): Promise<Map<string, Pick<Feed['items'][number], 'name' | 'company' | 'country'>>> {
  if (type === 'business') {
    const cards = await getBusinessCards(context, ids);
    return new Map(
      [...cards].map(([id, { general, contactInfo }]) => [
        id,
        { name: general.companyName, country: contactInfo.country.countryName },
      ]),
    );
  }
  const cards = await getProductCards(context, ids);
  return new Map(
    cards.map(({ productID, name, businessProfile: { general, contactInfo } }) => [
      productID,
      { name, company: general.companyName, country: contactInfo.country.countryName },
    ]),
  );
}
