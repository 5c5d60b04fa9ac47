import { InfoTable, PillSet, SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import type { BusinessPageData } from './business-page-data.ts';
import { ConfirmedOn } from './confirmed-on.tsx';
import { useDraftMark } from './draft-mark.ts';
import { useRegionNames } from './use-region-names.ts';
import { useValueTexts } from './use-value-texts.ts';

export function TradeCapabilities({ tradeCapabilities, confirmedOn }: BusinessPageData) {
  const { t } = useLingui();
  const texts = useValueTexts();
  const regions = useRegionNames();
  const mark = useDraftMark('trade');
  const { markets, spokenLanguages, totalEmployeesSales, averageLeadTime } = tradeCapabilities;
  const rows = [
    markets.length > 0 && {
      label: t`Markets`,
      value: mark(
        'markets',
        <PillSet
          values={markets.map((market) => ('region' in market ? regions[market.region] : market.name))}
        />,
      ),
      long: true,
    },
    spokenLanguages.length > 0 && {
      label: t`Spoken languages`,
      value: mark('spokenLanguages', spokenLanguages.map(({ name }) => name).join(', ')),
    },
    totalEmployeesSales !== undefined && {
      label: t`Sales employees`,
      value: mark('totalEmployeesSales', texts.number(totalEmployeesSales)),
    },
    averageLeadTime !== undefined && {
      label: t`Average lead time`,
      value: mark('averageLeadTime', texts.days(averageLeadTime)),
    },
  ].filter((row) => !!row);
  const title = t`Trade Capabilities`;
  const tableTexts = useTableTexts();
  if (rows.length === 0) return null;
  return (
    <SectionCard title={title} aside={<ConfirmedOn day={confirmedOn.trade} />}>
      <InfoTable caption={title} rows={rows} texts={tableTexts} />
    </SectionCard>
  );
}
