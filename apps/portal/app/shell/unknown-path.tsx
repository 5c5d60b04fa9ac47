import type { Theme } from '@kontor/web/theme';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, useNavigate } from 'react-router';
import { BareBar } from '../page-part/bare-bar.tsx';
import { WaysFromError } from '../page-part/ways-from-error.tsx';

/** What is known of a visit to a path that is none of ours: nothing was loaded for it. */
export interface UnknownPathData {
  /** Its head for crawlers. */
  unknownPath: MetaDescriptor[];
  theme: Theme | undefined;
}

/** What `refuseUnknownPath` has thrown; undefined for every other error. */
export function unknownPathIn(error: unknown): UnknownPathData | undefined {
  return isRouteErrorResponse(error) && error.data?.unknownPath ? error.data : undefined;
}

/**
 * A path that is none of ours leads home, which says so (checklist 88); crawlers read the status 404, and people without
 * script have the ways on.
 */
export function UnknownPath() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/', { replace: true, state: 'unknown-path' });
  }, [navigate]);
  return (
    <>
      <BareBar />
      <main className="s-page" id="main" tabIndex={-1}>
        <h1>{t`Page not found`}</h1>
        <WaysFromError />
      </main>
    </>
  );
}
