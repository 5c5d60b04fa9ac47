import type { InboxSettings } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { presentSettings } from './present.ts';
import { findSettings } from './queries.ts';

/** How a business shows itself in its conversations, for its people. */
export async function getInboxSettings({ db, actor }: ForMember): Promise<InboxSettings> {
  return presentSettings(await findSettings(db, actor.actingBusiness.businessID));
}
