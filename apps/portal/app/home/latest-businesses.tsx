import { Trans, useLingui } from '@lingui/react/macro';
import { CompanyList } from '../business/company-list.tsx';
import type { CompanyView } from '../business/company-view.ts';
import { searchAddress } from '../search/search-address.ts';
import type { BusinessTypeCode } from '../search/searched.ts';
import { tabName } from '../search/tab-name.ts';
import './latest-businesses.css';

interface Group {
  type: BusinessTypeCode;
  businesses: CompanyView[];
}

/** The newest three of manufacturers, distributors, exporters and consultants (checklist 46, 272). */
export function LatestBusinesses({ groups }: { groups: readonly Group[] }) {
  const filled = groups.filter(({ businesses }) => businesses.length > 0);
  if (filled.length === 0) return null;
  return (
    <section className="s-section h-latest">
      <h2>
        <Trans>Latest registered businesses</Trans>
      </h2>
      <p className="h-note">
        <Trans>The three newest of each type.</Trans>
      </p>
      <div className="h-columns">
        {filled.map((group) => (
          <Column key={group.type} {...group} />
        ))}
      </div>
    </section>
  );
}

function Column({ type, businesses }: Group) {
  const { i18n } = useLingui();
  const name = i18n._(tabName[type]);
  return (
    <div>
      <div className="h-column-head">
        <h3>{name}</h3>
        <a href={searchAddress({ tab: type })}>
          <Trans>View More</Trans>
          <span className="k-hidden"> {name}</span>
        </a>
      </div>
      <div className="h-row">
        <CompanyList businesses={businesses} />
      </div>
    </div>
  );
}
