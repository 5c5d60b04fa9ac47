import { useEffect, useRef } from 'react';
import './tabs.css';

export interface TabLink {
  key: string;
  href: string;
  text: string;
  /** Shown below the text, already written for the reader. */
  count?: string | undefined;
  current: boolean;
  className?: string;
}

/** Tabs that are links: each is an address of its own. Too many for a line, they scroll sideways, the current one in view. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;

  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link || !row.current) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className="k-tabs" aria-label={label} ref={row}>
      {tabs.map(({ key, href, text, count, className, current: isCurrent }) => (
        <a key={key} href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          {count ? <small className="k-number">{count}</small> : null}
        </a>
      ))}
    </nav>
  );
}
