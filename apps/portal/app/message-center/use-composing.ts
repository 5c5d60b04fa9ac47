import { useDraft } from '@kontor/web/draft/use-draft';
import { useState } from 'react';
import { type Attachments, useAttachments } from '../attachment/use-attachments.ts';
import type { WrittenMessage } from './use-sending.ts';

export interface Composing {
  values: WrittenMessage;
  change: (part: Partial<WrittenMessage>) => void;
  attachments: Attachments;
  /** The message was handed over: an empty one begins. */
  startOver: () => void;
}

interface ComposingPlace {
  /** Whose draft it is; undefined until that is known. */
  owner: string | undefined;
  party: string;
  rid: string;
}

const start: WrittenMessage = { content: '', files: [], isConfidential: false };

/** What is being written in a conversation, with its files. It stays in the browser until it is sent. */
export function useComposing({ owner, party, rid }: ComposingPlace): Composing {
  const [values, put] = useState(start);
  const change = (part: Partial<WrittenMessage>) => put((now) => ({ ...now, ...part }));
  const place = owner === undefined ? undefined : { owner, form: `message/${party}/${rid}` };
  const { isRead } = useDraft({ place, values, start, put });
  const attachments = useAttachments({ sent: values.files, put: (files) => change({ files }), isRead });
  return {
    values,
    change,
    attachments,
    startOver() {
      put(start);
      attachments.clear();
    },
  };
}
