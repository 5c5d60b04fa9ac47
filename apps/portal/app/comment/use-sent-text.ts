import { useRef, useState } from 'react';

interface SentText {
  text: string;
  setText: (text: string) => void;
  isSending: boolean;
  /** Why it was not sent. */
  failure: unknown;
  send: () => void;
}

/**
 * A text that is sent (checklist 211, 331): gone while it is under way, and back where that fails. The same text that is sent again has
 * the same key, so that it arrives once.
 */
export function useSentText(begin: string, post: (content: string, key: string) => Promise<void>): SentText {
  const [text, setText] = useState(begin);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const failed = useRef<{ text: string; key: string }>(undefined);

  async function send(): Promise<void> {
    if (isSending || text.trim() === '') return;
    const key = failed.current?.text === text ? failed.current.key : crypto.randomUUID();
    setSending(true);
    setFailure(undefined);
    setText('');
    try {
      await post(text.trim(), key);
      failed.current = undefined;
    } catch (error) {
      console.warn('A comment was not sent', error);
      failed.current = { text, key };
      setText(text);
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  return { text, setText, isSending, failure, send: () => void send() };
}
