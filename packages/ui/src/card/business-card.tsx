import type { ReactNode } from 'react';
import { type Tier, TierPlate } from '../badge/tier-plate.tsx';
import { type Verification, VerifiedBadge } from '../badge/verified-badge.tsx';
import { type Fact, FactStrip } from '../table/fact-strip.tsx';
import { CompanyName } from './company-name.tsx';
import { Like } from './like.tsx';
import './result-card.css';
import './business-card.css';

export interface BusinessCardProps {
  href: string;
  name: string;
  logo: string;
  tier: Tier;
  verification: Verification;
  description?: string | undefined;
  facts: readonly Fact[];
  /** "214 likes". */
  likes: string;
  /** What must be said of where the data come from. */
  origin?: ReactNode;
  actions?: ReactNode;
}

/** A business in a list of results (checklist 98). */
export function BusinessCard(props: BusinessCardProps) {
  return (
    <article className="k-result">
      <img
        className="k-logo"
        src={props.logo}
        width="88"
        height="88"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className="k-result-body">
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
        {props.description ? <p className="k-result-text">{props.description}</p> : null}
        <div className="k-result-facts">
          <FactStrip facts={props.facts} />
        </div>
      </div>
      <div className="k-result-actions">
        <Like text={props.likes} />
        {props.actions}
      </div>
    </article>
  );
}
