import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate } from 'react-router';
import type { ShownLanguage } from '../language/language.ts';
import type { PageMeta } from '../session/page-meta.ts';
import type { PageHandle } from './page-handle.ts';
import type { Theme } from './theme.ts';

/** What is known of a visit to a path that is none of ours: nothing was loaded for it. */
export interface UnknownPathData {
  unknownPath: PageMeta;
  language: ShownLanguage;
  theme: Theme | undefined;
}

/** What `refuseUnknownPath` has thrown; undefined for every other error. */
export function unknownPathIn(error: unknown): UnknownPathData | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return isUnknownPathData(error.data) ? error.data : undefined;
}

function isUnknownPathData(thrown: unknown): thrown is UnknownPathData {
  return typeof thrown === 'object' && thrown !== null && 'unknownPath' in thrown;
}

// The route of all other paths: its loader is there to be refused, like those of the pages.
export const handle: PageHandle = { rail: 'none' };
export const loader = () => null;

/** A path that is none of ours leads home (checklist 88); machines read the status 404. */
export default function UnknownPath() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/', { replace: true });
  }, [navigate]);
  return (
    <main className="s-page" id="main" tabIndex={-1}>
      <h1>{t`There is no such page`}</h1>
      <p>
        <a href="/">{t`Home`}</a>
      </p>
    </main>
  );
}
