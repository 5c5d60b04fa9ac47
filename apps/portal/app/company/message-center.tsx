import { BellRing, Building2, Clock, FileCheck, MessagesSquare, ShieldCheck } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import picture from './art/message-center.svg';
import { loadMessageCenter } from './message-center.server.ts';
import { Points } from './points.tsx';
import { Steps } from './steps.tsx';
import { TextPage } from './text-page.tsx';
import { Ways } from './ways.tsx';

export const loader = loadMessageCenter;

/** Checklist 78: tells of the message center, which is at another address. */
export default function MessageCenter() {
  const { purpose, first, after, ways, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <Points {...purpose} icons={[Building2, MessagesSquare, Clock]} />
      <Steps {...first} />
      <Points {...after} icons={[BellRing, ShieldCheck, FileCheck]} />
      <Ways ways={ways} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
