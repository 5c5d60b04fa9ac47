import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../business/business-view.ts';
import { CompanyList } from '../business/company-list.tsx';

/** The businesses a person belongs to. */
export function PersonBusinesses({ businesses }: { businesses: readonly BusinessView[] }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Businesses`} aside={businesses.length}>
      <div className="u-businesses">
        <CompanyList businesses={businesses} level={3} />
      </div>
    </SectionCard>
  );
}
