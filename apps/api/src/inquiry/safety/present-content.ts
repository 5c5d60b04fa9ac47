import type { InquiryMessage } from '@kontor/contract';
import type { MessageRow } from '../message-queries.ts';

/** What a message says and what to check at it; nothing of one that a moderator removed. */
export function presentContent({
  content,
  warnings,
  removed_at,
}: Pick<MessageRow, 'content' | 'warnings' | 'removed_at'>): Pick<
  InquiryMessage,
  'content' | 'warnings' | 'isRemoved'
> {
  if (removed_at) return { content: '', isRemoved: true };
  return { content, warnings: warnings.length > 0 ? warnings : undefined };
}
