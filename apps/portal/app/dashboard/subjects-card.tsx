import type { Dashboard } from '@kontor/contract';
import { SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChartTable } from './chart/chart-table.tsx';
import { StackedBars } from './chart/stacked-bars.tsx';
import { useStepTexts } from './use-step-texts.ts';

/** Colours there are; the sixth is of all others alone. */
const colors = [1, 2, 3, 4, 5].map((number) => `var(--chart-${number})`);

/** What requests were about, step by step: the five commonest subjects, and all others together. */
export function SubjectsCard({ subjects: { unit, names, steps } }: Pick<Dashboard, 'subjects'>) {
  const { t, i18n } = useLingui();
  const { titleOf, rowOf, shortOf } = useStepTexts(unit);
  const count = (value: number) => i18n.number(value);
  const sums = names.map((name, place) => ({
    name,
    place,
    sum: steps.reduce((all, { counts }) => all + (counts[place] ?? 0), 0),
  }));
  // The last subject is the one that is typed.
  const common = sums
    .slice(0, -1)
    .filter(({ sum }) => sum > 0)
    .toSorted((one, other) => other.sum - one.sum)
    .slice(0, colors.length);
  const others = sums.filter(({ place }) => !common.some((each) => each.place === place));
  const stacks = [
    ...common.map(({ name, place }, index) => ({
      name,
      color: colors[index] ?? '',
      values: steps.map(({ counts }) => counts[place] ?? 0),
    })),
    {
      name: t`Other`,
      color: 'var(--chart-6)',
      values: steps.map(({ counts }) => others.reduce((all, { place }) => all + (counts[place] ?? 0), 0)),
    },
  ].filter(({ values }) => values.some((value) => value > 0));
  return (
    <SectionCard
      title={t`Requests by subject`}
      aside={unit === 'month' ? t`per month` : t`per week`}
      className="z-half"
    >
      <div className="z-body">
        {stacks.length === 0 ? (
          <p className="k-meta">
            <Trans>No requests in this period.</Trans>
          </p>
        ) : (
          <>
            <StackedBars
              label={t`Requests by subject`}
              stacks={stacks}
              steps={steps.map((step) => ({ title: titleOf(step), short: shortOf(step) }))}
              textOf={count}
              all={t`All`}
            />
            <ul className="z-legend">
              {stacks.map(({ name, color }) => (
                <li key={name}>
                  <i className="z-key" style={{ background: color }} />
                  {name}
                </li>
              ))}
            </ul>
            <ChartTable
              caption={t`Requests by subject`}
              heads={[unit === 'month' ? t`Month` : t`Week from`, ...names]}
              rows={steps.map((step) => [rowOf(step), ...step.counts.map(count)])}
            />
          </>
        )}
      </div>
    </SectionCard>
  );
}
