import { getSupport, type MyBusiness } from '@kontor/contract';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { BalanceCard } from './balance-card.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingList } from './booking-list.tsx';
import { WithoutHours } from './without-hours.tsx';

/** What is left of the year, the way to book a time, and what is booked. */
export default function SupportBody({ business }: { business: MyBusiness }) {
  const { businessID } = business;
  const { data, failed, reload } = useLoaded(getSupport, { params: { businessID } });
  if (!data) return failed ? <LoadingFailed onRetry={reload} /> : <Loading lines={10} />;
  const { balance, next, bookings, subscription, teamTimeZone } = data;
  const left = Math.max(balance?.leftMinutes ?? 0, next?.leftMinutes ?? 0);
  return (
    <>
      {failed ? <LoadingFailed onRetry={reload} /> : null}
      {balance && balance.totalMinutes > 0 ? (
        <BalanceCard balance={balance} next={next} />
      ) : (
        <WithoutHours subscription={subscription} />
      )}
      {left > 0 ? (
        <BookingForm
          businessID={businessID}
          left={left}
          booked={bookings.map(({ bookingID, state }) => `${bookingID} ${state}`).join()}
          onBooked={reload}
        />
      ) : null}
      {bookings.length > 0 || left > 0 ? (
        <BookingList
          bookings={bookings}
          businessID={businessID}
          teamTimeZone={teamTimeZone}
          onChanged={reload}
        />
      ) : null}
    </>
  );
}
