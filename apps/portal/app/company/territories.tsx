import { CountryPlate } from '@kontor/ui';
import { ArrowUpRight, MapPin } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { helpRequestPath } from '../contact/contact-address.ts';
import type { NetworkPortal } from '../network/network-portals.ts';
import { PortalAnchor } from '../network/portal-anchor.tsx';
import { inSentence } from '../portal-country.ts';
import type { MapPart } from './territories.server.ts';
import { TerritoryMap } from './territory-map.tsx';
import './territories.css';
import { Introduced } from './introduced.tsx';

interface TerritoriesProps {
  title: string;
  intro: string;
  territories: readonly { key: string; name: string; part: MapPart; portals: readonly NetworkPortal[] }[];
}

/** A collage of the territories, then each with its platforms and the way to the representative (checklist 118). */
export function Territories({ title, intro, territories }: TerritoriesProps) {
  return (
    <Introduced title={title} intro={intro}>
      <div className="c-collage" aria-hidden="true">
        {territories.map(({ key, name, part, portals }) => (
          <div key={key} className={`c-collage-${key}`}>
            <TerritoryMap part={part} codes={portals.map(({ code }) => code)} label={name} />
            <p>
              {name} <span>{portals.map(({ code }) => code).join(' ')}</span>
            </p>
          </div>
        ))}
      </div>
      <div className="c-territories">
        {territories.map(({ key, name, portals }) => (
          <section key={key} className="k-card">
            <h3>{name}</h3>
            <ul>
              {portals.map((portal) => (
                <Platform key={portal.code} portal={portal} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Introduced>
  );
}

function Platform({ portal }: { portal: NetworkPortal }) {
  const place = inSentence(portal.name);
  return (
    <li>
      <CountryPlate code={portal.code} />
      <div>
        <p className="c-platform-name">{portal.name}</p>
        <PortalAnchor portal={portal}>
          {(isHere) => (
            <>
              {new URL(portal.address).host}
              {isHere ? <MapPin size={15} /> : <ArrowUpRight size={15} />}
            </>
          )}
        </PortalAnchor>
        <PortalAnchor portal={portal} path={helpRequestPath}>
          {(isHere) => (
            <>
              <Trans>Representative for {place}</Trans>
              {isHere ? null : <ArrowUpRight size={15} />}
            </>
          )}
        </PortalAnchor>
      </div>
    </li>
  );
}
