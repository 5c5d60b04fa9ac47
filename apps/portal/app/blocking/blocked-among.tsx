import { listBlockedAmong } from '@kontor/contract';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.tsx';

interface BlockedAmongProps {
  ids: readonly string[];
  onApart: (ids: ReadonlySet<string>) => void;
}

/** Asks which of these people whoever is signed in is kept apart from by a block: pages of results are the same for everybody. */
export default function BlockedAmong({ ids, onApart }: BlockedAmongProps) {
  const { call } = useSession();
  const asked = ids.join(',');
  useEffect(() => {
    let isLeft = false;
    call(listBlockedAmong, { query: { ids: asked } }).then(
      (answer) => isLeft || onApart(new Set(answer.ids)),
      (error: unknown) => console.warn('Who is blocked could not be asked', error),
    );
    return () => {
      isLeft = true;
    };
  }, [call, asked, onApart]);
  return null;
}
