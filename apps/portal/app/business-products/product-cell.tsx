import type { ProductRowOfTable } from '@kontor/contract';
import { plateAddress } from '../picture/picture-address.ts';
import { addressAt } from '../picture/picture-sizes.ts';

interface ProductCellProps {
  row: ProductRowOfTable;
  /** Where the name leads; nowhere without it. */
  href?: string | undefined;
  missing?: string | undefined;
}

/** Pixels across, on screens of twice the density. */
const pictureWidth = 112;

/** Picture, name and category of a product. */
export function ProductCell({ row, href, missing }: ProductCellProps) {
  const { productID, name, mainImage, industry, category, subCategory } = row;
  const picture = mainImage
    ? addressAt(mainImage, pictureWidth)
    : plateAddress(productID, (category ?? industry).id);
  return (
    <div className="bp-product">
      <img src={picture} width="56" height="42" alt="" loading="lazy" decoding="async" draggable={false} />
      <div>
        {href ? <a href={href}>{name}</a> : <b>{name}</b>}
        <small>{(subCategory ?? category ?? industry).name}</small>
        {missing ? <small className="bp-missing">{missing}</small> : null}
      </div>
    </div>
  );
}
