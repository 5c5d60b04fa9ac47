import { canonicalProductPath } from '@kontor/contract';
import { Gallery } from '@kontor/ui';
import { ThumbsUp } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CompareButton } from '../compare/compare-button.tsx';
import { SaveButton } from '../favorite/save-button.tsx';
import { ShareLink } from '../page-part/share-link.tsx';
import { useLikesText } from '../reaction/use-likes-text.ts';
import { LikeProduct } from './like-product.tsx';
import type { ProductPageData } from './load-product.server.ts';
import { useProductTexts } from './use-product-texts.ts';

/** The photos in the words of their owner where there are any, or the generated plate; never both. Below them what can be done with the product. */
export function ProductGallery(product: ProductPageData) {
  const { t } = useLingui();
  const texts = useProductTexts();
  const likesText = useLikesText();
  const { id, name, company, picture, photos } = product;
  // What whoever reads the page changes is counted at once.
  const [likes, setLikes] = useState(product.likes);
  const main = { url: photos[0]?.url ?? picture.url, alt: photos[0]?.alt ?? texts.pictureAlt(product) };
  const pictures = photos
    .slice(1)
    .map(({ url, alt }, place) => ({ url, alt: alt ?? t`${name}, photo ${place + 2}` }));
  return (
    <section className="k-card p-gallery" aria-label={t`Photos`}>
      <Gallery pictures={[main, ...pictures]} nameOf={(place) => t`Photo ${place}`} />
      <div className="p-actions">
        <p className="p-likes k-meta k-number">
          <ThumbsUp size={17} />
          {likesText(likes)}
        </p>
        <LikeProduct id={id} likes={likes} onLikes={setLikes} />
        <ShareLink
          path={canonicalProductPath({ id, name, company: company.name })}
          copied={t`Product Link copied!`}
        />
        <div className="p-keep">
          <SaveButton size="small" resourceType="product" id={id} text={t`Save Product`} />
          <CompareButton size="small" thing={{ kind: 'product', id, name, picture: picture.url }} />
        </div>
      </div>
    </section>
  );
}
