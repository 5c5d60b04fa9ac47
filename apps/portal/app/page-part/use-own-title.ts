import { useEffect } from 'react';

/**
 * Names what a page of one's own is about in the title of its tab, once that is loaded: the page as it is served, and so whatever
 * is shared of it, says nothing of anybody.
 * @param served the title the page came with, which ends with the name of the portal
 */
export function useOwnTitle(name: string | undefined, served: string): void {
  useEffect(() => {
    if (name === undefined) return;
    const own = `${name}${served.slice(served.lastIndexOf(' | '))}`;
    document.title = own;
    return () => {
      // The next page may have named itself by now. What is unread is counted before the name.
      if (document.title.endsWith(own)) document.title = served;
    };
  }, [name, served]);
}
