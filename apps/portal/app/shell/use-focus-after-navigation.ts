import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a walk to another page inside the document, reading goes on at the page's start, as after a load. */
export function useFocusAfterNavigation(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [address]);
}
