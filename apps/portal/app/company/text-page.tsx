import type { ReactNode } from 'react';
import { ClosingCall } from '../page-part/closing-call.tsx';
import './company.css';

interface TextPageProps {
  title: string;
  lead: string;
  /** Of 800 by 600. */
  picture: string;
  /** What to do, below the lead. */
  action?: ReactNode;
  /** Its sections. */
  children: ReactNode;
}

/** A page of texts: its promise beside a picture, its sections, and the call that ends it. */
export function TextPage({ title, lead, picture, action, children }: TextPageProps) {
  return (
    <div className="s-page">
      <header className="c-head">
        <div>
          <h1>{title}</h1>
          <p className="c-lead">{lead}</p>
          {action}
        </div>
        <img src={picture} width="800" height="600" alt="" fetchPriority="high" />
      </header>
      {children}
      <ClosingCall />
    </div>
  );
}
