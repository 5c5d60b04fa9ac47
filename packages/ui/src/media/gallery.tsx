import { useState } from 'react';
import { Images } from '../icon/icons.gen.ts';
import './gallery.css';

export interface GalleryPicture {
  url: string;
  alt: string;
}

interface GalleryProps {
  pictures: readonly [GalleryPicture, ...GalleryPicture[]];
  /** "Photo 2 of 6". */
  nameOf: (place: number) => string;
}

/** A product's pictures: one large, the others to choose from. */
export function Gallery({ pictures, nameOf }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  return (
    <div className={pictures.length > 1 ? 'k-gallery k-gallery-several' : 'k-gallery'}>
      <div className="k-gallery-main">
        <img src={shown.url} width="800" height="600" alt={shown.alt} fetchPriority="high" />
        {pictures.length > 1 ? (
          <span className="k-photo-count k-number">
            <Images size={15} />
            {chosen + 1} / {pictures.length}
          </span>
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <div className="k-gallery-choice">
          {pictures.map(({ url }, place) => (
            <button
              key={url}
              type="button"
              aria-label={nameOf(place + 1)}
              aria-pressed={place === chosen}
              onClick={() => setChosen(place)}
            >
              <img src={url} width="108" height="81" alt="" loading="lazy" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
