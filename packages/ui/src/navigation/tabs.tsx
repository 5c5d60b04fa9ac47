import { classes } from '../style/classes.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import './tabs.css';

export interface TabLink {
  key: string;
  href: string;
  text: string;
  /** Already written for the reader. Shown below the text, beside it where not every tab has one. */
  count?: string | undefined;
  current: boolean;
  className?: string;
}

/** Tabs that are links: each is an address of its own. Too many for a line, they scroll sideways, the current one in view. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = useCurrentInView(tabs.find((tab) => tab.current)?.key);

  const counted = tabs.filter(({ count }) => count).length;

  return (
    <nav
      className={classes('k-tabs', counted > 0 && counted < tabs.length && 'k-tabs-mixed')}
      aria-label={label}
      ref={row}
    >
      {tabs.map(({ key, href, text, count, className, current: isCurrent }) => (
        <a key={key} href={href} className={className} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          {count ? <small className="k-number"> {count}</small> : null}
        </a>
      ))}
    </nav>
  );
}
