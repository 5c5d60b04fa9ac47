import { chooseFollowed, type Wanted } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';

/** What whoever begins to follow sees. */
const all: Wanted = { posts: true, products: true, certificates: true };

interface WantedState {
  wanted: Wanted;
  /** Why the last choice was not saved, beside its menu. */
  failure: ReactNode;
  choose: (wanted: Wanted) => void;
  /** As it is for whoever follows anew. */
  reset: () => void;
}

/** What one sees of a business one follows, chosen at once. What is chosen while an answer is on its way is sent after it. */
export function useWanted(resourceID: string, loaded: Wanted | undefined): WantedState {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const [wanted, setWanted] = useState(loaded ?? all);
  const saved = useRef(wanted);
  const latest = useRef(wanted);
  const isSending = useRef(false);

  function show(chosen: Wanted) {
    latest.current = chosen;
    setWanted(chosen);
  }

  async function settle() {
    isSending.current = true;
    begin();
    try {
      while (latest.current !== saved.current) {
        const { posts, products, certificates } = latest.current;
        const sent = latest.current;
        await call(chooseFollowed, { params: { id: resourceID }, body: { posts, products, certificates } });
        saved.current = sent;
      }
    } catch (error) {
      console.error('What to see of who is followed could not be saved', error);
      show(saved.current);
      fail(t`Something was wrong, try again please`);
    } finally {
      isSending.current = false;
    }
  }

  return {
    wanted,
    failure,
    choose(chosen) {
      show(chosen);
      if (!isSending.current) void settle();
    },
    reset() {
      saved.current = all;
      show(all);
    },
  };
}
