import { IndustryIcon } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { searchAddress } from '../search/search-address.ts';
import { usePortal } from '../session/use-portal.ts';
import './industry-tiles.css';

/** The 15 industries where there is no sidebar. */
export function IndustryTiles() {
  const { industries } = usePortal();
  return (
    <section className="h-tiles">
      <h2>
        <Trans>Industries</Trans>
      </h2>
      <ul>
        {industries.map(({ key, name }) => (
          <li key={key}>
            <a href={searchAddress({ industry: key })}>
              <IndustryIcon industry={key} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
