import type { InquirySide } from '@kontor/contract';
import type { InquiryRow } from './queries.ts';

/** On which sides of a conversation a business writes, through its people. */
export function businessSides({
  sender_type,
  receiver_type,
}: Pick<InquiryRow, 'sender_type' | 'receiver_type'>): Set<InquirySide> {
  const sides = new Set<InquirySide>();
  if (sender_type === 'business') sides.add('S');
  if (receiver_type === 'business') sides.add('R');
  return sides;
}
