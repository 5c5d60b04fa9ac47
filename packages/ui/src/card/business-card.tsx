import type { Tier } from '../badge/tier-colors.ts';
import { TierPlate } from '../badge/tier-plate.tsx';
import { type Verification, VerifiedBadge } from '../badge/verified-badge.tsx';
import { type Fact, FactStrip } from '../table/fact-strip.tsx';
import { CompanyName } from './company-name.tsx';
import { ResultCard, type ResultProps } from './result-card.tsx';
import './business-card.css';

export interface BusinessCardProps extends ResultProps {
  href: string;
  name: string;
  logo: string;
  tier: Tier;
  verification: Verification;
  description?: string | undefined;
  facts: readonly Fact[];
  /** A line below the facts. */
  note?: string | undefined;
}

/** A business in a list of results (checklist 98). */
export function BusinessCard(props: BusinessCardProps) {
  return (
    <ResultCard
      picture={{ url: props.logo, className: 'k-logo' }}
      likes={props.likes}
      actions={props.actions}
    >
      <div className="k-result-name">
        <h2>
          <a href={props.href}>
            <CompanyName name={props.name} />
          </a>
        </h2>
        <TierPlate tier={props.tier} />
        <VerifiedBadge {...props.verification} />
        {props.origin}
      </div>
      {props.description ? <p className="k-result-text k-clamp">{props.description}</p> : null}
      <div className="k-result-facts">
        <FactStrip facts={props.facts} />
        {props.note ? <p className="k-meta">{props.note}</p> : null}
      </div>
    </ResultCard>
  );
}
