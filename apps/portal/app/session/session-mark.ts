import { useEffect } from 'react';
import { useSessionFact } from './session-context.tsx';

/**
 * Keeps the mark on the root element true that was set before the page was painted. A component of its own: what it hears
 * of the session is no reason to render the frame again.
 */
export function SessionMark(): null {
  const status = useSessionFact((state) => state.status);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'signedOut') delete dataset.session;
    else if (status !== 'unknown') dataset.session = 'in';
  }, [status]);
  return null;
}
