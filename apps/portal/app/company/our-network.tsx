import { BadgeCheck, FolderTree, Languages, ListOrdered } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import { PriceCards } from '../membership/price-cards.tsx';
import { PortalLogos } from '../network/portal-logos.tsx';
import picture from './art/network.svg';
import { Introduced } from './introduced.tsx';
import { loadOurNetwork } from './our-network.server.ts';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { TerritoryMap } from './territory-map.tsx';
import { TextPage } from './text-page.tsx';

export const loader = loadOurNetwork;

/** Checklist 131; the block it does not describe says what the portals have in common. */
export default function OurNetwork() {
  const { text, logos, map, prices, common, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <Prose {...text} />
      <Introduced title={logos.title} intro={logos.intro}>
        <PortalLogos portals={logos.portals} />
      </Introduced>
      <section className="s-section">
        <h2>{map.title}</h2>
        <div className="c-whole-map">
          <TerritoryMap codes={logos.portals.map(({ code }) => code)} label={map.label} />
        </div>
      </section>
      <PriceCards {...prices} />
      <Points {...common} icons={[FolderTree, Languages, BadgeCheck, ListOrdered]} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
