import { CompanyCard, type CompanyCardProps } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { CompanyView } from './company-view.ts';
import { shownCountry } from './shown-country.ts';
import { useVerification } from './use-verification.ts';

interface CompanyListProps {
  businesses: readonly CompanyView[];
  level?: CompanyCardProps['level'];
}

/** Company cards one after the other (checklist 99–103). */
export function CompanyList({ businesses, level }: CompanyListProps) {
  const { t } = useLingui();
  const verification = useVerification();
  const originOf = ({ origin, claimed }: CompanyView) => {
    if (origin === 'demo') return t`Demo data`;
    return origin === 'imported' && !claimed ? t`Public record` : undefined;
  };
  return businesses.map((business) => (
    <CompanyCard
      key={business.id}
      href={business.href}
      name={business.name}
      logo={business.logo}
      tier={business.tier}
      description={business.description}
      country={{ ...business.country, shownAs: shownCountry(business.country.name) }}
      verification={verification(business)}
      origin={originOf(business)}
      level={level}
    />
  ));
}
