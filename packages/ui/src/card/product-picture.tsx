import { Images } from '../icon/icons.gen.ts';
import './product-picture.css';

interface ProductPictureProps {
  picture: { url: string; alt: string };
  photoCount: number;
}

/** A product's picture in 4:3 with the number of its photos. */
export function ProductPicture({ picture, photoCount }: ProductPictureProps) {
  return (
    <div className="k-product-picture">
      <img src={picture.url} width="800" height="600" alt={picture.alt} loading="lazy" decoding="async" />
      {photoCount > 0 ? (
        <span className="k-photo-count k-number">
          <Images size={15} />
          {photoCount}
        </span>
      ) : null}
    </div>
  );
}
