import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { useUserID } from '../session/use-user-id.ts';

/** The businesses of the reader; undefined until they are known, and for visitors, who load nothing for it. */
export function useUserIDs(): ReadonlySet<string> | undefined {
  const session = useSession();
  const userID = useUserID();
  const [own, setOwn] = useState<{ userID: string; ids: ReadonlySet<string> }>();
  useEffect(() => {
    if (userID)
      import('./own-businesses.ts')
        .then(({ ownBusinesses }) => ownBusinesses(session, userID))
        .then((ids) => setOwn({ userID, ids }), console.error);
  }, [session, userID]);
  return own?.userID === userID ? own?.ids : undefined;
}

/** Whether the reader is one of the people of a business; false until that is known. */
export function useIsOwn(businessID: string): boolean {
  return useUserIDs()?.has(businessID) === true;
}
