import type { IconComponent } from '@kontor/ui/icon';
import { useEffect, useState } from 'react';
import type { Session } from '../session/open-session.ts';
import { useIsSignedIn, useSession } from '../session/session-context.tsx';
import './counted-icon.css';

/** Tells a count as it changes. @returns what ends it */
export type WatchCount = (session: Session, onCount: (count: number) => void) => () => void;

interface CountedIconProps {
  href: string;
  icon: IconComponent;
  /** @param count as it is shown; undefined for nothing new */
  nameOf: (count: string | undefined) => string;
  /** Loads what counts; the same function each time. */
  loadWatch: () => Promise<WatchCount>;
}

/** More than that is not counted out in the bar. */
const maxCount = 99;

/** A way of the top bar for people, with how much is new behind it. */
export function CountedIcon({ href, icon: Icon, nameOf, loadWatch }: CountedIconProps) {
  const count = useCount(loadWatch);
  const shown = count > maxCount ? `${maxCount}+` : count > 0 ? String(count) : undefined;
  return (
    <a className="k-icon-button s-bar-icon s-counted s-for-people" href={href} aria-label={nameOf(shown)}>
      <Icon size={21} />
      {shown ? <span className="s-count">{shown}</span> : null}
    </a>
  );
}

/** Nothing is loaded for visitors, nor before the page is alive. */
function useCount(loadWatch: CountedIconProps['loadWatch']): number {
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isSignedIn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    loadWatch().then(
      (watch) => {
        if (!isOver) stop = watch(session, setCount);
      },
      (error: unknown) => console.error('Nothing is counted', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [session, isSignedIn, loadWatch]);
  return count;
}
