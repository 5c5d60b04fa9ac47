import { BadgeCheck, Braces, Landmark, Languages, MapPin } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import picture from './art/work-with.svg';
import { Points } from './points.tsx';
import { Steps } from './steps.tsx';
import { TextPage } from './text-page.tsx';
import { Ways } from './ways.tsx';
import { loadWorkWithKontor } from './work-with-kontor.server.ts';

export const loader = loadWorkWithKontor;

/** Checklist 78. */
export default function WorkWithKontor() {
  const { kinds, how, ways, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <Points {...kinds} icons={[MapPin, BadgeCheck, Languages, Landmark, Braces]} />
      <Steps {...how} />
      <Ways ways={ways} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
