import type { Dashboard } from '@kontor/contract';
import { SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChartTable } from './chart/chart-table.tsx';

const shown = 5;

/** From which countries the pages were opened; those beyond the first are added up. */
export function CountriesCard({ countries, days }: Pick<Dashboard, 'countries'> & { days: number }) {
  const { t, i18n } = useLingui();
  const named = countries.filter(({ country, views }) => country && views.now > 0);
  const first = named.slice(0, shown);
  const all = countries.reduce((sum, { views }) => sum + views.now, 0);
  const other = all - first.reduce((sum, { views }) => sum + views.now, 0);
  const rows = [
    ...first.map(({ country, views }) => ({
      name: country?.countryName ?? '',
      count: views.now,
      isOther: false,
    })),
    ...(other > 0 ? [{ name: t`Other`, count: other, isOther: true }] : []),
  ];
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <SectionCard title={t`Views by country`} className="z-narrow">
      <div className="z-body">
        {rows.length === 0 ? (
          <p className="k-meta">
            <Trans>No views in this period.</Trans>
          </p>
        ) : (
          <ul className="z-bars">
            {rows.map(({ name, count, isOther }) => (
              <li key={name}>
                <span>{name}</span>
                <i aria-hidden="true">
                  <i
                    className={isOther ? 'z-other' : undefined}
                    style={{ inlineSize: `${(count / highest) * 100}%` }}
                  />
                </i>
                <b className="z-times">{i18n.number(count)}</b>
              </li>
            ))}
          </ul>
        )}
        {rows.length > 0 ? (
          <ChartTable
            caption={t`Views by country`}
            heads={[t`Country`, t`Views`, t`previous ${days} days`]}
            rows={countries.map(({ country, views }) => [
              country?.countryName ?? t`Other`,
              i18n.number(views.now),
              i18n.number(views.before),
            ])}
          />
        ) : null}
        <p className="k-meta z-how">
          <Trans>
            The country in the profile of visitors who are logged in, otherwise that of the browser language
            or the portal. No IP address is stored.
          </Trans>
        </p>
      </div>
    </SectionCard>
  );
}
