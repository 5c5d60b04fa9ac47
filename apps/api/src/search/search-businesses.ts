import type { Data, Input, searchBusinesses as searchBusinessesCall } from '@kontor/contract';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { placesIn } from './places-in.ts';

type BusinessBody = Input<typeof searchBusinessesCall>['body'];

export async function searchBusinesses(
  context: Context,
  body: BusinessBody,
): Promise<Data<typeof searchBusinessesCall>> {
  const { ids, ...found } = await context.search.find(
    'business',
    { ...placesIn(body), businessType: body.businessType },
    body,
  );
  const cards = await getBusinessCards(context, ids);
  return { items: ids.flatMap((id) => cards.get(id) ?? []), ...found };
}
