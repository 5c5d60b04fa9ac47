import { type Dashboard, dashboardLimits } from '@kontor/contract';
import { SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { changeOf } from './change.ts';
import { ChartTable } from './chart/chart-table.tsx';
import { LineChart } from './chart/line-chart.tsx';
import { Figure } from './figure.tsx';
import { useStepTexts } from './use-step-texts.ts';
import { wholeSteps } from './whole-steps.ts';

/** How often a search has shown one of its cards. */
export function SearchesCard({ dashboard, days }: { dashboard: Dashboard; days: number }) {
  const { t, i18n } = useLingui();
  const { titleOf, rowOf, shortOf } = useStepTexts(dashboard.unit);
  const steps = wholeSteps(dashboard);
  const title = dashboard.unit === 'day' ? t`Search appearances per day` : t`Search appearances per week`;
  const count = (value: number) => i18n.number(value);
  const { searches } = dashboard.totals;
  return (
    <SectionCard title={title} className="z-wide">
      <div className="z-body">
        <dl className="z-single">
          <Figure
            label={t`Searches that showed one of your cards`}
            value={count(searches.now)}
            change={changeOf(searches)}
            days={days}
          />
        </dl>
        <LineChart
          label={title}
          lines={[
            {
              name: t`Searches`,
              short: t`Searches`,
              color: 'var(--chart-3)',
              values: steps.map((step) => step.searches),
            },
          ]}
          steps={steps.map((step) => ({ title: titleOf(step), short: shortOf(step) }))}
          textOf={count}
        />
        <ChartTable
          caption={title}
          heads={[dashboard.unit === 'day' ? t`Day` : t`Week from`, t`Searches`]}
          rows={dashboard.steps.map((step) => [rowOf(step), count(step.searches)])}
        />
      </div>
    </SectionCard>
  );
}

/** By which words it was found. */
export function WordsCard({ words }: { words: Dashboard['words'] }) {
  const { t, i18n } = useLingui();
  const { leastAsked } = dashboardLimits;
  return (
    <SectionCard title={t`Search terms`} className="z-narrow">
      <div className="z-body">
        {words.length === 0 ? (
          <p className="k-meta">
            <Trans>No search term was used often enough in this period.</Trans>
          </p>
        ) : (
          <ol className="z-words">
            {words.map(({ words: text, times }) => (
              <li key={text}>
                <span>{text}</span>
                <b className="z-times">{i18n.number(times)}</b>
              </li>
            ))}
          </ol>
        )}
        <p className="k-meta z-how">
          <Trans>
            Only terms searched for at least {leastAsked} times, so that nobody can be identified.
          </Trans>
        </p>
      </div>
    </SectionCard>
  );
}
