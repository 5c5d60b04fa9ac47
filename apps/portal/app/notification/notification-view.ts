import { addressById, type Notification } from '@kontor/contract';
import { conversationAddress, oneself } from '../message-center/message-address.ts';

/** What a notification is about: a post, or the conversation as whom one is told of it. */
export function notificationAddress({ kind, businessID, subjectID }: Notification): string {
  if (kind === 'post-mentioned') return addressById('post', subjectID);
  return `${conversationAddress(businessID ?? oneself, subjectID)}#conversation`;
}
