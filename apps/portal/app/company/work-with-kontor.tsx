import { ButtonLink } from '@kontor/ui';
import { BadgeCheck, Braces, Landmark, Languages, MapPin } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { helpRequestPath } from '../contact/contact-address.ts';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import picture from './art/work-with.svg';
import { PageHead } from './page-head.tsx';
import { Points } from './points.tsx';
import { Steps } from './steps.tsx';
import { loadWorkWithKontor } from './work-with-kontor.server.ts';

export const handle: PageHandle = { searchLink: true };

/** Checklist 78. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadWorkWithKontor(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function WorkWithKontor() {
  const { title, lead, kinds, how, ways } = useLoaderData<typeof loader>().texts;
  return (
    <div className="s-page">
      <PageHead title={title} lead={lead} picture={picture} />
      <Points
        title={kinds.title}
        points={[
          { icon: MapPin, ...kinds.representative },
          { icon: BadgeCheck, ...kinds.verifier },
          { icon: Languages, ...kinds.translator },
          { icon: Landmark, ...kinds.association },
          { icon: Braces, ...kinds.developer },
        ]}
      />
      <Steps {...how} />
      <p className="s-ways">
        <ButtonLink variant="petrol" href={helpRequestPath}>
          {ways.write}
        </ButtonLink>
        <ButtonLink href="/developers">{ways.developers}</ButtonLink>
        <ButtonLink href="/data-sources">{ways.sources}</ButtonLink>
      </p>
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
