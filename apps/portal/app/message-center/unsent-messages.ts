import { drafts } from '@kontor/web/draft';
import type { SentAttachment } from '../attachment/sent-attachment.ts';

/** A message that was written and is not known to have arrived. */
export interface UnsentMessage {
  /** The `Idempotency-Key` it is sent with, each time the same, so that it arrives once. */
  key: string;
  content: string;
  /** Absent in those that were stored before files could come. */
  files?: SentAttachment[];
  isConfidential?: boolean;
  /** A file of it is no longer there. */
  lacksFile?: boolean;
  /** ISO 8601 */
  writtenAt: string;
}

/** Where they lie in the browser: those of one person in one conversation of one party. */
export interface UnsentPlace {
  owner: string;
  party: string;
  rid: string;
}

const placeOf = ({ owner, party, rid }: UnsentPlace) => ({ owner, form: `unsent/${party}/${rid}` });

/** What was not sent before, the oldest first; nothing where the browser stores nothing. */
export async function readUnsent(place: UnsentPlace): Promise<UnsentMessage[]> {
  const draft = await drafts((all) => all.readDraft(placeOf(place))).catch(warn);
  return Array.isArray(draft?.messages) ? draft.messages : [];
}

export async function storeUnsent(place: UnsentPlace, messages: readonly UnsentMessage[]): Promise<void> {
  await drafts((all) =>
    messages.length > 0 ? all.writeDraft(placeOf(place), { messages }) : all.forgetDraft(placeOf(place)),
  ).catch(warn);
}

function warn(error: unknown): undefined {
  console.warn('This browser cannot store unsent messages', error);
  return undefined;
}
