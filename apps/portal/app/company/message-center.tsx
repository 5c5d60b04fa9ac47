import { Building2, Clock, MessagesSquare } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import picture from './art/message-center.svg';
import { loadMessageCenter } from './message-center.server.ts';
import { NotYet } from './not-yet.tsx';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { Steps } from './steps.tsx';
import { TextPage } from './text-page.tsx';
import { Ways } from './ways.tsx';

export const loader = loadMessageCenter;

/** Checklist 78: tells of the message center, which is at another address. */
export default function MessageCenter() {
  const { notYet, purpose, first, now, ways, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <NotYet text={notYet} />
      <Points {...purpose} icons={[Building2, MessagesSquare, Clock]} />
      <Steps {...first} />
      <Prose {...now} />
      <Ways ways={ways} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
