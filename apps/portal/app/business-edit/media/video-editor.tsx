import { type EditedMedia, fileKinds } from '@kontor/contract';
import { Button, VideoPlayer } from '@kontor/ui';
import { Trash2, Video } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { FileUnderway } from '../../upload/file-underway.tsx';
import { useFileUpload } from '../../upload/use-file-upload.ts';

interface VideoEditorProps {
  video: EditedMedia['video'];
  /** Makes a sent video the company's. @throws CallError */
  attach: (token: string, signal: AbortSignal) => Promise<void>;
  onRemove: () => void;
  /** Hears whether one is under way that would be lost by leaving. */
  onStage: (isOpen: boolean) => void;
}

const { types, maxBytes } = fileKinds['business-video'];
const maxMegabytes = maxBytes / 1024 / 1024;

/** The company's video with everything to change it: choose, send, call off, remove. */
export function VideoEditor({ video, attach, onRemove, onStage }: VideoEditorProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const hint = useId();
  const upload = useFileUpload('business-video', ({ token, signal }) => attach(token, signal));
  const { underway, send } = upload;
  const isOpen = underway !== undefined;
  useEffect(() => onStage(isOpen), [onStage, isOpen]);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Choosing the same file again is a choice, too.
    target.value = '';
    if (file) send(file);
  }

  return (
    <div className="ym-video">
      {video ? (
        <VideoPlayer key={video.url} url={video.url} label={t`Company video`} preload="metadata" />
      ) : null}
      <div className="ym-video-change" ref={button}>
        <Button size="small" onClick={() => chooser.current?.click()} aria-describedby={hint}>
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
          <Trans>
            MP4 or WebM that browsers can play, max {maxMegabytes} MB; it is shown as you send it.
          </Trans>
        </small>
      </div>
      <FileUnderway upload={upload} onEnd={() => button.current?.querySelector('button')?.focus()} />
      <input
        ref={chooser}
        type="file"
        accept={Object.keys(types).join(',')}
        hidden
        data-file="business-video"
        onChange={choose}
      />
    </div>
  );
}
