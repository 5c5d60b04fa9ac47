import { listBoosts, type MyBusiness } from '@kontor/contract';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { BoostFigures } from './boost-figures.tsx';
import { BoostList } from './boost-list.tsx';
import { MonthCard } from './month-card.tsx';

/** What is left this month, the figures of all boosts, and each of them. */
export default function BoostsBody({ business }: { business: MyBusiness }) {
  const { businessID } = business;
  const { data, failed, reload } = useLoaded(listBoosts, { params: { businessID } });
  if (!data) return failed ? <LoadingFailed onRetry={reload} /> : <Loading lines={10} />;
  const { boosts, days, month, subscription } = data;
  return (
    <>
      {failed ? <LoadingFailed onRetry={reload} /> : null}
      <MonthCard
        business={business}
        subscription={subscription}
        month={month}
        running={boosts.filter(({ isRunning }) => isRunning)}
        onBoosted={reload}
      />
      {boosts.length > 0 ? <BoostFigures days={days} /> : null}
      <BoostList boosts={boosts} business={business} />
    </>
  );
}
