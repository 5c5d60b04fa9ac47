import type { ReactNode } from 'react';
import './company.css';

interface PageHeadProps {
  title: string;
  lead: string;
  /** Of 800 by 600. */
  picture: string;
  /** What to do, below the lead. */
  children?: ReactNode;
}

/** The beginning of a page about the network: its promise beside a picture. */
export function PageHead({ title, lead, picture, children }: PageHeadProps) {
  return (
    <header className="c-head">
      <div>
        <h1>{title}</h1>
        <p className="c-lead">{lead}</p>
        {children}
      </div>
      <img src={picture} width="800" height="600" alt="" fetchPriority="high" />
    </header>
  );
}
