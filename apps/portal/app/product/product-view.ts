import { type Product, type ProductOfBusiness, productAddress } from '@kontor/contract';
import { plateAddress } from '../picture/picture-address.ts';
import { addressAt } from '../picture/picture-sizes.ts';

/** What every card of a product shows. */
export interface ProductView {
  id: string;
  href: string;
  name: string;
  /** The main photo, else a generated plate. */
  picture: { url: string; isPlate: boolean };
  photoCount: number;
  businessType: string;
  company: { id: string; name: string; href: string; logo: string; claimed: boolean };
  /** "industry | category | subcategory" (checklist 104). */
  path: string;
  description: string | undefined;
  specs: { label: string; value: string }[];
  inStock: boolean;
  /** As `priceText` writes it. */
  price: string | undefined;
  origin: Product['businessProfile']['origin'];
}

const specsOnCard = 4;
const specLength = 50;

/** Pixels across on a card, on screens of twice the density. */
const widthOnCards = 600;

export function pictureOf({
  productID,
  mainImage,
  photos,
  category,
  industry,
}: Pick<
  ProductOfBusiness,
  'productID' | 'mainImage' | 'photos' | 'category' | 'industry'
>): ProductView['picture'] {
  const photo = mainImage ?? photos[0];
  if (photo) return { url: addressAt(photo, widthOnCards), isPlate: false };
  return { url: plateAddress(productID, category?.id ?? industry.id), isPlate: true };
}

export function pathOf({
  industry,
  category,
  subCategory,
}: Pick<ProductOfBusiness, 'industry' | 'category' | 'subCategory'>): string {
  return [industry, category, subCategory].flatMap((node) => (node ? [node.name] : [])).join(' | ');
}

/** At most four specs, each named once, values cut at 50 characters (checklist 335). */
export function cardSpecs(specs: { label: string; value: string }[]): { label: string; value: string }[] {
  const once = new Map(specs.map(({ label, value }) => [label, value]));
  return [...once]
    .slice(0, specsOnCard)
    .map(([label, value]) => ({ label, value: cutAt(value, specLength) }));
}

/** The first characters of a text; an ellipsis says that there are more. */
export function cutAt(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}

/** A product among those of its business (checklist 112): its text is cut at 200 characters. */
export interface ProductTileView {
  id: string;
  href: string;
  name: string;
  picture: ProductView['picture'];
  photoCount: number;
  description: string | undefined;
}

const tileTextLength = 200;

export function tileOf(product: ProductOfBusiness, company: string): ProductTileView {
  const { productID: id, name, photos, description } = product;
  return {
    id,
    href: productAddress({ id, name, company }),
    name,
    picture: pictureOf(product),
    photoCount: photos.length,
    description: description && cutAt(description, tileTextLength),
  };
}
