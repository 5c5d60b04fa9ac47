import type { Dashboard, DashboardPeriod } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { changeOf, differenceOf, perHundred } from './change.ts';
import { Figure } from './figure.tsx';
import { useDurationText } from './use-duration-text.ts';
import { wholeSteps } from './whole-steps.ts';

/** The four figures at the head: views, requests, how many of those lead to these, and how soon they are answered. */
export function Figures({ dashboard, days }: { dashboard: Dashboard; days: DashboardPeriod }) {
  const { t, i18n } = useLingui();
  const durationText = useDurationText();
  const { totals, answers } = dashboard;
  const steps = wholeSteps(dashboard);
  const views = {
    now: totals.profileViews.now + totals.productViews.now,
    before: totals.profileViews.before + totals.productViews.before,
  };
  const rate = perHundred(totals.inquiries.now, views.now);
  const rateText = (value: number) => i18n.number(value, { maximumFractionDigits: 2 });
  const { minutes } = answers.now;
  return (
    <dl className="z-figures k-card">
      <Figure
        label={t`Views`}
        value={i18n.number(views.now)}
        change={changeOf(views)}
        days={days}
        line={steps.map(({ profileViews, productViews }) => profileViews + productViews)}
      />
      <Figure
        label={t`Requests`}
        value={i18n.number(totals.inquiries.now)}
        change={changeOf(totals.inquiries)}
        days={days}
        line={steps.map(({ inquiries }) => inquiries)}
        color="var(--chart-2)"
      />
      <Figure
        label={t`Requests per 100 views`}
        value={rate === undefined ? '–' : rateText(rate)}
        note={rate === undefined ? t`No views yet` : undefined}
        change={differenceOf(rate, perHundred(totals.inquiries.before, views.before), 'more')}
        differenceText={rateText}
        days={days}
        line={steps.map(
          ({ inquiries, profileViews, productViews }) =>
            perHundred(inquiries, profileViews + productViews) ?? 0,
        )}
        color="var(--chart-3)"
      />
      <Figure
        label={t`Time to first reply`}
        value={minutes === undefined ? '–' : durationText(minutes)}
        note={minutes === undefined ? t`Too few replies` : undefined}
        change={differenceOf(minutes, answers.before.minutes, 'less')}
        differenceText={durationText}
        days={days}
        {...(minutes !== undefined && { line: steps.flatMap(({ replyMinutes }) => replyMinutes ?? []) })}
      />
    </dl>
  );
}
