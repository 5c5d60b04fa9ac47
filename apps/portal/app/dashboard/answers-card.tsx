import { type AnswerFigures, dashboardLimits } from '@kontor/contract';
import { Pill } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { conversationsAddress } from '../message-center/message-address.ts';
import { ChartTable } from './chart/chart-table.tsx';
import { ShareBars } from './chart/share-bars.tsx';

/** Bars that are within 24 hours. */
const inTime = 4;

/** How soon requests are answered. */
export function AnswersCard({ answers, businessID }: { answers: AnswerFigures; businessID: string }) {
  const { t, i18n } = useLingui();
  const { asked, answered, shareIn24Hours, byTime } = answers;
  const percent = (share: number) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const names = [t`0–2 h`, t`2–6 h`, t`6–12 h`, t`12–24 h`, t`1–2 d`, t`> 2 d`];
  const waiting = asked - answered;
  const bars = names.map((title, place) => {
    const share = (byTime?.[place] ?? 0) / Math.max(1, asked);
    return {
      title,
      share,
      text: percent(share),
      color: place < inTime ? 'var(--chart-1)' : 'var(--chart-2)',
    };
  });
  const least = dashboardLimits.leastAnswers;
  const share = shareIn24Hours === undefined ? '' : percent(shareIn24Hours);
  return (
    <section className="k-card z-other-half">
      <div className="k-card-head">
        <h2>
          <Trans>Reply time</Trans>
        </h2>
        {shareIn24Hours === undefined ? null : (
          <Pill tone={shareIn24Hours >= 0.5 ? 'ok' : 'warn'}>
            {shareIn24Hours >= 0.5 ? <Check size={14} /> : null}
            <Trans>{share} within 24 hours</Trans>
          </Pill>
        )}
      </div>
      <div className="z-body">
        {byTime ? (
          <>
            <ShareBars
              label={t`Share of requests`}
              bars={bars}
              line={{ before: inTime, text: t`24 hours` }}
            />
            <ChartTable
              caption={t`Reply time`}
              heads={[t`Reply time`, t`Requests`, t`Share of requests`]}
              rows={[
                ...bars.map(({ title, text }, place) => [title, i18n.number(byTime[place] ?? 0), text]),
                [t`No reply`, i18n.number(waiting), percent(waiting / Math.max(1, asked))],
              ]}
            />
          </>
        ) : (
          <p className="k-meta">
            <Trans>
              Too few requests: reply time is shown from {least} requests on; there are {asked} so far in this
              period.
            </Trans>
          </p>
        )}
        {waiting > 0 ? (
          <p className="k-meta">
            <Plural
              value={waiting}
              one="# request in this period has had no reply for more than a day."
              other="# requests in this period have had no reply for more than a day."
            />{' '}
            <a href={conversationsAddress(businessID)}>
              <Trans>Open Requests</Trans>
            </a>
          </p>
        ) : null}
        <p className="k-meta z-how">
          <Trans>
            Actual time from the request to your first reply. Requests from colleagues, from new accounts and
            repeated ones are not counted.
          </Trans>
        </p>
      </div>
    </section>
  );
}
