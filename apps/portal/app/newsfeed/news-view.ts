import { addressById, type BusinessNews } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { type AuthorView, viewOfAuthor } from '../author/author-view.ts';
import { plateAddress } from '../picture/picture-address.ts';
import { addressAt } from '../picture/picture-sizes.ts';

/** Pixels, on dense screens. */
const pictureWidth = 400;

/** What the card of new products or certificates shows. */
export interface NewsView {
  id: string;
  kind: BusinessNews['kind'];
  business: AuthorView;
  /** ISO 8601. */
  at: string;
  count: number;
  things: { key: string; href: string; name: string; picture?: string | undefined }[];
}

export function viewOfNews({ newsID, kind, business, at, count, shown }: BusinessNews, i18n: I18n): NewsView {
  const author = viewOfAuthor(business, i18n);
  return {
    id: newsID,
    kind,
    business: author,
    at,
    count,
    things: shown.map(({ productID, categoryID, name, picture }, place) => {
      const photo = picture && addressAt(picture, pictureWidth);
      if (productID === undefined) return { key: `${place}`, href: author.href, name, picture: photo };
      const href = addressById('product', productID);
      return { key: productID, href, name, picture: photo ?? plateAddress(productID, categoryID ?? '') };
    }),
  };
}

/** News that came between two posts, of which either may be missing. */
export function newsBetween(news: readonly NewsView[], newer: string | undefined, older: string | undefined) {
  return news.filter(({ at }) => (newer === undefined || at <= newer) && (older === undefined || at > older));
}
