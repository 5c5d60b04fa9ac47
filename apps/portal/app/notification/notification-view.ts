import { addressById, type Notification } from '@kontor/contract';
import { connectionsAddress } from '../connection/connection-address.ts';
import { conversationAddress, oneself } from '../message-center/message-address.ts';

/** What a notification is about, as whom one is told of it: a post, a request to connect, or a conversation. */
export function notificationAddress({ kind, businessID, subjectID }: Notification): string {
  if (kind === 'post-mentioned') return addressById('post', subjectID);
  if (kind === 'connection-asked') return connectionsAddress('requests', businessID);
  if (kind === 'connection-accepted') return connectionsAddress('connections', businessID);
  return `${conversationAddress(businessID ?? oneself, subjectID)}#conversation`;
}
