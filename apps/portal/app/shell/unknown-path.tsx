import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { data, type MetaFunction, useNavigate } from 'react-router';
import { brand } from '../brand.ts';
import type { PageHandle } from './page-handle.ts';

export const handle: PageHandle = { rail: 'none' };

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () => [{ title: brand.name }, { name: 'robots', content: 'noindex' }];

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
