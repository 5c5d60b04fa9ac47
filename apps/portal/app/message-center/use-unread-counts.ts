import { useEffect, useState } from 'react';
import type { UnreadCounts } from '../live/unread-counts.ts';
import { useSession } from '../session/session-context.tsx';

/** For pages of people alone; undefined until the counts are loaded. */
export function useUnreadCounts(): UnreadCounts | undefined {
  const session = useSession();
  const [counts, setCounts] = useState<UnreadCounts>();
  useEffect(() => {
    let callOff: (() => void) | undefined;
    let isOver = false;
    import('../live/unread-counts.ts').then(
      ({ unreadCountsOf }) => {
        if (isOver) return;
        const store = unreadCountsOf(session);
        const look = () => setCounts(store.current());
        callOff = store.subscribe(look);
        look();
      },
      (error: unknown) => console.error('Unread messages could not be counted', error),
    );
    return () => {
      isOver = true;
      callOff?.();
    };
  }, [session]);
  return counts;
}
