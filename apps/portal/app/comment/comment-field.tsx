import { commentLimits } from '@kontor/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';

interface CommentFieldProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  isSending: boolean;
  onSend: () => void;
  onEscape?: (() => void) | undefined;
  /** It has the focus as soon as it is there. */
  takesFocus?: boolean;
}

/** Checklist 242: Enter sends, Shift+Enter adds a line. While it sends it is disabled, and has the focus again afterwards. */
export function CommentField({ label, placeholder, text, onText, isSending, ...heard }: CommentFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const had = useRef(false);
  const { takesFocus } = heard;

  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (isSending) had.current = true;
    else if (had.current) {
      had.current = false;
      // Whoever went elsewhere meanwhile stays there.
      if (document.activeElement === document.body || document.activeElement === area.current)
        area.current?.focus();
    }
  }, [isSending]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') heard.onEscape?.();
    // Enter that ends a word of an input method is none.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    heard.onSend();
  }

  return (
    <textarea
      ref={area}
      className="k-input"
      rows={1}
      maxLength={commentLimits.content}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      disabled={isSending}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
