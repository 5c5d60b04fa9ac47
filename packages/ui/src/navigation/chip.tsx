import type { ReactNode } from 'react';
import './chip.css';

interface ChipProps {
  href: string;
  current: boolean;
  count?: string | undefined;
  /** `nofollow` where search engines need not go. */
  rel?: 'nofollow' | undefined;
  children: ReactNode;
}

/** A shortcut that filters what is listed; a link, so that each choice has an address. */
export function Chip({ href, current, count, rel, children }: ChipProps) {
  return (
    <a className="k-chip" href={href} rel={rel} aria-current={current ? 'true' : undefined}>
      {children}
      {count ? <b className="k-number">{count}</b> : null}
    </a>
  );
}

export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="k-chips" aria-label={label}>
      {children}
    </nav>
  );
}
