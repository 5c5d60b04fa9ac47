import {
  CallError,
  type Data,
  getInquiry,
  type Inquiry,
  type InquiryFilter,
  type InquiryFolder,
  listInquiries,
} from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import {
  addPage,
  type InquiryOrder,
  type InquiryPages,
  putInquiry,
  removeInquiry,
} from './order-inquiries.ts';
import { useLiveEvents } from './use-live-events.ts';

/** What of the conversations is asked for, and in which order. */
export interface InboxView {
  text: string;
  filter: InquiryFilter;
  order: InquiryOrder;
  folder: InquiryFolder;
}

export interface Inbox {
  /** Undefined until the first page of the view is loaded. */
  pages: InquiryPages | undefined;
  /** These are somebody else's, or the last answer was another error. */
  failure: 'forbidden' | 'failed' | undefined;
  isLoadingMore: boolean;
  loadMore: () => Promise<void>;
  reload: () => Promise<void>;
  put: (inquiry: Inquiry) => void;
  /** How much lies in each folder; undefined until it is known of this party. */
  folders: Data<typeof listInquiries>['folders'] | undefined;
}

const pageSize = 25;
const largestPage = 50;

/** The conversations of a party, page by page, as they change. Nothing is loaded before there is a view. */
export function useInbox(partyID: string | undefined, view: InboxView | undefined): Inbox {
  const { call } = useSession();
  const key = JSON.stringify([partyID, view]);
  const [shown, setShown] = useState<{ key: string; pages: InquiryPages }>();
  const [failedKey, setFailedKey] = useState<string>();
  // Nothing more is asked for of a party that is somebody else's.
  const [refusedID, setRefusedID] = useState<string>();
  const isRefused = partyID !== undefined && refusedID === partyID;
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [counted, setCounted] = useState<{ partyID: string; folders: Inbox['folders'] }>();
  const latest = useRef({ partyID, view, key, shown, isRefused });
  latest.current = { partyID, view, key, shown, isRefused };
  // Of several answers on their way the one asked for last counts.
  const turn = useRef(0);

  const ask = useCallback(
    async (size: number, after: string | undefined): Promise<InquiryPages | undefined> => {
      const { partyID: ubid, view: asked, key: ofView } = latest.current;
      if (ubid === undefined || asked === undefined || latest.current.isRefused) return undefined;
      turn.current += 1;
      const own = turn.current;
      const { text, filter, order, folder } = asked;
      try {
        const query = { ubid, text: text || undefined, filter, order, folder, size, after };
        const { inquiries, next, folders } = await call(listInquiries, { query });
        if (own !== turn.current) return undefined;
        setCounted({ partyID: ubid, folders });
        setFailedKey(undefined);
        return { inquiries, next };
      } catch (error) {
        if (own !== turn.current) return undefined;
        if (error instanceof CallError && error.status === 403) {
          setRefusedID(ubid);
          return undefined;
        }
        console.warn('Conversations could not be loaded', error);
        setFailedKey(ofView);
        return undefined;
      }
    },
    [call],
  );

  const reload = useCallback(async () => {
    const { key: ofView, shown: before } = latest.current;
    const loaded = before?.key === ofView ? before.pages.inquiries.length : 0;
    const size = Math.min(largestPage, Math.max(pageSize, loaded));
    const pages = await ask(size, undefined);
    if (pages) setShown({ key: ofView, pages });
  }, [ask]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for party and view
  useEffect(() => {
    void reload();
    return () => {
      turn.current += 1;
    };
  }, [key, reload]);

  const loadMore = useCallback(async () => {
    const { key: ofView, shown: before, view: asked } = latest.current;
    const after = before?.pages.next;
    if (after === undefined || before?.key !== ofView || !asked) return;
    setLoadingMore(true);
    const page = await ask(pageSize, after);
    setLoadingMore(false);
    if (page)
      setShown((now) =>
        now?.key === ofView ? { key: ofView, pages: addPage(now.pages, page, asked.order) } : now,
      );
  }, [ask]);

  const put = useCallback((inquiry: Inquiry) => {
    setShown((now) => {
      const { view: asked, key: ofView } = latest.current;
      if (!now || !asked || now.key !== ofView) return now;
      const isKnown = now.pages.inquiries.some(({ requestID }) => requestID === inquiry.requestID);
      if (inquiry.folder !== asked.folder)
        return isKnown ? { ...now, pages: removeInquiry(now.pages, inquiry) } : now;
      // Whether one fits what is searched for the api alone can tell.
      if (!isKnown && (asked.text !== '' || asked.filter !== 'all')) return now;
      return { ...now, pages: putInquiry(now.pages, inquiry, asked.order) };
    });
  }, []);

  useLiveEvents((event) => {
    const { partyID: bid, isRefused: isOthersInbox } = latest.current;
    if (isOthersInbox) return;
    if (event.kind === 'gap') void reload();
    if (bid === undefined || !('requestID' in event) || event.kind === 'typing') return;
    call(getInquiry, { params: { rid: event.requestID }, query: { bid } }).then(
      (inquiry) => latest.current.partyID === bid && put(inquiry),
      (error: unknown) => {
        // It is told of what all parties of a person write; this one has no part in that conversation.
        const isOthers = error instanceof CallError && (error.status === 404 || error.status === 403);
        if (!isOthers) console.warn('A conversation could not be loaded', error);
      },
    );
  });

  const failed = failedKey === key ? 'failed' : undefined;
  return {
    pages: shown?.key === key ? shown.pages : undefined,
    failure: isRefused ? 'forbidden' : failed,
    isLoadingMore,
    loadMore,
    reload,
    put,
    folders: counted?.partyID === partyID ? counted?.folders : undefined,
  };
}
