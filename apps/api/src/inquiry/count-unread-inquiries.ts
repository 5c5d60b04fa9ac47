import type { countUnreadInquiries as countUnreadInquiriesCall, Data } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { listBusinessesOfPeople } from '../business/members/list-businesses-of-people.ts';
import type { Context } from '../context.ts';
import { countUnread } from './queries.ts';

/** How many conversations hold something unread, of a person and of each of their businesses. */
export async function countUnreadInquiries({
  db,
  actor,
}: Context<ActingPerson>): Promise<Data<typeof countUnreadInquiriesCall>> {
  const businesses = await listBusinessesOfPeople({ db }, [actor.id]);
  const businessIDs = businesses.get(actor.id) ?? [];
  const parties = await countUnread(db, { personID: actor.id, businessIDs });
  return {
    total: parties.reduce((sum, { unread }) => sum + unread, 0),
    parties: parties.map(({ id, unread, strangers }) => ({ id, unread, strangers: strangers || undefined })),
  };
}
