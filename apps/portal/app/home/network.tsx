import { Trans, useLingui } from '@lingui/react/macro';
import type { NetworkPortal } from '../network/network-portals.ts';
import { PortalLogos } from '../network/portal-logos.tsx';
import './network.css';

interface NetworkProps {
  portals: readonly NetworkPortal[];
}

/** The logos of the portals of all countries (checklist 46): each a site of its own, in a new tab. */
export function Network({ portals }: NetworkProps) {
  const { t } = useLingui();
  return (
    <section className="s-section h-network">
      <h2>{t`Our network`}</h2>
      <p className="h-note">
        <Trans>25 country portals. Each opens in a new tab.</Trans>
      </p>
      <PortalLogos portals={portals} />
    </section>
  );
}
