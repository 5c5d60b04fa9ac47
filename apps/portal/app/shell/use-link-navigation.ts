import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Links and searches are plain HTML, cheap to render and of use without script; where they lead inside the portal,
 * one listener for the whole document hands them to the router. `data-whole-page` asks for a load.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download') || 'wholePage' in link.dataset) return;
      const url = new URL(link.href, location.href);
      if (!isPage(url) || (url.hash && isShown(url))) return;
      event.preventDefault();
      navigate(`${url.pathname}${url.search}${url.hash}`);
    }

    function send(event: SubmitEvent) {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      const url = new URL(form.action, location.href);
      if (!isPage(url)) return;
      event.preventDefault();
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') query.append(name, value);
      navigate(`${url.pathname}?${query}`);
    }

    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
    };
  }, [navigate]);
}

/** A feed, a sitemap, a text to take along. */
const file = /\.\w+$/;

/** Whether the router can show it. Without a network the browser asks for it: in its place is the offline page, which loads it later. */
function isPage({ origin, pathname }: URL): boolean {
  return (
    navigator.onLine &&
    origin === location.origin &&
    !/^\/(api|picture)\//.test(pathname) &&
    !file.test(pathname)
  );
}

function isShown({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
