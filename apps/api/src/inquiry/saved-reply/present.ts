import type { SavedReply } from '@kontor/contract';
import type { ReplyRow } from './queries.ts';

export function presentReply({ id, name, texts, revision }: ReplyRow): SavedReply {
  return { replyID: id, name, texts, revision };
}
