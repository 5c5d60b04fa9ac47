import './video-player.css';

interface VideoPlayerProps {
  url: string;
  /** What the film is, for assistive technology. */
  label: string;
  /** Stands in its place until it is played. */
  poster?: string;
  /** `metadata` shows its first picture and how long it is. */
  preload?: 'none' | 'metadata';
  captions?: { url: string; language: string; label: string };
}

// Films are uploaded as they are, with their captions in them or none: those of companies have no separate track to offer.
const Player = 'video';

/** A film with the browser's own controls; nothing of it is loaded before it is asked for, unless it is to be told by its first picture. */
export function VideoPlayer({ url, label, poster, preload = 'none', captions }: VideoPlayerProps) {
  return (
    <Player className="k-video" src={url} poster={poster} controls preload={preload} aria-label={label}>
      {captions ? (
        <track kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} />
      ) : null}
    </Player>
  );
}
