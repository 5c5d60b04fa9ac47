import { findPlaceholder } from '@kontor/contract/placeholder';
import { type RefObject, useEffect, useRef } from 'react';

interface Selection {
  start: number;
  end: number;
}

interface ReplyInsertion {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Puts a text where the cursor stands and selects what is to be filled in first. */
  insert: (text: string) => void;
  /** Selects what is still to be filled in. @returns whether anything is */
  selectPlaceholder: () => boolean;
}

/** What is put into the field of a message at its cursor. */
export function useReplyInsertion(content: string, change: (content: string) => void): ReplyInsertion {
  const area = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef<Selection>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the field holds what was put into it
  useEffect(() => {
    if (!wanted.current || !area.current) return;
    const { start, end } = wanted.current;
    wanted.current = undefined;
    area.current.focus();
    area.current.setSelectionRange(start, end);
  }, [content]);

  return {
    area,
    insert(text) {
      const from = area.current?.selectionStart ?? content.length;
      const to = area.current?.selectionEnd ?? content.length;
      const open = findPlaceholder(text);
      wanted.current = open
        ? { start: from + open.start, end: from + open.end }
        : { start: from + text.length, end: from + text.length };
      change(content.slice(0, from) + text + content.slice(to));
    },
    selectPlaceholder() {
      const open = findPlaceholder(content);
      if (!open) return false;
      area.current?.focus();
      area.current?.setSelectionRange(open.start, open.end);
      return true;
    },
  };
}
