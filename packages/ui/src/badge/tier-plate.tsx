import './tier-plate.css';

const levels = ['standard', 'gold', 'premium', 'platinum'] as const;
export type Tier = (typeof levels)[number];

/** What a business pays for: a cut plate with one to four bars, upper-cased, STANDARD by default (checklist 102). */
export function TierPlate({ tier = 'standard' }: { tier?: Tier | undefined }) {
  const level = levels.indexOf(tier);
  return (
    <span className={`k-tier k-tier-${tier}`}>
      <span className="k-tier-bars" aria-hidden="true">
        {levels.map((each, place) => (
          <i key={each} className={place <= level ? 'k-on' : undefined} />
        ))}
      </span>
      {tier.toUpperCase()}
    </span>
  );
}
