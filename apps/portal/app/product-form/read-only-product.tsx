import { type EditedProduct, type MyBusiness, productAddress } from '@kontor/contract';
import { ButtonLink, InfoTable, Note } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { decimalSign } from '../amount/read-amount.ts';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import type { FieldGroup } from './merge-values.ts';
import { valuesOf } from './product-values.ts';
import { useGroupNames } from './use-group-names.ts';
import { useGroupWords } from './use-group-words.ts';

interface ReadOnlyProductProps {
  business: MyBusiness;
  product: EditedProduct;
}

const shown = [
  'description',
  'keywords',
  'specs',
  'minimumOrder',
  'leadTimeDays',
  'price',
  'stock',
  'photos',
] as const satisfies readonly FieldGroup[];

/** A product for members of its business, who read. */
export function ReadOnlyProduct({ business, product }: ReadOnlyProductProps) {
  const { t, i18n } = useLingui();
  const names = useGroupNames();
  const words = useGroupWords();
  const texts = useTableTexts();
  const values = valuesOf(product, decimalSign(i18n.locale));
  const company = business.general.companyName;
  return (
    <>
      <h1>{product.name}</h1>
      <Note>{t`Owners and administrators of the business change its products.`}</Note>
      <InfoTable
        caption={product.name}
        rows={shown.map((group) => ({ label: names[group], value: words(group, values) || '–' }))}
        texts={texts}
      />
      {product.listed ? (
        <ButtonLink href={productAddress({ id: product.productID, name: product.name, company })}>
          <Trans>View as a buyer</Trans>
        </ButtonLink>
      ) : null}
    </>
  );
}
