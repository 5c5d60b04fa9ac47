import { BadgeCheck, FolderTree, Languages, ListOrdered } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PriceCards } from '../membership/price-cards.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import picture from './art/network.svg';
import { loadOurNetwork } from './our-network.server.ts';
import { PageHead } from './page-head.tsx';
import { Points } from './points.tsx';
import { PortalLogos } from './portal-logos.tsx';
import { Prose } from './prose.tsx';
import { TerritoryMap } from './territory-map.tsx';

export const handle: PageHandle = { searchLink: true };

/** Checklist 131; the block it does not describe says what the portals have in common. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadOurNetwork(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function OurNetwork() {
  const { texts, portals } = useLoaderData<typeof loader>();
  const { common, map, prices } = texts;
  return (
    <div className="s-page">
      <PageHead title={texts.title} lead={texts.lead} picture={picture} />
      <Prose {...texts.text} />
      <PortalLogos {...texts.portals} portals={portals} />
      <section className="s-section">
        <h2>{map.title}</h2>
        <div className="c-whole-map">
          <TerritoryMap codes={portals.map(({ code }) => code)} label={map.label} />
        </div>
      </section>
      <PriceCards {...prices} />
      <Points
        title={common.title}
        intro={common.intro}
        points={[
          { icon: FolderTree, ...common.tree },
          { icon: Languages, ...common.languages },
          { icon: BadgeCheck, ...common.facts },
          { icon: ListOrdered, ...common.order },
        ]}
      />
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
