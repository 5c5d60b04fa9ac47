import { useRef, useState } from 'react';

interface SentText {
  text: string;
  setText: (text: string) => void;
  isSending: boolean;
  hasFailed: boolean;
  send: () => void;
}

/**
 * A text that is sent (checklist 211, 331): gone while it is under way, and back where that fails. The same text that is sent again has
 * the same key, so that it arrives once.
 */
export function useSentText(begin: string, post: (content: string, key: string) => Promise<void>): SentText {
  const [text, setText] = useState(begin);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const failed = useRef<{ text: string; key: string }>(undefined);

  async function send(): Promise<void> {
    if (isSending || text.trim() === '') return;
    const key = failed.current?.text === text ? failed.current.key : crypto.randomUUID();
    setSending(true);
    setFailed(false);
    setText('');
    try {
      await post(text.trim(), key);
      failed.current = undefined;
    } catch (error) {
      console.warn('A comment was not sent', error);
      failed.current = { text, key };
      setText(text);
      setFailed(true);
    } finally {
      setSending(false);
    }
  }

  return { text, setText, isSending, hasFailed, send: () => void send() };
}
