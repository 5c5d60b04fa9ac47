import { productLimits as limits } from '@kontor/contract/product-limits';
import { Button, SectionCard, VideoPlayer } from '@kontor/ui';
import { ArrowDown, ArrowUp, Trash2, Video } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { moved } from '../page-part/moved.ts';
import { FileUnderway } from '../upload/file-underway.tsx';
import { useFileChooser } from '../upload/use-file-chooser.tsx';
import type { FileUpload } from '../upload/use-file-upload.ts';
import type { FormVideo } from './product-values.ts';
import './add-file.css';
import './row-tools.css';
import './videos-card.css';

interface VideosCardProps {
  videos: readonly FormVideo[];
  upload: FileUpload;
  onChange: (videos: FormVideo[]) => void;
}

/** The videos of a product in their order, each with its title. */
export function VideosCard({ videos, upload, onChange }: VideosCardProps) {
  const { t } = useLingui();
  const hint = useId();
  const count = videos.length;
  const { input, open, button, focusButton, maxMegabytes } = useFileChooser('product-video', upload.send);

  return (
    <SectionCard title={t`Videos`} id="videos">
      <div className="pf-videos">
        {videos.map((video, index) => (
          <VideoRow
            key={video.id}
            video={video}
            index={index}
            count={count}
            onTitle={(title) =>
              onChange(videos.map((each) => (each.id === video.id ? { ...each, title } : each)))
            }
            onMove={(to) => onChange(moved(videos, index, to))}
            onRemove={() => {
              onChange(videos.filter(({ id }) => id !== video.id));
              focusButton();
            }}
          />
        ))}
        <FileUnderway upload={upload} onEnd={focusButton} />
        <div className="pf-video-add" ref={button}>
          <Button
            size="small"
            disabled={count >= limits.videos || upload.underway !== undefined}
            aria-describedby={hint}
            onClick={open}
          >
            <Video size={18} />
            <Trans>Add video</Trans>
          </Button>
          <small id={hint}>
            <Trans>MP4 or WebM that browsers can play, max {maxMegabytes} MB; it is shown as uploaded.</Trans>
          </small>
        </div>
        {input}
      </div>
    </SectionCard>
  );
}

interface VideoRowProps {
  video: FormVideo;
  index: number;
  count: number;
  onTitle: (title: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function VideoRow({ video, index, count, onTitle, onMove, onRemove }: VideoRowProps) {
  const { t } = useLingui();
  const place = index + 1;
  return (
    <div className="pf-video">
      <VideoPlayer url={video.url} label={video.title || t`Video ${place}`} preload="metadata" />
      <div className="pf-video-line">
        <input
          className="k-input"
          aria-label={t`Title of video ${place}`}
          placeholder={t`Title`}
          maxLength={limits.videoTitle}
          value={video.title}
          onChange={({ target }) => onTitle(target.value)}
        />
        <div className="pf-tools">
          <button
            type="button"
            disabled={index === 0}
            aria-label={t`Move video ${place} up`}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUp size={18} />
          </button>
          <button
            type="button"
            disabled={place === count}
            aria-label={t`Move video ${place} down`}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDown size={18} />
          </button>
          <button type="button" aria-label={t`Remove video ${place}`} onClick={onRemove}>
            <Trash2 size={18} />
          </button>
        </div>
      </div>
    </div>
  );
}
