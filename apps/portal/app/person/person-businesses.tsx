import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { CompanyList } from '../business/company-list.tsx';
import type { CompanyView } from '../business/company-view.ts';

/** The businesses a person belongs to. */
export function PersonBusinesses({ businesses }: { businesses: readonly CompanyView[] }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Businesses`} aside={businesses.length}>
      <div className="u-businesses">
        <CompanyList businesses={businesses} level={3} />
      </div>
    </SectionCard>
  );
}
