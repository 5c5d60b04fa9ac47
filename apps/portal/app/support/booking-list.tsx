import type { SupportBooking } from '@kontor/contract';
import { SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingRow } from './booking-row.tsx';

interface BookingListProps {
  bookings: readonly SupportBooking[];
  businessID: string;
  teamTimeZone: string;
  onChanged: () => void;
}

/** What is to come, the next first, and what is past or was cancelled, the last first. */
export function BookingList({ bookings, ...more }: BookingListProps) {
  const { t } = useLingui();
  const coming = bookings.filter(({ state }) => state === 'booked').toReversed();
  const past = bookings.filter(({ state }) => state !== 'booked');
  return (
    <>
      <SectionCard title={t`Booked`}>
        {coming.length === 0 ? (
          <p className="sh-none">
            <Trans>No bookings yet. Choose a day and a time above.</Trans>
          </p>
        ) : (
          <ul className="sh-list">
            {coming.map((booking) => (
              <BookingRow key={booking.bookingID} booking={booking} {...more} />
            ))}
          </ul>
        )}
      </SectionCard>
      {past.length > 0 ? (
        <SectionCard title={t`Past and cancelled`}>
          <ul className="sh-list">
            {past.map((booking) => (
              <BookingRow key={booking.bookingID} booking={booking} {...more} />
            ))}
          </ul>
        </SectionCard>
      ) : null}
    </>
  );
}
