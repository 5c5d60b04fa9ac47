import { Trans } from '@lingui/react/macro';
import { brand } from '../brand.ts';
import { ExportChart } from './export-chart.server.tsx';
import { ExportTable } from './export-table.server.tsx';
import topExports from './top50-exports.json' with { type: 'json' };
import { useWrittenNumbers } from './use-written-numbers.server.ts';

const { year, worldUsdBillion, source } = topExports;
const { name, site, basis, dataSet } = source;

/** The 50 most exported categories: a chart of the largest, the whole table, the year and the source (checklist 124). */
export function ExportRanking() {
  const { whole } = useWrittenNumbers();
  const world = whole(worldUsdBillion);
  return (
    <div className="t-ranking">
      <ExportChart />
      <ExportTable />
      <p className="t-source">
        <Trans>
          Year: {year}. Exports of all reporting countries, added up by four-digit heading of the Harmonized
          System. Shares are of world exports of {world} billion US dollars. Heading 9999 (goods not
          specified) is left out.
        </Trans>
      </p>
      <p className="t-source">
        <Trans>
          Source: {name} ({site}), based on reports to {basis}; data set {dataSet}. Totals and names of the
          categories: {brand.name}. Gold ranks higher here than in some other published rankings.
        </Trans>
      </p>
    </div>
  );
}
