import { classes } from '../style/classes.ts';
import { type Tier, tierColors, tiers } from './tier-colors.ts';
import './tier-plate.css';

/** What a business pays for: a cut plate with one to four bars, upper-cased, STANDARD by default (checklist 102). Null for whoever took none. */
export function TierPlate({ tier = 'standard' }: { tier?: Tier | null | undefined }) {
  if (tier === null) return null;
  const level = tiers.indexOf(tier);
  return (
    <span className={classes('k-tier', tierColors(tier))}>
      <span className="k-tier-bars" aria-hidden="true">
        {tiers.map((each, place) => (
          <i key={each} className={place <= level ? 'k-on' : undefined} />
        ))}
      </span>
      {tier.toUpperCase()}
    </span>
  );
}
