import type { Language } from '@kontor/contract';
import { inOwnTask } from '@kontor/web/in-own-task';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { carrySession } from './carry-session.ts';
import type { Session, SessionState } from './open-session.ts';
import { sessionOnDemand } from './session-on-demand.ts';
import { browserSurroundings } from './surroundings.ts';
import { usePortal } from './use-portal.ts';

const SessionContext = createContext<Session | undefined>(undefined);
const unknown: SessionState = { status: 'unknown' };

/** Around all pages. What depends on who is signed in is filled in by the browser: the pages are everybody's. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { accountsOrigin, language } = usePortal();
  const [session] = useState(() => openInBrowser(accountsOrigin, language));
  useEffect(() => {
    const leave = carrySession(session);
    let stop = () => {};
    // Who hears of it is drawn anew at once.
    const callOff = inOwnTask(() => {
      stop = session.start();
    });
    return () => {
      callOff();
      stop();
      leave();
    };
  }, [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function openInBrowser(accountsOrigin: string, language: Language): Session {
  const surroundings = browserSurroundings();
  const loadClients = async () => (await import('./clients.ts')).clientsOf(accountsOrigin, language);
  return sessionOnDemand({
    ...surroundings,
    loadApi: async () => (await loadClients()).api,
    async load() {
      const [{ openSession }, clients] = await Promise.all([import('./open-session.ts'), loadClients()]);
      return openSession({ ...surroundings, ...clients });
    },
  });
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
