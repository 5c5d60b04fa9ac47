import type { Dashboard } from '@kontor/contract';
import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { ChartTable } from './chart/chart-table.tsx';
import { LineChart } from './chart/line-chart.tsx';
import { useStepTexts } from './use-step-texts.ts';
import { wholeSteps } from './whole-steps.ts';

/** Views of the business page and of its products, step by step. */
export function ViewsCard({ dashboard }: { dashboard: Dashboard }) {
  const { t, i18n } = useLingui();
  const { titleOf, rowOf, shortOf } = useStepTexts(dashboard.unit);
  const steps = wholeSteps(dashboard);
  const title = dashboard.unit === 'day' ? t`Views per day` : t`Views per week`;
  const count = (value: number) => i18n.number(value);
  const boosts = t`Boosts started`;
  // A column of nothing but zeros says nothing.
  const isBoosted = dashboard.steps.some((step) => step.boosts);
  return (
    <SectionCard title={title} className="z-wide">
      <div className="z-body">
        <LineChart
          label={title}
          lines={[
            {
              name: t`Business page`,
              short: t({ message: 'Profile', context: 'business' }),
              color: 'var(--chart-1)',
              values: steps.map(({ profileViews }) => profileViews),
            },
            {
              name: t`Product pages`,
              short: t`Products`,
              color: 'var(--chart-2)',
              values: steps.map(({ productViews }) => productViews),
            },
          ]}
          steps={steps.map((step) => ({ title: titleOf(step), short: shortOf(step) }))}
          textOf={count}
          marks={{
            counts: steps.map((step) => step.boosts ?? 0),
            short: t({ message: 'Boost', context: 'mark' }),
            name: boosts,
          }}
        />
        <ChartTable
          caption={title}
          heads={[
            dashboard.unit === 'day' ? t`Day` : t`Week from`,
            t`Business page`,
            t`Product pages`,
            ...(isBoosted ? [boosts] : []),
          ]}
          rows={dashboard.steps.map((step) => [
            rowOf(step),
            count(step.profileViews),
            count(step.productViews),
            ...(isBoosted ? [count(step.boosts ?? 0)] : []),
          ])}
        />
      </div>
    </SectionCard>
  );
}
