import { Skeleton } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** While the visitor walks to a business or a product, its outline stands in the page's place (checklist 113). */
export function PagePlaceholder({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname === pathname || !/^\/business(-product)?\//.test(location.pathname))
    return children;
  return (
    <div className="s-page s-placeholder" role="status" aria-label={t`Loading`}>
      <div className="s-placeholder-picture" />
      <div className="s-placeholder-columns">
        <Skeleton lines={6} />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
