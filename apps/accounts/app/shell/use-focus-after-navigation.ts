import { useEffect } from 'react';
import { useLocation } from 'react-router';

let last: string | undefined;

/** After a walk to another page inside the document, reading goes on at the page's start, as after a load. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const before = last;
    last = pathname;
    if (before !== undefined && before !== pathname) document.getElementById('main')?.focus();
  }, [pathname]);
}
