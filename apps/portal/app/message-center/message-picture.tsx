import type { ReceivedFile } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

interface MessagePictureProps {
  name: string;
  bytes: number;
  picture: { width: number; height: number };
  load: () => Promise<ReceivedFile>;
}

/** Larger ones are shown when somebody asks for them. */
const shownAtOnce = 2_000_000;

/** A picture of a message, loaded once it comes into sight. */
export function MessagePicture({ name, bytes, picture, load }: MessagePictureProps) {
  const [url, setUrl] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const latest = useRef(load);
  latest.current = load;
  const isLarge = bytes > shownAtOnce;

  useEffect(() => {
    if (!image.current || isLarge) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true));
    observer.observe(image.current);
    return () => observer.disconnect();
  }, [isLarge]);

  useEffect(() => {
    if (!isWanted) return;
    let address: string | undefined;
    let isOver = false;
    latest.current().then(
      ({ content }) => {
        if (isOver) return;
        address = URL.createObjectURL(content);
        setUrl(address);
      },
      // It is offered as a file below.
      (error: unknown) => console.warn('A picture could not be shown', error),
    );
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [isWanted]);

  if (isLarge && !isWanted)
    return (
      <Button size="small" className="mf-show" onClick={() => setWanted(true)}>
        <Trans>Show picture</Trans>
      </Button>
    );
  return <img ref={image} className="mf-picture" src={url} alt={name} {...picture} />;
}
