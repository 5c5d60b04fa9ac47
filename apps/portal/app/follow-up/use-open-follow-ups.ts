import type { FollowUp } from '@kontor/contract';
import { useCallback, useState } from 'react';
import { usePages } from '../page-part/use-pages.ts';
import { useSession } from '../session/session-context.tsx';
import type { FollowUpTotal } from './load-follow-ups.ts';

/** What somebody means to come back to, page by page, with how many there are of either kind. What asks for it is loaded with it. */
export function useOpenFollowUps() {
  const session = useSession();
  const [total, setTotal] = useState<FollowUpTotal>();
  const load = useCallback(
    async (after: string | undefined) => {
      const { loadFollowUps } = await import('./load-follow-ups.ts');
      const page = await loadFollowUps(session, false, after);
      setTotal(page.total);
      return page;
    },
    [session],
  );
  return { ...usePages<FollowUp>(load), total, setTotal };
}
