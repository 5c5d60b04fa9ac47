import {
  type Dashboard,
  type DashboardPeriod,
  getDashboard,
  getMembershipReview,
  type MembershipReview,
  type MyBusiness,
} from '@kontor/contract';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';
import { AnswersCard } from './answers-card.tsx';
import { CountriesCard } from './countries-card.tsx';
import { Figures } from './figures.tsx';
import { GainedCard } from './gained-card.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { ProductsCard } from './products-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SearchesCard, WordsCard } from './searches-card.tsx';
import { daysIn } from './shown-days.ts';
import { SubjectsCard } from './subjects-card.tsx';
import { ViewsCard } from './views-card.tsx';

/** Only a package that comes to its end has one. */
const ReviewCard = lazyExtra(() => import('./review-card.tsx'));

interface DashboardBodyProps {
  business: MyBusiness;
  days: DashboardPeriod;
}

/** The figures of a period, once they are there. */
export function DashboardBody({ business, days }: DashboardBodyProps) {
  const { businessID } = business;
  const { data, failed, reload } = useLoaded(getDashboard, { params: { businessID }, query: { days } });
  const reviewed = useLoaded(getMembershipReview, { params: { businessID } });
  const loading = <Loading className="x-awaited" lines={14} />;
  if (data && reviewed.data)
    return (
      // What stands above the figures comes with them, so that they do not move.
      <Suspense fallback={loading}>
        <Review business={business} review={reviewed.data.review} />
        <LoadedDashboard business={business} days={days} dashboard={data} />
      </Suspense>
    );
  const retry = () => {
    reload();
    reviewed.reload();
  };
  return failed || reviewed.failed ? <LoadingFailed onRetry={retry} /> : loading;
}

function Review({ business, review }: { business: MyBusiness; review: MembershipReview | undefined }) {
  if (!review) return null;
  const { businessID, general, accessLevel, subscription } = business;
  const named = accessLevel === 'owner' ? { id: businessID, name: general.companyName } : undefined;
  return <ReviewCard review={review} business={named} running={subscription} />;
}

function LoadedDashboard({ business, days, dashboard }: DashboardBodyProps & { dashboard: Dashboard }) {
  const named = { id: business.businessID, name: business.general.companyName };
  if (!dashboard.since)
    return (
      <div className="z-cards">
        <NothingYet business={named} />
        <ProfileCard business={business} />
      </div>
    );
  return (
    <>
      <CountedDays dashboard={dashboard} />
      <Figures dashboard={dashboard} days={days} />
      <div className="z-cards">
        <ViewsCard dashboard={dashboard} />
        <CountriesCard countries={dashboard.countries} days={days} />
        <SubjectsCard subjects={dashboard.subjects} />
        <AnswersCard answers={dashboard.answers.now} businessID={business.businessID} />
        <SearchesCard dashboard={dashboard} days={days} />
        <WordsCard words={dashboard.words} />
        <ProductsCard products={dashboard.products} business={named} days={days} />
        <div className="z-narrow z-stack">
          <GainedCard totals={dashboard.totals} days={days} />
          <ProfileCard business={business} />
        </div>
      </div>
    </>
  );
}

/** Which days these are, and since when there is anything to compare with. */
function CountedDays({ dashboard: { from, to, before, since } }: { dashboard: Dashboard }) {
  const { language } = usePortal();
  const words = daysIn(language);
  const first = since && words.long(since);
  return (
    <p className="k-meta z-days">
      {words.range(from, to)}
      {since && since > before.from ? (
        <>
          {'. '}
          <Trans>Counted since {first}: the previous period is incomplete.</Trans>
        </>
      ) : null}
    </p>
  );
}
