import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LaterChosenBar } from '../compare/later-chosen-bar.tsx';
import { IndustryIndex } from './industry-index.tsx';
import { IndustrySection } from './industry-section.tsx';
import { type IndustryView, loadIndustries } from './load-industries.server.ts';
import './industries.css';

export const loader = (args: LoaderFunctionArgs) => loadIndustries(args);

/** Checklist 50 and 90: every entry of the industry tree leads to its search. */
export default function Industries() {
  const { t } = useLingui();
  const loaded = useLoaderData<typeof loader>();
  const industries = useMemo(() => JSON.parse(loaded.industries) as IndustryView[], [loaded]);
  return (
    <div className="s-page">
      <h1>{t`Industries`}</h1>
      <IndustryIndex industries={industries} />
      {industries.map((industry) => (
        <IndustrySection key={industry.id} {...industry} />
      ))}
      <LaterChosenBar />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
