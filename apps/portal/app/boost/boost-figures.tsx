import type { Data, listBoosts } from '@kontor/contract';
import { SectionCard } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import { useFigureNames } from './use-figure-names.ts';

type Days = Data<typeof listBoosts>['days'];

/** The height of the plot, and the width of a day, in its own units: it is stretched to its place. */
const height = 100;
const dayWidth = 10;
const gap = 2;

/** The last 30 days of all boosts: sums, how often cards were seen each day, and all of it as a table. */
export function BoostFigures({ days }: { days: Days }) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const names = useFigureNames();
  const kinds = ['shows', 'clicks', 'inquiries'] as const;
  const sumOf = (kind: (typeof kinds)[number]) => days.reduce((sum, day) => sum + day[kind], 0);
  const maximum = Math.max(1, ...days.map(({ shows }) => shows));
  const [first, last] = [days[0], days.at(-1)];
  const shows = i18n.number(sumOf('shows'));
  const peak = i18n.number(maximum);
  return (
    <SectionCard title={t`The last 30 days`}>
      <dl className="bb-sums">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{names[kind]}</dt>
            <dd className="k-number">{i18n.number(sumOf(kind))}</dd>
          </div>
        ))}
      </dl>
      <figure className="bb-plot">
        <figcaption className="k-meta">
          <Trans context="boost">Views per day</Trans>
        </figcaption>
        <div className="bb-axes">
          <span className="bb-peak k-number" aria-hidden="true">
            {peak}
          </span>
          <svg
            viewBox={`0 0 ${days.length * dayWidth} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t`Views per day: ${shows} in total, ${peak} on the best day`}
          >
            <path
              className="bb-grid"
              d={`M0 ${height / 2}H${days.length * dayWidth}M0 0.5H${days.length * dayWidth}`}
            />
            {days.map(({ day, shows: count }, place) => (
              <rect
                key={day}
                x={place * dayWidth + gap / 2}
                width={dayWidth - gap}
                y={height - (count / maximum) * height}
                height={(count / maximum) * height}
              />
            ))}
          </svg>
          <span className="bb-ends k-number" aria-hidden="true">
            <span>{first ? dayOf(first.day, language) : null}</span>
            <span>{last ? dayOf(last.day, language) : null}</span>
          </span>
        </div>
        <details className="bb-days">
          <summary>
            <Trans>All days as a table</Trans>
          </summary>
          <table>
            <caption className="k-hidden">
              <Trans>Your boosts day by day</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Day</Trans>
                </th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col" className="bb-number">
                    {names[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{dayOf(day.day, language)}</th>
                  {kinds.map((kind) => (
                    <td key={kind} className="bb-number k-number">
                      {i18n.number(day[kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
      <p className="bb-note k-meta">
        <Trans>
          A view counts when at least half of the card is on screen for one second. The same visitor counts
          once in 30 minutes. Your own people are not counted, and nothing is stored about who viewed it. Days
          end at midnight UTC.
        </Trans>
      </p>
    </SectionCard>
  );
}
