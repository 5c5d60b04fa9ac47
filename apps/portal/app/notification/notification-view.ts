import { addressById, type CommentedRoot, type Notification } from '@kontor/contract';
import { connectionsAddress } from '../connection/connection-address.ts';

import { followUpsPath } from '../follow-up/follow-up-address.ts';
import { groupAddress, groupsPath } from '../group/group-address.ts';
import { conversationAddress, oneself } from '../message-center/message-address.ts';

/** The page of what comments stand below. */
const commentedPages: { readonly [Type in CommentedRoot]?: (id: string) => string } = {
  product: (id) => addressById('product', id),
  post: (id) => addressById('post', id),
};

const groupKinds: ReadonlySet<Notification['kind']> = new Set([
  'group-asked',
  'group-accepted',
  'group-invited',
  'group-role',
  'group-restored',
]);

/** What a notification is about, as whom one is told of it: comments, a post, a group, a request to connect, or a conversation. */
export function notificationAddress({ kind, businessID, subjectID, subjectType }: Notification): string {
  const commented = subjectType && commentedPages[subjectType];
  const isOwn = kind === 'writing-removed' || kind === 'writing-published';
  if (commented) return isOwn ? commented(subjectID) : `${commented(subjectID)}#comments`;
  if (kind === 'writing-warned')
    return businessID ? addressById('business', businessID) : addressById('person', subjectID);
  if (kind === 'membership-due') return `${addressById('business', subjectID)}/membership`;
  if (kind === 'follow-up-due') return followUpsPath;
  if (kind === 'followed') return addressById(businessID ? 'business' : 'person', subjectID);
  if (kind === 'post-mentioned' || kind === 'post-liked') return addressById('post', subjectID);
  if (kind === 'group-removed') return groupsPath;
  if (groupKinds.has(kind)) return groupAddress(subjectID);
  if (kind === 'connection-asked') return connectionsAddress('requests', businessID);
  if (kind === 'connection-accepted') return connectionsAddress('connections', businessID);
  return `${conversationAddress(businessID ?? oneself, subjectID)}#conversation`;
}
