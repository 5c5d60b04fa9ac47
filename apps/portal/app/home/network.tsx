import { CountryPlate } from '@kontor/ui';
import { ArrowUpRight, MapPin } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NetworkPortal } from '../network/network-portals.ts';
import { PortalAnchor } from '../network/portal-anchor.tsx';
import './network.css';

interface NetworkProps {
  portals: readonly NetworkPortal[];
}

/** The portals of all countries (checklist 46, 131): each a site of its own, in a new tab. */
export function Network({ portals }: NetworkProps) {
  const { t } = useLingui();
  return (
    <section className="s-section h-network">
      <h2>{t`Our network`}</h2>
      <p className="h-note">
        <Trans>25 country portals. Each opens in a new tab.</Trans>
      </p>
      <ul>
        {portals.map((portal) => (
          <li key={portal.code}>
            <PortalAnchor portal={portal} tile>
              {(isHere) => (
                <>
                  <CountryPlate code={portal.code} />
                  {portal.name}
                  {isHere ? <MapPin size={16} /> : <ArrowUpRight size={16} />}
                </>
              )}
            </PortalAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
