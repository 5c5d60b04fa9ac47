import { InfoTable, PillSet, SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import type { BusinessPageData } from './load-business.server.ts';

export function BusinessTerms({ businessTerms }: BusinessPageData) {
  const { t } = useLingui();
  const tableTexts = useTableTexts();
  const rows = [
    { label: t`Accepted delivery terms`, terms: businessTerms.acceptedDeliveryTerms },
    { label: t`Accepted payment currencies`, terms: businessTerms.acceptedPaymentCurrencies },
    { label: t`Accepted payment types`, terms: businessTerms.acceptedPaymentTypes },
    { label: t`Packaging types`, terms: businessTerms.packagingTypes },
  ]
    .filter(({ terms }) => terms.length > 0)
    .map(({ label, terms }) => ({ label, value: <PillSet values={terms.map(({ name }) => name)} /> }));
  const title = t`Business Terms`;
  if (rows.length === 0) return null;
  return (
    <SectionCard title={title}>
      <InfoTable caption={title} rows={rows} texts={tableTexts} />
    </SectionCard>
  );
}
