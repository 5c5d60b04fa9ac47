import { classes, Pill } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './rows.css';

/** Things of one kind, one below the other. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="a-rows">{children}</ul>;
}

interface RowProps {
  icon?: ReactNode;
  name: ReactNode;
  /** Beside the name, such as "This device". */
  mark?: string | undefined;
  children?: ReactNode;
  /** Has several facts. */
  long?: boolean;
  /** What can be done, at the row's end. */
  end?: ReactNode;
}

/** What something is called, what is known of it, and what can be done. */
export function Row({ icon, name, mark, long, children, end }: RowProps) {
  return (
    <li className={classes('a-row', long && 'a-row-long')}>
      {icon ? <span className="a-row-icon">{icon}</span> : null}
      <div className="a-row-text">
        <p className="a-row-name">
          {name}
          {mark ? <Pill tone="info">{mark}</Pill> : null}
        </p>
        {children ? <div className="a-row-facts">{children}</div> : null}
      </div>
      {end ? <div className="a-row-end">{end}</div> : null}
    </li>
  );
}

interface RowLinkProps {
  to: string;
  text: string;
  /** The same with what it is about; begins with `text`. */
  label: string;
  variant?: 'secondary' | 'danger';
}

/** Leads from a row to its page. */
export function RowLink({ to, text, label, variant = 'secondary' }: RowLinkProps) {
  return (
    <Link to={to} aria-label={label} className={`k-button k-button-small k-button-${variant}`}>
      {text}
    </Link>
  );
}
