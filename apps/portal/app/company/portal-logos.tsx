import { CountryPlate } from '@kontor/ui';
import mark from '@kontor/ui/art/kontor-mark.svg';
import { brand } from '../brand.ts';
import type { NetworkPortal } from '../network/network-portals.ts';
import { PortalAnchor } from '../network/portal-anchor.tsx';
import './portal-logos.css';
import { Introduced } from './introduced.tsx';

interface PortalLogosProps {
  title: string;
  intro: string;
  portals: readonly NetworkPortal[];
}

/** The logos of all portals, one family: the mark, the name, the country's plate (checklist 131). */
export function PortalLogos({ title, intro, portals }: PortalLogosProps) {
  return (
    <Introduced title={title} intro={intro}>
      <ul className="c-logos">
        {portals.map((portal) => (
          <li key={portal.code}>
            <PortalAnchor portal={portal}>
              {() => (
                <>
                  <span className="c-logo">
                    <img src={mark} width="34" height="34" alt="" loading="lazy" />
                    <span className="c-logo-name">{brand.name}</span>
                    <CountryPlate code={portal.code} />
                  </span>{' '}
                  <span className="c-logo-country">{portal.name}</span>
                </>
              )}
            </PortalAnchor>
          </li>
        ))}
      </ul>
    </Introduced>
  );
}
