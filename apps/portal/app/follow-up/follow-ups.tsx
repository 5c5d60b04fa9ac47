import type { FollowUp } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { DoneFollowUps } from './done-follow-ups.tsx';
import { FollowUpRow } from './follow-up-row.tsx';
import { ownToday } from './own-day.ts';
import type { useOpenFollowUps } from './use-open-follow-ups.ts';
import './follow-ups.css';

/** What links name. */
const anchor = 'follow-ups';

const inOrder = (one: FollowUp, other: FollowUp) =>
  one.day.localeCompare(other.day) || one.followUpID.localeCompare(other.followUpID);

/** What somebody means to come back to: what is due, what comes later, and what is done. */
export default function FollowUps({
  rows,
  next,
  isLoading,
  hasFailed,
  more,
  change,
  total,
  setTotal,
}: ReturnType<typeof useOpenFollowUps>) {
  const { t } = useLingui();
  const card = useRef<HTMLElement>(null);
  const [showsDone, setShowsDone] = useState(false);
  // Links lead here before it is loaded. In the frame in which it comes it pushes the foot of the page down: sought out a frame later,
  // it moves nothing that is in sight.
  useEffect(() => {
    if (location.hash !== `#${anchor}`) return;
    const afterFrame = (next: () => void) => requestAnimationFrame(() => requestAnimationFrame(next));
    afterFrame(() => card.current?.scrollIntoView());
  }, []);
  const completed = total?.done ?? 0;
  const today = ownToday();
  const isDue = ({ day }: FollowUp) => day <= today;
  const parts = [
    { key: 'due', title: t`Due`, rows: rows?.filter(isDue) ?? [] },
    { key: 'later', title: t`Later`, rows: rows?.filter((row) => !isDue(row)) ?? [] },
  ].filter((part) => part.rows.length > 0);

  function count(open: number, done: number): void {
    setTotal((last) => last && { open: last.open + open, done: last.done + done });
  }

  function takeOut({ followUpID }: FollowUp): void {
    change((shown) => shown.filter((each) => each.followUpID !== followUpID));
    // The row takes the focus along: it goes on with the next one, or the card.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const within = (place: string) => card.current?.querySelector<HTMLElement>(place);
      (within('.fu-row button') ?? within('h2'))?.focus();
    });
  }

  function put(row: FollowUp): void {
    change((shown) => [...shown.filter((each) => each.followUpID !== row.followUpID), row].sort(inOrder));
  }

  return (
    <section className="k-card fu-card" id={anchor} ref={card} aria-labelledby="fu-title">
      <div className="k-card-head">
        <h2 id="fu-title" tabIndex={-1}>{t`Follow-ups`}</h2>
        {total && total.open > 0 ? <b className="k-number">{total.open}</b> : null}
      </div>
      {rows?.length === 0 ? (
        <p className="fu-none">
          {t`Set a follow-up on a saved business or product, a list or a conversation. It appears here, and you are reminded on its day.`}
        </p>
      ) : null}
      {parts.map((part) => (
        <section key={part.key} aria-labelledby={`fu-${part.key}`}>
          <h3 id={`fu-${part.key}`}>{part.title}</h3>
          <ul>
            {part.rows.map((row) => (
              <FollowUpRow
                key={row.followUpID}
                row={row}
                isDue={part.key === 'due'}
                onChanged={put}
                onGone={(isDone) => {
                  takeOut(row);
                  count(-1, isDone ? 1 : 0);
                }}
                onBack={(wasDone) => {
                  put(row);
                  count(1, wasDone ? -1 : 0);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasFailed ? <LoadingFailed onRetry={more} /> : null}
      {next !== undefined && !hasFailed ? (
        <Button size="small" loading={isLoading} onClick={more}>
          <Trans>Load more</Trans>
        </Button>
      ) : null}
      {completed > 0 ? (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={showsDone}
          onClick={() => setShowsDone((shown) => !shown)}
        >
          {t`Completed: ${completed}`}
        </Button>
      ) : null}
      {showsDone && completed > 0 ? (
        <DoneFollowUps
          key={completed}
          onReopened={(row) => {
            put(row);
            count(1, -1);
          }}
        />
      ) : null}
    </section>
  );
}
