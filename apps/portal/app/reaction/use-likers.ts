import { type Author, getReactionSummary, listLikes } from '@kontor/contract';
import { useCallback, useState } from 'react';
import { usePages } from '../page-part/use-pages.ts';
import { useSession } from '../session/session-context.tsx';

const atOnce = 20;

/** Who likes something, page by page, and how many do now, with those on further pages. */
export function useLikers(resourceID: string) {
  const { call } = useSession();
  const [count, setCount] = useState(0);
  const load = useCallback(
    async (after: string | undefined) => {
      const [{ reactionCount }, { likes, next }] = await Promise.all([
        call(getReactionSummary, { params: { resourceID } }),
        call(listLikes, {
          params: { resourceID },
          query: { size: atOnce, ...(after !== undefined && { after }) },
        }),
      ]);
      setCount(reactionCount.like);
      return { rows: likes.map(({ author }) => author), next };
    },
    [call, resourceID],
  );
  return { ...usePages<Author>(load), count };
}
