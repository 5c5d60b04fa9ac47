import { Funnel, Megaphone, SeparatorHorizontal } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import { BoostsOfPlans } from '../membership/boosts-of-plans.tsx';
import { loadAdvertiseWithUs } from './advertise-with-us.server.ts';
import picture from './art/advertise.svg';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { TextPage } from './text-page.tsx';
import { Ways } from './ways.tsx';

export const loader = loadAdvertiseWithUs;

/** Checklist 78. */
export default function AdvertiseWithUs() {
  const { rules, packages, use, never, now, ways, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <Points {...rules} icons={[Megaphone, Funnel, SeparatorHorizontal]} />
      <BoostsOfPlans {...packages} />
      <Prose {...use} />
      <Prose {...never} />
      <Prose {...now} />
      <Ways ways={ways} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
