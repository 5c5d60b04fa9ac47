import type { InquiryMessage } from '@kontor/contract';

/** Whether the message of this id came before that one. Ids are whole numbers, larger than a number of JavaScript may be. */
export function isBefore(id: string, other: string): boolean {
  return BigInt(id) < BigInt(other);
}

/** Messages of one conversation, each once, in their order, whatever pages and answers brought them. */
export function mergeMessages(
  known: readonly InquiryMessage[],
  more: readonly InquiryMessage[],
): readonly InquiryMessage[] {
  const byID = new Map([...known, ...more].map((message) => [message.messageID, message]));
  return [...byID.values()].sort((one, other) => (isBefore(one.messageID, other.messageID) ? -1 : 1));
}

/** The last message written on this side, or on any; undefined when there is none. */
export function lastOf(
  messages: readonly InquiryMessage[],
  side?: InquiryMessage['from'],
): InquiryMessage | undefined {
  return messages.findLast(({ from }) => side === undefined || from === side);
}

/** The last message of one's own that the other side has seen. */
export function lastSeen(
  messages: readonly InquiryMessage[],
  side: InquiryMessage['from'],
  seen: string | undefined,
): string | undefined {
  if (seen === undefined) return undefined;
  return messages.findLast(({ from, messageID }) => from === side && !isBefore(seen, messageID))?.messageID;
}
