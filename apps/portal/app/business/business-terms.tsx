import { InfoTable, PillSet, SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import type { BusinessPageData } from './business-page-data.ts';
import { useDraftMark } from './draft-mark.ts';
import { useTradeTexts } from './use-trade-texts.ts';

export function BusinessTerms({ businessTerms, confirmed }: BusinessPageData) {
  const { t } = useLingui();
  const tableTexts = useTableTexts();
  const mark = useDraftMark('terms');
  const { packaging, payment } = useTradeTexts();
  // The trade writes these the same in every language.
  const asStated = (code: string) => code;
  const { acceptedDeliveryTerms, acceptedPaymentCurrencies, acceptedPaymentTypes, packagingTypes } =
    businessTerms;
  const rows = [
    {
      label: t`Accepted delivery terms`,
      place: 'acceptedDeliveryTerms',
      terms: acceptedDeliveryTerms,
      nameOf: asStated,
    },
    {
      label: t`Accepted payment currencies`,
      place: 'acceptedPaymentCurrencies',
      terms: acceptedPaymentCurrencies,
      nameOf: asStated,
    },
    {
      label: t`Accepted payment types`,
      place: 'acceptedPaymentTypes',
      terms: acceptedPaymentTypes,
      nameOf: payment,
    },
    { label: t`Packaging types`, place: 'packagingTypes', terms: packagingTypes, nameOf: packaging },
  ] as const;
  const shown = rows
    .filter(({ terms }) => terms.length > 0)
    .map(({ label, place, terms, nameOf }) => ({
      label,
      value: mark(place, <PillSet values={terms.map(({ name }) => nameOf(name))} />),
    }));
  const title = t`Business Terms`;
  if (shown.length === 0) return null;
  return (
    <SectionCard title={title} aside={confirmed.terms}>
      <InfoTable caption={title} rows={shown} texts={tableTexts} />
    </SectionCard>
  );
}
