import type { ComponentProps } from 'react';
import './video-player.css';

interface VideoPlayerProps extends Omit<ComponentProps<'video'>, 'className' | 'src' | 'children'> {
  url: string;
  /** What the film is, for assistive technology. */
  label: string;
  captions?: { url: string; language: string; label: string };
}

// Films are uploaded as they are, with their captions in them or none: those of companies have no separate track to offer.
const Player = 'video';

/** A film with the browser's own controls; nothing of it is loaded before it is asked for, unless it is to be told by its first picture. */
export function VideoPlayer({ url, label, captions, ...rest }: VideoPlayerProps) {
  return (
    <Player controls preload="none" {...rest} className="k-video" src={url} aria-label={label}>
      {captions ? (
        <track kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} />
      ) : null}
    </Player>
  );
}
