import { Factory, Languages, Package } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import picture from './art/free-marketing.svg';
import { loadFreeMarketing } from './free-marketing.server.ts';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { Steps } from './steps.tsx';
import { TextPage } from './text-page.tsx';
import { Ways } from './ways.tsx';

export const loader = loadFreeMarketing;

/** Checklist 78. */
export default function FreeMarketing() {
  const { free, seven, more, ways, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <Points {...free} icons={[Factory, Package, Languages]} />
      <Steps {...seven} />
      <Prose {...more} />
      <Ways ways={ways} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
