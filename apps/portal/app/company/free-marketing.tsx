import { ButtonLink, Note } from '@kontor/ui';
import { Factory, Languages, Package } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { membershipPath } from '../membership/membership-path.ts';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import { tipsPath } from '../tips/tips.ts';
import picture from './art/free-marketing.svg';
import { loadFreeMarketing } from './free-marketing.server.ts';
import { PageHead } from './page-head.tsx';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { Steps } from './steps.tsx';

export const handle: PageHandle = { searchLink: true };

/** Checklist 78. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadFreeMarketing(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function FreeMarketing() {
  const { texts, notYet } = useLoaderData<typeof loader>();
  const { title, lead, free, seven, more } = texts;
  return (
    <div className="s-page">
      <PageHead title={title} lead={lead} picture={picture} />
      <Points
        title={free.title}
        points={[
          { icon: Factory, ...free.page },
          { icon: Package, ...free.products },
          { icon: Languages, ...free.portals },
        ]}
      />
      <div className="c-note">
        <Note>{notYet}</Note>
      </div>
      <Steps {...seven} />
      <Prose title={more.title} paragraphs={more.paragraphs} />
      <p className="s-ways">
        <ButtonLink variant="petrol" href={tipsPath}>
          {more.tips}
        </ButtonLink>
        <ButtonLink href={membershipPath('standard')}>{more.packages}</ButtonLink>
      </p>
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
