import type { Notification } from '@kontor/contract';
import { conversationAddress, oneself } from '../message-center/message-address.ts';

/** The conversation a notification is about, as whom one is told of it. */
export function notificationAddress({ businessID, subjectID }: Notification): string {
  return `${conversationAddress(businessID ?? oneself, subjectID)}#conversation`;
}
