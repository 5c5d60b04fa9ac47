import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { openSession, type Session, type SessionState } from './open-session.ts';
import { browserSurroundings } from './surroundings.ts';
import { usePortal } from './use-portal.ts';

const SessionContext = createContext<Session | undefined>(undefined);
const unknown: SessionState = { status: 'unknown' };

/** Around all pages. What depends on who is signed in is filled in by the browser: the pages are everybody's. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { accountsOrigin, language } = usePortal();
  const [session] = useState(() => openSession(browserSurroundings(accountsOrigin, language)));
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of this tab; only below `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session around this component');
  return session;
}

/** Whether somebody is signed in, and who; unknown on the server and while the page comes to life. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, () => unknown);
}
