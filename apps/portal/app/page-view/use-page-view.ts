import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Counts each page that is opened (checklist 279). No cookie, nothing of the visitor; who asks not to be tracked is not even
 * counted. A page that is loaded ahead and not looked at counts when it is.
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
      const body = new Blob([JSON.stringify({ path: pathname, language })], { type: 'application/json' });
      // Nobody waits for it, and a page that is left takes it along.
      navigator.sendBeacon('/api/v1/page-view', body);
    }
    addEventListener('visibilitychange', count);
    count();
    return () => removeEventListener('visibilitychange', count);
  }, [pathname, language]);
}
