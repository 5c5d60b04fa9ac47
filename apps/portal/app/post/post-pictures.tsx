import { classes } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { PostPicture } from './post-view.ts';

interface PostPicturesProps {
  pictures: readonly PostPicture[];
  /** Whose post it is, for pictures nobody described. */
  author: string;
}

/** One picture as wide as the card, up to four beside each other. Their places are held until they are there. */
export function PostPictures({ pictures, author }: PostPicturesProps) {
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <div className={classes('po-pictures', pictures.length > 1 && 'po-several')}>
      {pictures.map(({ url, srcSet, avif, width, height, alt }) => (
        <picture key={url}>
          {avif ? <source type="image/avif" srcSet={avif} sizes="(max-width: 700px) 100vw, 660px" /> : null}
          <img
            src={url}
            srcSet={srcSet}
            sizes="(max-width: 700px) 100vw, 660px"
            width={width}
            height={height}
            alt={alt || t`Picture in a post by ${author}`}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </div>
  );
}
