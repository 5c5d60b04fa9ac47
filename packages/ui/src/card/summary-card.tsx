import type { ReactNode } from 'react';
import { type Verification, VerifiedBadge } from '../badge/verified-badge.tsx';
import { FactList, type PlateFact } from '../table/nameplate.tsx';
import './summary-card.css';

interface SummaryCardProps {
  href: string;
  name: string;
  logo: string;
  businessType: string;
  verification: Verification;
  facts: readonly PlateFact[];
  action?: ReactNode;
}

/** The business beside its product (checklist 106). */
export function SummaryCard(props: SummaryCardProps) {
  return (
    <section className="k-card k-card-padded k-summary">
      <div className="k-summary-head">
        <img className="k-logo" src={props.logo} width="64" height="64" alt="" />
        <div>
          <h2>
            <a href={props.href}>{props.name}</a>
          </h2>
          <p className="k-meta">{props.businessType}</p>
          <VerifiedBadge {...props.verification} />
        </div>
      </div>
      {props.action}
      <FactList facts={props.facts} />
    </section>
  );
}
