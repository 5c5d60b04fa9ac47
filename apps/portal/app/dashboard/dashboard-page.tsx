import { Note } from '@kontor/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useManagedBusiness } from '../business-manage/managed-business.ts';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { DashboardBody } from './dashboard-body.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { SaveAsTable } from './save-as-table.tsx';
import { readPeriod } from './shown-period.ts';
import './dashboard.css';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Manage Business`,
      description: (portal) =>
        msg`How buyers find and contact your business on ${portal}: views, searches, requests and reply time.`,
    },
    context,
  ),
});

/** It says the same for every period. */
export const shouldRevalidate = () => false;

/** How a business is found and asked, for its owner and its administrators. */
export default function DashboardPage() {
  const { t } = useLingui();
  const [given] = useSearchParams();
  const business = useManagedBusiness();
  const days = readPeriod(given);
  const isClosed = business.accessLevel === 'member';
  return (
    <div className="z-page">
      <header className="z-head">
        <h1>
          <Trans>Manage Business</Trans>
        </h1>
        {isClosed ? null : (
          <div className="z-ways">
            <PeriodChoice days={days} />
            <SaveAsTable businessID={business.businessID} days={days} />
          </div>
        )}
      </header>
      {isClosed ? (
        <Note>{t`Only owners and administrators can see these figures. Please ask one of them.`}</Note>
      ) : (
        <DashboardBody key={business.businessID} business={business} days={days} />
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
