import type { InquirySide } from '@kontor/contract';
import type { InquiryRow } from './queries.ts';

interface Sides extends Pick<InquiryRow, 'sender_type' | 'receiver_type' | 'side'> {
  other_hides_names: boolean;
}

/** On which sides of a conversation a business writes, through people whose names the reader may know: those of one's own always. */
export function namedSides({ sender_type, receiver_type, side, other_hides_names }: Sides): Set<InquirySide> {
  const sides = new Set<InquirySide>();
  const isNamed = (each: InquirySide) => each === side || !other_hides_names;
  if (sender_type === 'business' && isNamed('S')) sides.add('S');
  if (receiver_type === 'business' && isNamed('R')) sides.add('R');
  return sides;
}
