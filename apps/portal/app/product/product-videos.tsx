import { SectionCard, VideoPlayer } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ProductPageData } from './load-product.server.ts';

export function ProductVideos({ name, videos }: ProductPageData) {
  const { t } = useLingui();
  if (videos.length === 0) return null;
  return (
    <SectionCard title={t`Videos`} aside={videos.length}>
      {videos.map(({ videoID, url, title }, place) => (
        <figure key={videoID} className="p-video">
          <VideoPlayer url={url} label={title ?? t`${name}, video ${place + 1}`} />
          {title ? <figcaption>{title}</figcaption> : null}
        </figure>
      ))}
    </SectionCard>
  );
}
