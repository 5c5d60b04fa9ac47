import { ButtonLink } from '@kontor/ui';
import { CalendarX, CircleDashed, NotebookPen } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { helpRequestPath } from '../contact/contact-address.ts';
import { listAddress } from '../directory/directory-address.ts';
import { membershipPath } from '../membership/membership-path.ts';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import picture from './art/verification.svg';
import { CheckedFacts, CheckMethods } from './checked-facts.tsx';
import { loadCompanyVerification } from './company-verification.server.ts';
import { PageHead } from './page-head.tsx';
import { PaidAndProven } from './paid-and-proven.tsx';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { SealMeaning } from './seal-meaning.tsx';
import './company-verification.css';

export const handle: PageHandle = { searchLink: true };

/** How facts are checked, and what the seal shows of it. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadCompanyVerification(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function CompanyVerification() {
  const { title, lead, facts, methods, record, seal, paid, how } = useLoaderData<typeof loader>().texts;
  return (
    <div className="s-page">
      <PageHead title={title} lead={lead} picture={picture} />
      <CheckedFacts {...facts} />
      <CheckMethods {...methods} />
      <Points
        title={record.title}
        points={[
          { icon: NotebookPen, ...record.entered },
          { icon: CalendarX, ...record.ends },
          { icon: CircleDashed, ...record.none },
        ]}
      />
      <SealMeaning {...seal} />
      <PaidAndProven {...paid} />
      <Prose title={how.title} paragraphs={how.paragraphs} />
      <p className="s-ways">
        <ButtonLink variant="petrol" href={helpRequestPath}>
          {how.ask}
        </ButtonLink>
        <ButtonLink href={membershipPath('gold')}>{how.packages}</ButtonLink>
        <ButtonLink href={listAddress('verified-manufacturers')}>{how.verified}</ButtonLink>
      </p>
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
