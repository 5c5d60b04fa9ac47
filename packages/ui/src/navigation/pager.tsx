import { pageNumbers } from './page-numbers.ts';
import './pager.css';

interface PagerProps {
  label: string;
  current: number;
  last: number;
  hrefOf: (page: number) => string;
  /** "Page 3", for assistive technology. */
  nameOf: (page: number) => string;
}

/** Numbered pages, no first, last or ellipsis; nothing when there is one page. */
export function Pager({ label, current, last, hrefOf, nameOf }: PagerProps) {
  if (last < 2) return null;
  return (
    <nav className="k-pager" aria-label={label}>
      {pageNumbers(current, last).map((page) => (
        <a
          key={page}
          href={hrefOf(page)}
          aria-label={nameOf(page)}
          aria-current={page === current ? 'page' : undefined}
        >
          {page}
        </a>
      ))}
    </nav>
  );
}
