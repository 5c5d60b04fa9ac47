import './video-player.css';

// Films are uploaded as they are, with their captions in them or none: there is no separate track to offer.
const Player = 'video';

/** A film with the browser's own controls; nothing of it is loaded before it is asked for. */
export function VideoPlayer({ url, label }: { url: string; label: string }) {
  return <Player className="k-video" src={url} controls preload="none" aria-label={label} />;
}
