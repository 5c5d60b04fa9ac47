import { useDraft } from '@kontor/web/draft/use-draft';
import { useEffect, useState } from 'react';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import type { InquiryOrder } from './order-inquiries.ts';
import type { InboxView } from './use-inbox.ts';

/** How long nothing was typed before it is searched for. */
const pause = 300;

interface StoredView {
  order: InquiryOrder;
}

/** By their beginning, unless chosen otherwise (checklist 147). */
const start: StoredView = { order: 'created' };

export interface ChosenView {
  /** What is asked for; undefined until it is known in which order this person wants it. */
  view: InboxView | undefined;
  /** What was typed last, which is searched for in a moment. */
  typedText: string;
  change: (change: Partial<InboxView>) => void;
}

/** What of the conversations is shown. Words are searched for after a pause; the order stays chosen in this browser. */
export function useInboxView(): ChosenView {
  const owner = useDraftOwner();
  const [stored, setStored] = useState(start);
  const [typed, setTyped] = useState({ text: '', filter: 'all' as InboxView['filter'] });
  const [folder, setFolder] = useState<InboxView['folder']>('inbox');
  const [text, setText] = useState('');
  const place = owner === undefined ? undefined : { owner, form: 'message-center' };
  const { isRead } = useDraft({ place, values: stored, start, put: setStored });

  useEffect(() => {
    const timer = setTimeout(() => setText(typed.text.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed.text]);

  return {
    view: isRead ? { text, filter: typed.filter, order: stored.order, folder } : undefined,
    typedText: typed.text,
    change({ order, text: words, filter, folder: other }) {
      if (other) setFolder(other);
      if (order) setStored({ order });
      if (words !== undefined || filter)
        setTyped((last) => ({ text: words ?? last.text, filter: filter ?? last.filter }));
    },
  };
}
