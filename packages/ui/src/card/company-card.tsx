import { CountryPlate } from '../badge/country-plate.tsx';
import type { Tier } from '../badge/tier-colors.ts';
import { TierPlate } from '../badge/tier-plate.tsx';
import { type Verification, VerifiedBadge } from '../badge/verified-badge.tsx';
import { CompanyName } from './company-name.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';
import '../layout/card.css';
import './company-card.css';

export interface CompanyCardProps {
  href: string;
  name: string;
  logo: string;
  country: { code: string; name: string; shownAs: string };
  description?: string | undefined;
  tier: Tier;
  verification: Verification;
  /** What must be said of where the data come from. */
  origin?: string | undefined;
  level?: HeadingLevel | undefined;
}

/** A business in the lists of the home page and the sidebar (checklist 99–103): text clipped at 100 px. */
export function CompanyCard(props: CompanyCardProps) {
  return (
    <div className="k-company-cell">
      <article className="k-card k-company">
        <img
          className="k-logo"
          src={props.logo}
          width="48"
          height="48"
          alt=""
          loading="lazy"
          decoding="async"
        />
        <Heading level={props.level ?? 4} className="k-company-name">
          <a href={props.href}>
            <CompanyName name={props.name} />
          </a>
        </Heading>
        <span className="k-company-country" title={props.country.name}>
          <CountryPlate code={props.country.code} />
          {props.country.shownAs}
          {props.origin ? <small>{props.origin}</small> : null}
        </span>
        {props.description ? <p className="k-clamp">{props.description}</p> : null}
        <div className="k-company-badges">
          <TierPlate tier={props.tier} />
          <VerifiedBadge {...props.verification} />
        </div>
      </article>
    </div>
  );
}
