import { CountryPlate } from '@kontor/ui';
import mark from '@kontor/ui/art/kontor-mark.svg';
import { brand } from '../brand.ts';
import type { NetworkPortal } from './network-portals.ts';
import { PortalAnchor } from './portal-anchor.tsx';
import './portal-logos.css';

/** The logos of all portals, one family: the mark, the name, the country's plate (checklist 15, 46, 131). */
export function PortalLogos({ portals }: { portals: readonly NetworkPortal[] }) {
  return (
    <ul className="nw-logos">
      {portals.map((portal) => (
        <li key={portal.code}>
          <PortalAnchor portal={portal}>
            <span className="nw-logo">
              <img src={mark} width="34" height="34" alt="" loading="lazy" />
              <span className="nw-logo-name">{brand.name}</span>
              <CountryPlate code={portal.code} />
            </span>{' '}
            <span className="nw-logo-country">{portal.name}</span>
          </PortalAnchor>
        </li>
      ))}
    </ul>
  );
}
