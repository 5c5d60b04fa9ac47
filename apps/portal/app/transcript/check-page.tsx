import { EyeOff, Link2, Signature } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import picture from '../company/art/message-center.svg';
import { Points } from '../company/points.tsx';
import { Prose } from '../company/prose.tsx';
import { TextPage } from '../company/text-page.tsx';
import { Ways } from '../company/ways.tsx';
import { CheckFile } from './check-file.tsx';
import { loadCheckPage } from './check-page.server.ts';

export const loader = loadCheckPage;

/** Where anybody checks a conversation that they were given as a file. */
export default function CheckPage() {
  const { how, byHand, ways, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <CheckFile />
      <Points {...how} icons={[Link2, Signature, EyeOff]} />
      <Prose {...byHand} />
      <Ways ways={ways} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
