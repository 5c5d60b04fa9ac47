import type { Data, listMyBusinesses } from '@kontor/contract';
import { useEffect, useState } from 'react';
import { myBusinesses } from '../inquiry-form/own-businesses.ts';
import { useSession, useSessionState } from '../session/session-context.tsx';

type OwnBusiness = Data<typeof listMyBusinesses>[number];

/** Whoever is signed in, as comments need to know them. */
export interface Writer {
  userID: string | undefined;
  /** What they may write as, besides themselves. */
  businesses: readonly OwnBusiness[];
  /** What they write as; themselves where it is undefined. */
  as: string | undefined;
  writeAs: (businessID: string | undefined) => void;
  /** Whether they administer the business whose it is. */
  administers: boolean;
}

/**
 * Whoever administers the business that something belongs to speaks for it there, elsewhere as whom they act (checklist 257), unless they
 * choose otherwise.
 */
export function useWriter(ownerID: string | undefined): Writer {
  const session = useSession();
  const state = useSessionState();
  const userID = 'profile' in state ? state.profile?.userID : undefined;
  const [businesses, setBusinesses] = useState<readonly OwnBusiness[]>([]);
  const [chosen, setChosen] = useState<{ as: string | undefined }>();
  useEffect(() => {
    setBusinesses([]);
    if (!userID) return;
    let isOver = false;
    myBusinesses(session, userID).then(
      (mine) => isOver || setBusinesses(mine.filter(({ accessLevel }) => accessLevel !== 'member')),
      (error: unknown) => console.error('What one may write as is not known', error),
    );
    return () => {
      isOver = true;
    };
  }, [session, userID]);
  const isOwn = (id: string | undefined) => businesses.some(({ businessID }) => businessID === id);
  const administers = isOwn(ownerID);
  const acting =
    'actingAs' in state && state.actingAs.type === 'business' && isOwn(state.actingAs.businessID)
      ? state.actingAs.businessID
      : undefined;
  return {
    userID,
    businesses,
    as: chosen ? chosen.as : administers ? ownerID : acting,
    writeAs(as) {
      setChosen({ as });
      session.actAs(as === undefined ? { type: 'user' } : { type: 'business', businessID: as });
    },
    administers,
  };
}
