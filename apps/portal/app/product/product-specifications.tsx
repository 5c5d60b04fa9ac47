import { InfoTable, PillSet, SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import type { ProductPageData } from './load-product.server.ts';

/** How the product is to be had (checklist 110); where it belongs stands above its name. */
export function ProductSpecifications({ specifications, price, inStock }: ProductPageData) {
  const { t } = useLingui();
  const texts = useTableTexts();
  const { leadTime, minimumOrder, keywords } = specifications;
  const rows = [
    price !== undefined && { label: t`Stated price`, value: price },
    minimumOrder !== undefined && { label: t`Minimum order`, value: minimumOrder },
    leadTime !== undefined && { label: t`Lead time of this product`, value: leadTime },
    {
      label: t`Stock`,
      value: inStock ? t({ message: 'Yes', context: 'stock' }) : t({ message: 'No', context: 'stock' }),
    },
    keywords.length > 0 && { label: t`Keywords`, value: <PillSet values={keywords} />, long: true },
  ].filter((row) => !!row);
  const title = t`Specifications`;
  return (
    <SectionCard title={title}>
      <InfoTable caption={title} rows={rows} texts={texts} />
    </SectionCard>
  );
}

/** The values the business states, key by key. */
export function TechnicalSpecification({ technical }: ProductPageData) {
  const { t } = useLingui();
  const texts = useTableTexts();
  const title = t`Technical specification`;
  return (
    <SectionCard title={title}>
      <InfoTable caption={title} rows={technical} initialRows={10} texts={texts} />
    </SectionCard>
  );
}
