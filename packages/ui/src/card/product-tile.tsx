import { CardTitle } from '../layout/card-title.tsx';
import type { HeadingLevel } from './heading.tsx';
import { ProductPicture } from './product-picture.tsx';
import '../layout/card.css';
import './product-tile.css';

interface ProductTileProps {
  href: string;
  name: string;
  picture: { url: string };
  photoCount: number;
  description?: string | undefined;
  level?: HeadingLevel;
}

/** A product among others of the same business (checklist 112): the whole tile leads to its page. */
export function ProductTile({ href, name, picture, photoCount, description, level = 3 }: ProductTileProps) {
  return (
    <article className="k-card k-card-lifts k-tile">
      <ProductPicture picture={{ url: picture.url, alt: '' }} photoCount={photoCount} />
      <div className="k-tile-body">
        <CardTitle level={level} href={href}>
          {name}
        </CardTitle>
        {description ? <p className="k-clamp">{description}</p> : null}
      </div>
    </article>
  );
}
