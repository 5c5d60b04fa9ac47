import { Trans } from '@lingui/react/macro';
import { CompanyList } from '../business/company-list.tsx';
import type { CompanyView } from '../business/company-view.ts';
import './most-liked.css';

/** The businesses with most likes (checklist 46, 99); nothing while nobody has liked one. */
export function MostLiked({ businesses }: { businesses: readonly CompanyView[] }) {
  if (businesses.length === 0) return null;
  return (
    <section className="h-liked">
      <h2>
        <Trans>Businesses with the most likes</Trans>
      </h2>
      <div className="h-row">
        <CompanyList businesses={businesses} level={3} />
      </div>
    </section>
  );
}
