import { InfoTable, PillSet, SectionCard } from '@kontor/ui';
import { joinedLanguages } from '@kontor/web/language/joined';
import { useLingui } from '@lingui/react/macro';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import type { BusinessPageData } from './business-page-data.ts';
import { useDraftMark } from './draft-mark.ts';
import { useValueTexts } from './use-value-texts.ts';

export function TradeCapabilities({ tradeCapabilities, confirmed }: BusinessPageData) {
  const { t, i18n } = useLingui();
  const texts = useValueTexts();
  const mark = useDraftMark('trade');
  const { markets, spokenLanguages, totalEmployeesSales, averageLeadTime } = tradeCapabilities;
  const rows = [
    markets.length > 0 && {
      label: t`Markets`,
      value: mark('markets', <PillSet values={markets} />),
      long: true,
    },
    spokenLanguages.length > 0 && {
      label: t`Spoken languages`,
      value: mark(
        'spokenLanguages',
        joinedLanguages(
          spokenLanguages.map(({ name }) => name),
          i18n.locale,
        ),
      ),
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
    <SectionCard title={title} aside={confirmed.trade}>
      <InfoTable caption={title} rows={rows} texts={tableTexts} />
    </SectionCard>
  );
}
