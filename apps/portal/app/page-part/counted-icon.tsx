import type { IconComponent } from '@kontor/ui/icon';
import { useCount, type WatchCount } from './use-count.ts';
import './counted-icon.css';

interface CountedIconProps {
  href: string;
  icon: IconComponent;
  /** @param count as it is shown; undefined for nothing new */
  nameOf: (count: string | undefined) => string;
  /** Loads what counts; the same function each time. */
  loadWatch: () => Promise<WatchCount>;
}

/** A way of the top bar for people, with how much is new behind it. */
export function CountedIcon({ href, icon: Icon, nameOf, loadWatch }: CountedIconProps) {
  const shown = useCount(loadWatch);
  return (
    <a className="k-icon-button s-bar-icon s-counted s-for-people" href={href} aria-label={nameOf(shown)}>
      <Icon size={21} />
      {shown ? <span className="s-count">{shown}</span> : null}
    </a>
  );
}
