import { CallError, type InquiryMessage, idempotencyKeyHeader, sendMessage } from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { filesOf } from '../attachment/sent-attachment.ts';
import { useSession } from '../session/session-context.tsx';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { readUnsent, storeUnsent, type UnsentMessage, type UnsentPlace } from './unsent-messages.ts';

export type WrittenMessage = Required<Pick<UnsentMessage, 'content' | 'files' | 'isConfidential'>>;

export interface Sending {
  /** What is not known to have arrived, the oldest first. */
  unsent: readonly UnsentMessage[];
  /** The one under way. */
  sendingKey: string | undefined;
  /** Sends a message; nothing while another one is under way (checklist 241). */
  send: (message: WrittenMessage) => void;
  /** Sends one again that was not sent. */
  retry: (message: UnsentMessage) => void;
  /** Gives one up that was not sent. */
  discard: (message: UnsentMessage) => void;
}

interface SendingOptions {
  party: string;
  rid: string;
  onSent: (message: InquiryMessage) => void;
  /** The conversation has ended, or is not one's own any more. */
  onRefused: () => void;
}

/**
 * Messages on their way. Each is stored in the browser before it is sent, so that none is lost with the page. What was written offline is
 * sent once the browser is online again, in the order it was written in.
 */
export function useSending({ party, rid, onSent, onRefused }: SendingOptions): Sending {
  const { call } = useSession();
  const owner = useDraftOwner();
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>([]);
  const [sendingKey, setSendingKey] = useState<string>();
  const latest = useRef({ unsent, onSent, onRefused });
  latest.current = { unsent, onSent, onRefused };
  const isSending = useRef(false);

  const become = useCallback(
    async (next: readonly UnsentMessage[]) => {
      latest.current.unsent = next;
      setUnsent(next);
      if (owner !== undefined) await storeUnsent({ owner, party, rid }, next);
    },
    [owner, party, rid],
  );

  useEffect(() => {
    if (owner === undefined) return;
    let isOver = false;
    readUnsent({ owner, party, rid }).then((before) => {
      if (isOver || before.length === 0) return;
      const known = new Set(latest.current.unsent.map(({ key }) => key));
      const all = [...before.filter(({ key }) => !known.has(key)), ...latest.current.unsent];
      latest.current.unsent = all;
      setUnsent(all);
    });
    return () => {
      isOver = true;
    };
  }, [owner, party, rid]);

  const post = useCallback(
    async (message: UnsentMessage) => {
      if (isSending.current) return;
      isSending.current = true;
      setSendingKey(message.key);
      try {
        const others = latest.current.unsent.filter(({ key }) => key !== message.key);
        await become([...others, message]);
        const { content, files = [], isConfidential = false } = message;
        const body = { content, ...filesOf(files, isConfidential) };
        const input = { params: { rid }, query: { bid: party }, body };
        const sent = await call(sendMessage, input, { headers: { [idempotencyKeyHeader]: message.key } });
        latest.current.onSent(sent);
        await become(latest.current.unsent.filter(({ key }) => key !== message.key));
      } catch (error) {
        if (error instanceof CallError && [403, 404, 409].includes(error.status)) latest.current.onRefused();
        if (error instanceof CallError && error.issues?.some(({ field }) => field.startsWith('files.')))
          await become(
            latest.current.unsent.map((each) =>
              each.key === message.key ? { ...each, lacksFile: true } : each,
            ),
          );
        console.warn('A message was not sent', error);
      } finally {
        isSending.current = false;
        setSendingKey(undefined);
      }
    },
    [call, party, rid, become],
  );

  useEffect(() => {
    if (owner === undefined) return;
    async function sendAll(place: UnsentPlace): Promise<void> {
      // Another tab may have sent it, or given it up.
      const stored = new Set((await readUnsent(place)).map(({ key }) => key));
      for (const message of latest.current.unsent) {
        if (message.lacksFile || !stored.has(message.key)) continue;
        await post(message);
        // It failed again, or another one is under way: what comes after it waits.
        if (latest.current.unsent.some(({ key }) => key === message.key)) return;
      }
    }
    const onOnline = () => void sendAll({ owner, party, rid });
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [post, owner, party, rid]);

  return {
    unsent,
    sendingKey,
    send: (written) =>
      void post({ key: crypto.randomUUID(), ...written, writtenAt: new Date().toISOString() }),
    retry: (message) => void post(message),
    discard: ({ key }) => void become(latest.current.unsent.filter((each) => each.key !== key)),
  };
}
