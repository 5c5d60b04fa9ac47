import { Skeleton } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useProfileAwaited } from '../page-part/page-handle.ts';

/** The page before may have been scrolled down, and the outline stands where it began. The router knows already where one was. */
function showTop(outline: HTMLElement | null) {
  if (outline) scrollTo(0, 0);
}

/** While the visitor walks to a business, a product or a person, its outline stands in the page's place (checklist 113). */
export function PagePlaceholder({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  if (!useProfileAwaited()) return children;
  return (
    <div className="s-page s-placeholder" ref={showTop} role="status" aria-label={t`Loading`}>
      <div className="s-placeholder-picture" />
      <div className="s-placeholder-columns">
        <Skeleton lines={6} />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
