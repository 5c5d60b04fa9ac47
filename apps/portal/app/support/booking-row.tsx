import { cancelSupportBooking, downloadSupportBooking, type SupportBooking } from '@kontor/contract';
import { Button, ConfirmDialog, Pill, useToast } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../download/save-file.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { ownTimeZone, timeTexts, zoneName } from './time-texts.ts';
import { useLength } from './use-length.ts';
import { useTopicNames } from './use-topic-names.ts';

interface BookingRowProps {
  booking: SupportBooking;
  businessID: string;
  teamTimeZone: string;
  onChanged: () => void;
}

/** A booking with what was used of it; one to come is cancelled here, and put into a calendar. */
export function BookingRow({ booking, businessID, teamTimeZone, onChanged }: BookingRowProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const length = useLength();
  const topics = useTopicNames();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { bookingID, startsAt, minutes, topic, message, state, cancelled, usedMinutes, entries } = booking;
  const params = { businessID, bookingID };
  const when = timeTexts(language, ownTimeZone()).whole(startsAt);
  const teamTime = timeTexts(language, teamTimeZone).weekdayClock(startsAt);
  const place = zoneName(teamTimeZone);
  const used = usedMinutes === undefined ? undefined : length(usedMinutes);

  async function run(work: () => Promise<void>, refusal: string) {
    begin();
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.error(refusal, error);
      fail(refusal);
    } finally {
      setBusy(false);
    }
  }

  const download = () =>
    run(
      async () => saveFile(await call.file(downloadSupportBooking, { params })),
      t`The file could not be downloaded. Try again.`,
    );
  const cancel = () =>
    run(async () => {
      setAsking(false);
      await call(cancelSupportBooking, { params });
      toast(t`Booking cancelled, its minutes are credited back`, 'done');
      onChanged();
    }, t`The booking could not be cancelled. Try again.`);

  return (
    <li>
      <div className="sh-what">
        <b>{when}</b>
        <span className="k-meta">
          <Trans>
            {teamTime} in {place}
          </Trans>
        </span>
        <span className="sh-pills">
          <Pill>{length(minutes)}</Pill>
          <Pill>{topics[topic]}</Pill>
          {state === 'cancelled' ? (
            <Pill tone="bad">
              <Trans>Cancelled</Trans>
            </Pill>
          ) : null}
          {used ? <Pill tone="ok">{t`${used} used`}</Pill> : null}
        </span>
        <p className="sh-message">{message}</p>
        {cancelled?.reason ? (
          <p>
            <Trans>Our team cancelled it: {cancelled.reason}</Trans>
          </p>
        ) : null}
        {cancelled?.by === 'membership' ? (
          <p>
            <Trans>It was cancelled because the package no longer covered it.</Trans>
          </p>
        ) : null}
        {entries.length > 0 ? (
          <ul className="sh-notes">
            {entries.map((entry) => (
              <li key={`${entry.at} ${entry.minutes} ${entry.note}`}>
                <b className="k-number">
                  {entry.minutes < 0 ? `−${length(-entry.minutes)}` : length(entry.minutes)}
                </b>{' '}
                {entry.note}
              </li>
            ))}
          </ul>
        ) : null}
        {state === 'booked' && !booking.cancellableUntil ? (
          <p className="k-meta">
            <Trans>It can no longer be cancelled free of charge.</Trans>
          </p>
        ) : null}
      </div>
      {state === 'booked' ? (
        <div className="sh-actions">
          <Button
            size="small"
            loading={isBusy}
            aria-label={t`Calendar file of ${when}`}
            onClick={() => void download()}
          >
            <Download size={16} />
            <Trans>Calendar file</Trans>
          </Button>
          {booking.cancellableUntil ? (
            <Button
              size="small"
              variant="quiet"
              disabled={isBusy}
              aria-label={t`Cancel ${when}`}
              onClick={() => setAsking(true)}
            >
              <Trans>Cancel</Trans>
            </Button>
          ) : null}
          {failure}
        </div>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t`Cancel this booking?`}
          text={t`Its minutes are credited back, and others can book the time.`}
          texts={{ confirm: t`Cancel the booking`, cancel: t`Keep the booking` }}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
