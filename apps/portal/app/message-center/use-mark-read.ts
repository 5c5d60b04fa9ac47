import { type InquiryMessage, markInquiryRead } from '@kontor/contract';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { isBefore } from './order-messages.ts';

/** Marks the messages of the other side as read while they are on the screen. */
export function useMarkRead(party: string, rid: string, last: InquiryMessage | undefined): void {
  const { call } = useSession();
  const isVisible = useIsVisible();
  const marked = useRef('0');
  const messageID = last?.messageID;

  useEffect(() => {
    if (!isVisible || messageID === undefined || !isBefore(marked.current, messageID)) return;
    const before = marked.current;
    marked.current = messageID;
    call(markInquiryRead, { params: { rid }, query: { bid: party }, body: { messageID } }).catch(
      (error: unknown) => {
        // The next message, or coming back to this page, marks it.
        if (marked.current === messageID) marked.current = before;
        console.warn('Messages could not be marked as read', error);
      },
    );
  }, [call, party, rid, messageID, isVisible]);
}

/** Whether the page is before somebody's eyes, as far as the browser can tell. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
