import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readCountry } from '../session/stored-session.ts';
import { browserSurroundings } from '../session/surroundings.ts';
import { countWhenSeen } from './count-when-seen.ts';

/**
 * Counts each page that is opened (checklist 279). Nothing of the visitor but the country they state and, on pages of businesses and their
 * products, who is signed in, as its own people do not count.
 */
export function usePageView(): void {
  const { pathname } = useLocation();
  const { i18n } = useLingui();
  const language = i18n.locale;
  useEffect(
    () =>
      countWhenSeen('/page-view', () => {
        const { storage } = browserSurroundings();
        const viewerID = pathname.startsWith('/business') && storage.getItem('userID');
        return { path: pathname, language, country: readCountry(storage), viewerID: viewerID || undefined };
      }),
    [pathname, language],
  );
}
