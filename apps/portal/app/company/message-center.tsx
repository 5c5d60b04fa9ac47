import { ButtonLink, Note } from '@kontor/ui';
import { Building2, Clock, MessagesSquare } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { searchAddress } from '../search/search-query.ts';
import { metaTags } from '../session/page-meta.ts';
import { tipsPath } from '../tips/tips.ts';
import picture from './art/message-center.svg';
import { loadMessageCenter } from './message-center.server.ts';
import { PageHead } from './page-head.tsx';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { Steps } from './steps.tsx';

export const handle: PageHandle = { searchLink: true };

/** Checklist 78: tells of the message center, which is at another address. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadMessageCenter(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function MessageCenter() {
  const { texts, notYet } = useLoaderData<typeof loader>();
  const { title, lead, purpose, first, now } = texts;
  return (
    <div className="s-page">
      <PageHead title={title} lead={lead} picture={picture} />
      <div className="c-note">
        <Note>{notYet}</Note>
      </div>
      <Points
        title={purpose.title}
        points={[
          { icon: Building2, ...purpose.company },
          { icon: MessagesSquare, ...purpose.thread },
          { icon: Clock, ...purpose.day },
        ]}
      />
      <Steps {...first} />
      <Prose title={now.title} paragraphs={now.paragraphs} />
      <p className="s-ways">
        <ButtonLink variant="petrol" href={searchAddress({})}>
          {now.search}
        </ButtonLink>
        <ButtonLink href={tipsPath}>{now.tip}</ButtonLink>
      </p>
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
