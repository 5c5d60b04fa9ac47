import type { EditedMedia } from '@kontor/contract';
import { Button, VideoPlayer } from '@kontor/ui';
import { Trash2, Video } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { FileUnderway } from '../../upload/file-underway.tsx';
import { useFileChooser } from '../../upload/use-file-chooser.tsx';
import { useFileUpload } from '../../upload/use-file-upload.ts';

interface VideoEditorProps {
  video: EditedMedia['video'];
  /** Makes a sent video the company's. @throws CallError */
  attach: (token: string, signal: AbortSignal) => Promise<void>;
  onRemove: () => void;
  /** Hears whether one is under way that would be lost by leaving. */
  onStage: (isOpen: boolean) => void;
}

/** The company's video with everything to change it: choose, send, call off, remove. */
export function VideoEditor({ video, attach, onRemove, onStage }: VideoEditorProps) {
  const { t } = useLingui();
  const hint = useId();
  const upload = useFileUpload('business-video', ({ token, signal }) => attach(token, signal));
  const { underway, send } = upload;
  const { input, open, button, focusButton, maxMegabytes } = useFileChooser('business-video', send);
  const isOpen = underway !== undefined;
  useEffect(() => onStage(isOpen), [onStage, isOpen]);

  return (
    <div className="ym-video">
      {video ? (
        <VideoPlayer key={video.url} url={video.url} label={t`Company video`} preload="metadata" />
      ) : null}
      <div className="ym-video-change" ref={button}>
        <Button size="small" onClick={open} aria-describedby={hint}>
          <Video size={18} />
          {video ? <Trans>Change video</Trans> : <Trans>Choose a video</Trans>}
        </Button>
        {video && !underway ? (
          <Button size="small" variant="quiet" onClick={onRemove}>
            <Trash2 size={18} />
            <Trans>Remove</Trans>
            <span className="k-hidden">: {t`Company video`}</span>
          </Button>
        ) : null}
        <small id={hint}>
          <Trans>MP4 or WebM that browsers can play, max {maxMegabytes} MB; it is shown as uploaded.</Trans>
        </small>
      </div>
      <FileUnderway upload={upload} onEnd={focusButton} />
      {input}
    </div>
  );
}
