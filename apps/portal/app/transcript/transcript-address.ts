import { conversationAddress } from '../message-center/message-address.ts';

/** Where anybody checks a transcript. */
export const checkPath = '/verify-conversation';

/** A conversation to be printed and saved. @param party its id, its slug or `me` */
export function transcriptAddress(party: string, requestID: string): string {
  return `${conversationAddress(party, requestID)}/transcript`;
}
