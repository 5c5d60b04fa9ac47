import { EyeOff, Link2, Signature } from '@kontor/ui/icon';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import picture from '../company/art/message-center.svg';
import { Points } from '../company/points.tsx';
import { Prose } from '../company/prose.tsx';
import { TextPage } from '../company/text-page.tsx';
import { Ways } from '../company/ways.tsx';
import { loadCheckPage } from './check-page.server.ts';
import './check-page.css';

/** What checks and shows a conversation is more than what the page tells. */
const CheckFile = lazy(() => import('./check-file.tsx'));

export const loader = loadCheckPage;

/** Where anybody checks a conversation that they were given as a file. */
export default function CheckPage() {
  const { how, byHand, ways, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <div className="tr-check-place">
        <Suspense>
          <CheckFile />
        </Suspense>
      </div>
      <Points {...how} icons={[Link2, Signature, EyeOff]} />
      <Prose {...byHand} />
      <Ways ways={ways} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
