import { InfoTable, PillSet, SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import type { ProductPageData } from './load-product.server.ts';
import { usePriceText } from './use-price-text.ts';

/** What the product is and how it is to be had (checklist 110). */
export function ProductSpecifications({ specifications, inStock }: ProductPageData) {
  const { t } = useLingui();
  const texts = useTableTexts();
  const priceOf = usePriceText();
  const { industry, category, subCategory, leadTime, price, keywords } = specifications;
  const rows = [
    { label: t`Industry`, value: industry },
    category !== undefined && { label: t`Category`, value: category },
    subCategory !== undefined && { label: t`Subcategory`, value: subCategory },
    leadTime !== undefined && { label: t`Lead time of this product`, value: leadTime },
    price !== undefined && { label: t`Stated price`, value: priceOf(price) },
    { label: t`Stock`, value: inStock ? t`Yes` : t`No` },
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
