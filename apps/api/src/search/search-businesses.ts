import type { Data, Input, searchBusinesses as searchBusinessesCall } from '@kontor/contract';
import { promotedBusiness } from '../boost/promoted-cards.ts';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { answerOf } from './answer-of.ts';
import { businessQuery } from './places-in.ts';

type BusinessBody = Input<typeof searchBusinessesCall>['body'];

export async function searchBusinesses(
  context: Context,
  body: BusinessBody,
): Promise<Data<typeof searchBusinessesCall>> {
  const found = await context.search.find('business', businessQuery(body, body.businessType), body);
  const [cards, reasons, promoted] = await Promise.all([
    getBusinessCards(context, found.ids),
    context.search.explain('business', found),
    promotedBusiness(context, found),
  ]);
  return {
    items: found.ids.flatMap((id) => cards.get(id) ?? []),
    reasons,
    ...answerOf(found),
    ...(promoted ? { promoted } : {}),
  };
}
