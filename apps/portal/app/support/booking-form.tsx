import {
  CallError,
  createSupportBooking,
  idempotencyKeyHeader,
  listSupportSlots,
  type SupportTopic,
  supportLengths,
  supportLimits,
  supportTopics,
} from '@kontor/contract';
import { Button, SectionCard, SelectField, TextArea, useToast } from '@kontor/ui';
import { CalendarDays } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';
import { TimeChoice } from './time-choice.tsx';
import { ownTimeZone, timeTexts } from './time-texts.ts';
import { useLength } from './use-length.ts';
import { useTopicNames } from './use-topic-names.ts';

interface BookingFormProps {
  businessID: string;
  /** Minutes. */
  left: number;
  /** What is booked: another one, and other times are free. */
  booked: string;
  onBooked: () => void;
}

/** Of what is marked, the first that takes the focus: of the times, the first one. */
const firstMissing = ':is(input, select, textarea)[aria-invalid], fieldset[aria-describedby] input';

/** What is missing of a booking, in words. */
type Missing = Partial<Record<'day' | 'time' | 'topic' | 'message', string>>;

/** Chooses a length, a day and a free time, and says what it is about. */
export function BookingForm({ businessID, left, booked, onBooked }: BookingFormProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { call } = useSession();
  const toast = useToast();
  const length = useLength();
  const topics = useTopicNames();
  const [minutes, setMinutes] = useState<number>(supportLengths[0]);
  const [day, setDay] = useState('');
  const [startsAt, setStartsAt] = useState('');
  const [topic, setTopic] = useState<SupportTopic | ''>('');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const [missing, setMissing] = useState<Missing>();
  const [isBusy, setBusy] = useState(false);
  // One wish: sent again after a lost answer it books one time.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { data, failed, reload } = useLoaded(listSupportSlots, {
    params: { businessID },
    query: { minutes },
  });

  const loadedFor = useRef(booked);
  useEffect(() => {
    if (loadedFor.current === booked) return;
    loadedFor.current = booked;
    reload();
  }, [booked, reload]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (missing) form.current?.querySelector<HTMLElement>(firstMissing)?.focus();
  }, [missing]);

  /** What is sent is another wish from then on. */
  function change(set: () => void) {
    set();
    setError(undefined);
    setKey(crypto.randomUUID());
  }

  function textOf(refusal: unknown): string {
    const issue = refusal instanceof CallError ? refusal.issues?.[0] : undefined;
    if (issue?.field === 'startsAt') return t`Someone else has booked this time. Choose another one.`;
    if (issue?.field === 'minutes') return t`The hours left are not enough for this booking.`;
    return t`An unexpected error has occurred, please try again`;
  }

  async function book(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (startsAt === '' || topic === '' || message.trim() === '')
      return setMissing({
        ...(free.length === 0 && { day: t`Choose a day and a time.` }),
        ...(free.length > 0 && startsAt === '' && { time: t`Choose a time.` }),
        ...(topic === '' && { topic: t`Choose a topic.` }),
        ...(message.trim() === '' && { message: t`Tell us what it is about.` }),
      });
    setMissing(undefined);
    setBusy(true);
    try {
      const body = { startsAt, minutes, topic, message, timeZone: ownTimeZone() };
      const headers = { [idempotencyKeyHeader]: key };
      await call(createSupportBooking, { params: { businessID }, body }, { headers });
      toast(t`Booked. You will receive a calendar file by e-mail.`, 'done');
      change(() => setStartsAt(''));
      setTopic('');
      setMessage('');
      onBooked();
    } catch (refusal) {
      console.error('Not booked', refusal);
      change(() => setStartsAt(''));
      setError(textOf(refusal));
      reload();
    } finally {
      setBusy(false);
    }
  }

  const own = timeTexts(language, ownTimeZone());
  const days = Map.groupBy(data?.slots ?? [], own.day);
  const free = days.get(day) ?? [];
  return (
    <SectionCard title={t`Book a time`}>
      <form ref={form} className="sh-form" onSubmit={(event) => void book(event)} noValidate>
        <fieldset className="sh-choices">
          <legend>
            <Trans>Length</Trans>
          </legend>
          {supportLengths
            .filter((each) => each <= left)
            .map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="minutes"
                  checked={minutes === each}
                  onChange={() => {
                    change(() => setMinutes(each));
                    setStartsAt('');
                  }}
                />
                {length(each)}
              </label>
            ))}
        </fieldset>
        <div className="sh-day">
          {data ? (
            days.size > 0 ? (
              <SelectField
                label={t`Day`}
                required
                error={day === '' ? missing?.day : undefined}
                empty={t`Choose a day`}
                options={[...days.keys()].map((each) => ({ value: each, text: each }))}
                value={days.has(day) ? day : ''}
                onChange={(event) => {
                  change(() => setDay(event.target.value));
                  setStartsAt('');
                }}
              />
            ) : (
              <p>
                <Trans>No times are available in the next {supportLimits.daysAhead} days.</Trans>
              </p>
            )
          ) : failed ? (
            <LoadingFailed onRetry={reload} />
          ) : (
            <Loading lines={2} />
          )}
        </div>
        {free.length > 0 ? (
          <TimeChoice
            free={free}
            teamZone={data?.teamTimeZone ?? 'UTC'}
            chosen={startsAt}
            error={startsAt === '' ? missing?.time : undefined}
            onChoose={(each) => change(() => setStartsAt(each))}
          />
        ) : null}
        <SelectField
          label={t`Topic`}
          required
          error={topic === '' ? missing?.topic : undefined}
          empty={t`Choose a topic`}
          options={supportTopics.map((each) => ({ value: each, text: topics[each] }))}
          value={topic}
          onChange={(event) => change(() => setTopic(event.target.value as SupportTopic | ''))}
        />
        <TextArea
          label={t`What is it about?`}
          required
          error={message.trim() === '' ? missing?.message : undefined}
          maxLength={supportLimits.message}
          rows={5}
          value={message}
          onChange={(event) => change(() => setMessage(event.target.value))}
        />
        <div className="sh-send">
          <Button variant="petrol" type="submit" loading={isBusy}>
            <CalendarDays size={18} />
            <Trans>Confirm booking</Trans>
          </Button>
          <p role="status">{error ? <span className="sh-error">{error}</span> : null}</p>
        </div>
      </form>
    </SectionCard>
  );
}
