import { type EditedProduct, type MyBusiness, productAddress } from '@kontor/contract';
import { ButtonLink, InfoTable, Note, SectionCard } from '@kontor/ui';
import { Eye } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { decimalSign } from '../amount/read-amount.ts';
import { useTableTexts } from '../page-part/use-table-texts.ts';
import type { FieldGroup } from './merge-values.ts';
import { valuesOf } from './product-values.ts';
import { useGroupNames } from './use-group-names.ts';
import { useGroupWords } from './use-group-words.ts';
import './product-head.css';

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
      <header className="pf-head">
        <h1>{product.name}</h1>
        {product.listed ? (
          <div className="pf-actions">
            <ButtonLink href={productAddress({ id: product.productID, name: product.name, company })}>
              <Eye size={18} />
              <Trans>View as a buyer</Trans>
            </ButtonLink>
          </div>
        ) : null}
        <Note>{t`Only owners and administrators can change its products.`}</Note>
      </header>
      <SectionCard title={t`What the product states`}>
        <InfoTable
          caption={product.name}
          rows={shown.map((group) => ({ label: names[group], value: words(group, values) || '–' }))}
          texts={texts}
        />
      </SectionCard>
    </>
  );
}
