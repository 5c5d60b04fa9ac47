import type { Post, PostLink } from '@kontor/contract';
import type { Actor, Person } from '@kontor/server';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { presentPost } from './present.ts';
import { findPosts, type PostRow } from './queries.ts';

interface Reading extends Pick<Context, 'db' | 'reference' | 'language'> {
  actor: Exclude<Actor, Person> | Pick<Person, 'kind' | 'id'>;
}

/** Posts as whoever asks sees them, in the order of the ids; those that are not shown are missing. */
export async function listPosts(context: Reading, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  const { actor } = context;
  const isForPerson = actor.kind === 'person';
  const rows = await findPosts(context.db, ids, isForPerson ? actor.id : undefined);
  const links = await linksOf(context, rows);
  return rows.flatMap((row) => {
    const link = row.link_id === null ? undefined : links.get(row.link_id);
    return presentPost(row, { link, isForPerson }) ?? [];
  });
}

/** What is shown of the pages that the texts lead to, by id: a statement a kind of page, however many there are. */
async function linksOf(context: Reading, rows: readonly PostRow[]): Promise<Map<string, PostLink>> {
  const idsOf = (type: PostRow['link_type']) =>
    rows.flatMap(({ link_type, link_id }) => (link_type === type && link_id !== null ? [link_id] : []));
  const [businesses, products] = [idsOf('business'), idsOf('product')];
  const links = new Map<string, PostLink>();
  if (businesses.length > 0)
    for (const [id, { general }] of await getBusinessCards(context, businesses))
      links.set(id, {
        resourceType: 'business',
        resourceID: id,
        title: general.companyName,
        picture: general.profilePhoto,
      });
  if (products.length > 0)
    for (const { productID, name, mainImage, businessProfile } of await getProductCards(context, products))
      links.set(productID, {
        resourceType: 'product',
        resourceID: productID,
        title: name,
        company: businessProfile.general.companyName,
        picture: mainImage,
      });
  return links;
}
