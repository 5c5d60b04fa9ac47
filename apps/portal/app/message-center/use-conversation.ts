import {
  CallError,
  getInquiry,
  getInquiryMessages,
  type Inquiry,
  type InquiryMessage,
} from '@kontor/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { oneAtATime } from '../live/one-at-a-time.ts';
import { useSession } from '../session/session-context.tsx';
import { mergeMessages } from './order-messages.ts';
import { useLiveEvents } from './use-live-events.ts';

export interface Conversation {
  inquiry: Inquiry | undefined;
  /** Undefined until the last ones are loaded. */
  messages: readonly InquiryMessage[] | undefined;
  hasEarlier: boolean;
  /** Why there is nothing to show. */
  failure: 'not-found' | 'failed' | undefined;
  loadEarlier: () => Promise<void>;
  /** One that was answered when it was sent. */
  add: (message: InquiryMessage) => void;
  /** Loads the conversation, and all messages that came since the last one known. */
  renew: () => Promise<void>;
}

const pageSize = 50;
const largestPage = 100;

/** A conversation as a party has it, kept up with live; each message once, whatever brought it. */
export function useConversation(
  partyID: string,
  rid: string,
  onInquiry: (inquiry: Inquiry) => void,
): Conversation {
  const { call } = useSession();
  const [inquiry, setInquiry] = useState<Inquiry>();
  const [messages, setMessages] = useState<readonly InquiryMessage[]>();
  const [hasEarlier, setHasEarlier] = useState(false);
  const [failure, setFailure] = useState<Conversation['failure']>();
  const latest = useRef({ messages, onInquiry });
  latest.current = { messages, onInquiry };
  const isLoadingEarlier = useRef(false);
  // Up to where pages were loaded without a gap. What is sent is known before what others wrote meanwhile.
  const walkedTo = useRef<string>(undefined);

  const merge = useCallback((more: readonly InquiryMessage[]) => {
    setMessages((known) => {
      const merged = mergeMessages(known ?? [], more);
      latest.current.messages = merged;
      return merged;
    });
  }, []);

  const renew = useMemo(() => {
    const params = { rid };
    const bid = partyID;

    async function loadMessages(): Promise<void> {
      const after = walkedTo.current;
      const size = after === undefined ? pageSize : largestPage;
      const page = await call(getInquiryMessages, { params, query: { bid, size, after } });
      merge(page.messages);
      walkedTo.current = page.messages.at(-1)?.messageID ?? after;
      if (after === undefined) setHasEarlier(page.hasMore);
      else if (page.hasMore) await loadMessages();
    }

    return oneAtATime(async () => {
      try {
        const [now] = await Promise.all([call(getInquiry, { params, query: { bid } }), loadMessages()]);
        setInquiry(now);
        latest.current.onInquiry(now);
        setFailure(undefined);
      } catch (error) {
        const isGone = error instanceof CallError && [403, 404].includes(error.status);
        if (!isGone) console.warn('The conversation could not be loaded', error);
        setFailure(isGone ? 'not-found' : 'failed');
      }
    });
  }, [call, partyID, rid, merge]);

  useEffect(() => void renew(), [renew]);

  /** A message that is known already has changed. */
  async function reload(messageID: string): Promise<void> {
    if (!latest.current.messages?.some((known) => known.messageID === messageID)) return;
    try {
      const before = String(BigInt(messageID) + 1n);
      const page = await call(getInquiryMessages, {
        params: { rid },
        query: { bid: partyID, size: 1, before },
      });
      merge(page.messages);
    } catch (error) {
      console.warn('A message could not be loaded again', error);
    }
  }

  useLiveEvents((event) => {
    // A message of it may have been removed.
    if (event.kind === 'inquiry' && event.requestID === rid) walkedTo.current = undefined;
    if (event.kind === 'gap') void renew();
    else if (event.kind === 'file' && event.requestID === rid) void reload(event.messageID);
    else if ('requestID' in event && event.kind !== 'typing' && event.requestID === rid) void renew();
  });

  const loadEarlier = useCallback(async () => {
    const before = latest.current.messages?.[0]?.messageID;
    if (before === undefined || isLoadingEarlier.current) return;
    isLoadingEarlier.current = true;
    try {
      const query = { bid: partyID, size: pageSize, before };
      const page = await call(getInquiryMessages, { params: { rid }, query });
      merge(page.messages);
      setHasEarlier(page.hasMore);
    } catch (error) {
      // Scrolling up, or its button, tries again.
      console.warn('Earlier messages could not be loaded', error);
    } finally {
      isLoadingEarlier.current = false;
    }
  }, [call, partyID, rid, merge]);

  const add = useCallback((message: InquiryMessage) => merge([message]), [merge]);

  return { inquiry, messages, hasEarlier, failure, loadEarlier, add, renew };
}
