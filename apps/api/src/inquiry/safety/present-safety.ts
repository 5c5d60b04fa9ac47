import type { Inquiry } from '@kontor/contract';
import type { InquiryRow } from '../queries.ts';
import type { SafetyRow } from './safety-queries.ts';

/**
 * Where a conversation lies and what its reader did about it. Whom the other side lets write no more finds it ended by that side, as
 * anybody whose conversation has ended.
 */
export function presentSafety(
  { side, folder, closed_at }: Pick<InquiryRow, 'side' | 'folder' | 'closed_at'>,
  safety: SafetyRow | undefined,
): Pick<Inquiry, 'folder' | 'isMuted' | 'isBlocked'> & Partial<Inquiry> {
  const refusedAt = safety?.refused_at;
  return {
    folder,
    isMuted: safety?.is_muted ?? false,
    isBlocked: safety?.blocked_at != null,
    ...(refusedAt && { isMyTurn: false, reopenableUntil: undefined }),
    ...(refusedAt &&
      !closed_at && {
        status: 'closed',
        closedAt: refusedAt.toISOString(),
        closedBy: side === 'S' ? 'R' : 'S',
      }),
  };
}
