import { ButtonLink } from '@kontor/ui';
import { useCount, type WatchCount } from '../page-part/use-count.ts';

interface CountedWayProps {
  href: string;
  text: string;
  /** What it is called when so much is new. */
  nameOf: (shown: string) => string;
  /** Loads what counts; the same function each time. */
  loadWatch: () => Promise<WatchCount>;
}

/** A way to something of one's own, with how much is new there. */
export function CountedWay({ href, text, nameOf, loadWatch }: CountedWayProps) {
  const shown = useCount(loadWatch);
  return (
    <ButtonLink href={href} className="s-counted" aria-label={shown ? nameOf(shown) : undefined}>
      {text}
      {shown ? <span className="s-count">{shown}</span> : null}
    </ButtonLink>
  );
}
