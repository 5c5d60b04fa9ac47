import { CountryPlate } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowUpRight, MapPin } from 'lucide-react';
import { brand } from '../brand.ts';
import { usePortal } from '../shell/use-portal.ts';

interface NetworkProps {
  portals: readonly { code: string; name: string }[];
}

/** The portals of all countries (checklist 46, 131): each a site of its own, in a new tab. */
export function Network({ portals }: NetworkProps) {
  const { country } = usePortal();
  return (
    <section className="s-section h-network">
      <h2>
        <Trans>Our network</Trans>
      </h2>
      <p className="h-note">
        <Trans>25 country portals. Each opens in a new tab.</Trans>
      </p>
      <ul>
        {portals.map(({ code, name }) => (
          <li key={code}>
            {code === country.code ? (
              <a href="/" aria-current="page">
                <CountryPlate code={code} />
                {name}
                <MapPin size={16} />
              </a>
            ) : (
              <a
                href={`https://${code.toLowerCase()}.${brand.portalDomain}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <CountryPlate code={code} />
                {name}
                <ArrowUpRight size={16} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
