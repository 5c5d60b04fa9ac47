import { useEffect } from 'react';
import { useSessionState } from './session-context.tsx';

/** Keeps the mark on the root element true that was set before the page was painted. */
export function useSessionMark(): void {
  const { status } = useSessionState();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'signedOut') delete dataset.session;
    else if (status !== 'unknown') dataset.session = 'in';
  }, [status]);
}
