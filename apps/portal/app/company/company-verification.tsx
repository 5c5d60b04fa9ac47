import { CalendarX, CircleDashed, NotebookPen } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import picture from './art/verification.svg';
import { CheckedFacts, CheckMethods } from './checked-facts.tsx';
import { loadCompanyVerification } from './company-verification.server.ts';
import { PaidAndProven } from './paid-and-proven.tsx';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { SealMeaning } from './seal-meaning.tsx';
import { TextPage } from './text-page.tsx';
import { Ways } from './ways.tsx';
import './company-verification.css';

export const loader = loadCompanyVerification;

/** How facts are checked, and what the seal shows of it. */
export default function CompanyVerification() {
  const { facts, methods, record, seal, paid, how, ways, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <CheckedFacts {...facts} />
      <CheckMethods {...methods} />
      <Points {...record} icons={[NotebookPen, CalendarX, CircleDashed]} />
      <SealMeaning {...seal} />
      <PaidAndProven {...paid} />
      <Prose {...how} />
      <Ways ways={ways} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
