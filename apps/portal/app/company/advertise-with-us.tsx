import { ButtonLink, Note } from '@kontor/ui';
import { Funnel, Megaphone, SeparatorHorizontal } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { helpRequestPath } from '../contact/contact-address.ts';
import { BoostsOfPlans } from '../membership/boosts-of-plans.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import { loadAdvertiseWithUs } from './advertise-with-us.server.ts';
import picture from './art/advertise.svg';
import { PageHead } from './page-head.tsx';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';

export const handle: PageHandle = { searchLink: true };

/** Checklist 78. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadAdvertiseWithUs(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function AdvertiseWithUs() {
  const { texts, notYet, plans } = useLoaderData<typeof loader>();
  const { title, lead, rules, packages, never, now } = texts;
  return (
    <div className="s-page">
      <PageHead title={title} lead={lead} picture={picture} />
      <div className="c-note">
        <Note>{notYet}</Note>
      </div>
      <Points
        title={rules.title}
        points={[
          { icon: Megaphone, ...rules.one },
          { icon: Funnel, ...rules.fits },
          { icon: SeparatorHorizontal, ...rules.apart },
        ]}
      />
      <BoostsOfPlans {...packages} plans={plans} />
      <Prose {...never} />
      <Prose title={now.title} paragraphs={now.paragraphs} />
      <p className="s-ways">
        <ButtonLink variant="petrol" href="/free-marketing">
          {now.free}
        </ButtonLink>
        <ButtonLink href={helpRequestPath}>{now.ask}</ButtonLink>
      </p>
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
