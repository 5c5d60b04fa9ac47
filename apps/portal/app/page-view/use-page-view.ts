import { inOwnTask } from '@kontor/web/in-own-task';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readCountry } from '../session/stored-session.ts';
import { browserSurroundings } from '../session/surroundings.ts';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Counts each page that is opened (checklist 279). No cookie, nothing of the visitor but the country they state and, on pages of businesses and their
 * products, who is signed in, as its own people do not count; who asks not to be tracked is not even counted. A page that is loaded ahead and not
 * looked at counts when it is.
 */
export function usePageView(): void {
  const { pathname } = useLocation();
  const { i18n } = useLingui();
  const language = i18n.locale;
  useEffect(() => {
    if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
    function count() {
      if (document.visibilityState !== 'visible') return;
      removeEventListener('visibilitychange', count);
      const { storage } = browserSurroundings();
      const viewerID = pathname.startsWith('/business') && storage.getItem('userID');
      const sent = fetch('/page-view', {
        method: 'POST',
        // Still sent when the page is left meanwhile.
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          path: pathname,
          language,
          country: readCountry(storage),
          viewerID: viewerID || undefined,
        }),
      });
      // Nobody waits for it, and a view that is not counted is no trouble of the visitor's.
      sent.catch(() => undefined);
    }
    const callOff = inOwnTask(() => {
      addEventListener('visibilitychange', count);
      count();
    });
    return () => {
      callOff();
      removeEventListener('visibilitychange', count);
    };
  }, [pathname, language]);
}
