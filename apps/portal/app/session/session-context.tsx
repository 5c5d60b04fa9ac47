import type { Language } from '@kontor/contract';
import { inOwnTask } from '@kontor/web/in-own-task';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { carrySession } from './carry-session.ts';
import type { Session } from './open-session.ts';
import { sessionOnDemand } from './session-on-demand.ts';
import { type SessionState, unknownSession } from './session-state.ts';
import { browserSurroundings } from './surroundings.ts';
import { usePortal } from './use-portal.ts';

const SessionContext = createContext<Session | undefined>(undefined);

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

/**
 * A fact of the session. Who asks for one is drawn again when it changes, and not whenever anything is known of the session: most
 * visitors' pages are drawn once.
 * @param factOf answers with a primitive, or with a part of the state itself
 */
export function useSessionFact<Fact>(factOf: (state: SessionState) => Fact): Fact {
  const { subscribe, state } = useSession();
  return useSyncExternalStore(
    subscribe,
    () => factOf(state()),
    () => factOf(unknownSession),
  );
}

const whole = (state: SessionState) => state;

/** Whether somebody is signed in, and who; unknown on the server and while the page comes to life. */
export const useSessionState = (): SessionState => useSessionFact(whole);

/** Whether somebody is signed in, and their token is valid. */
export const useIsSignedIn = (): boolean => useSessionFact(({ status }) => status === 'signedIn');
