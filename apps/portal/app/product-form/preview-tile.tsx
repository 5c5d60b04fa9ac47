import { ProductTile } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { coverAddress, plateAddress } from '../picture/picture-address.ts';
import { isBlankSpec, type ProductValues } from './product-values.ts';
import './preview-tile.css';

interface PreviewTileProps {
  values: ProductValues;
  /** Where buyers see it; its form while they do not. */
  href: string;
  /** Of the product, or of its form. */
  id: string;
  industryOfBusiness: string | undefined;
}

const specsOnTile = 3;

/** What is typed as buyers would see it on a card. */
export function PreviewTile({ values, href, id, industryOfBusiness }: PreviewTileProps) {
  const [industry, category] = values.category.split('.');
  const [photo] = values.photos;
  // Not of the subcategory: that of the category is the one buyers see.
  const place = category || industry || '';
  return (
    <section className="pf-preview">
      <h2>
        <Trans>As a buyer sees it</Trans>
      </h2>
      <ProductTile
        href={href}
        name={values.name.trim() || '…'}
        picture={{
          url: photo?.url ?? (place ? plateAddress(id, place) : coverAddress(id, industryOfBusiness)),
        }}
        photoCount={values.photos.length}
        description={values.description.trim() || undefined}
      />
      <dl>
        {values.specs
          .filter((row) => !isBlankSpec(row))
          .slice(0, specsOnTile)
          .map(({ id: row, key, value, unit }) => (
            <div key={row}>
              <dt>{key}</dt>
              <dd className="k-number">{`${value} ${unit}`.trim()}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
