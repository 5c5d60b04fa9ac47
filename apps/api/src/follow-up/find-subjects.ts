import type { FollowUpSubject } from '@kontor/contract';
import type { Context } from '../context.ts';
import { cardsOfSaved } from '../favorite/cards-of-saved.ts';
import { findConversations } from '../inquiry/find-conversations.ts';
import { namesOfLists } from '../list/names-of-lists.ts';
import type { SubjectRef } from './queries.ts';

type Looking = Pick<Context, 'db' | 'reference' | 'language'>;

/** What each of these is about, as somebody may see it now; what they may not, or what is gone, has its type and id alone. */
export async function findSubjects<Row extends SubjectRef>(
  context: Looking,
  personID: string,
  rows: readonly Row[],
): Promise<Map<Row, FollowUpSubject>> {
  const idsOf = (type: SubjectRef['subject_type']) => [
    ...new Set(rows.filter((row) => row.subject_type === type).map((row) => row.subject_id)),
  ];
  const [businesses, products, conversations, lists] = await Promise.all([
    cardsOfSaved(context, 'business', idsOf('business')),
    cardsOfSaved(context, 'product', idsOf('product')),
    findConversations(context, personID, idsOf('inquiry')),
    namesOfLists(context, personID, idsOf('list')),
  ]);
  const cards = new Map([...businesses, ...products].map((card) => [card.resourceID, card]));

  function subjectOf({ subject_type: type, subject_id: id, business_id }: SubjectRef): FollowUpSubject {
    const { business, product } = cards.get(id) ?? {};
    const conversation = conversations.find(
      ({ requestID, businessID }) => requestID === id && businessID === (business_id ?? undefined),
    );
    const inquiry = conversation && {
      businessID: conversation.businessID,
      other: conversation.other,
      subject: conversation.subject,
    };
    const name = lists.get(id);
    if (type === 'business') return { type, id, business };
    if (type === 'product') return { type, id, product };
    if (type === 'inquiry') return { type, id, inquiry };
    return { type, id, list: name === undefined ? undefined : { name } };
  }
  return new Map(rows.map((row) => [row, subjectOf(row)]));
}

/** What it is called; undefined where it is no longer available. */
export function nameOf({ business, product, inquiry, list }: FollowUpSubject): string | undefined {
  return business?.general.companyName ?? product?.name ?? inquiry?.other.name ?? list?.name;
}
