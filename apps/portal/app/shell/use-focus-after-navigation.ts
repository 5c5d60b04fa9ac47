import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a walk to another page inside the document, reading goes on at the page's start, or at the part of it the
 * address names, as after a load.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    // What cannot take the focus by itself is to take it this once, not by the Tab key.
    if (part && part.tabIndex < 0) part.tabIndex = -1;
    (part ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [address, hash]);
}
