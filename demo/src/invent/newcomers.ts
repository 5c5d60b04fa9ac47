import { employerIndexes } from './employers.ts';
import { type Tier, tiersFromTheTop } from './tiers.ts';

interface Candidate {
  index: number;
  business_type: string;
  tier: Tier;
  country: { code: string };
}

/** The country of the portal a demo shows. */
const home = 'MX';
const ofEachType = 3;

/**
 * The newest businesses of each type, three in the portal's country and three elsewhere, with the days since each came:
 * what the home page shows of a type. They are in the small load, too, and are not those that people log in to, which
 * have a past.
 */
export function chooseNewcomers(plans: readonly Candidate[]): Map<number, number> {
  const employers = new Set(employerIndexes());
  const candidates = plans
    .filter(({ index }) => !employers.has(index))
    .toSorted((one, other) => rank(one) - rank(other) || one.index - other.index);
  const groups = Map.groupBy(
    candidates,
    ({ business_type, country }) => `${business_type} ${country.code === home}`,
  );
  return new Map(
    [...groups.values()].flatMap((group, place) =>
      group
        .slice(0, ofEachType)
        .map(({ index }, nth): [number, number] => [index, 3 + (place % 5) + nth * 6]),
    ),
  );
}

/** Those of the small load first, then those of the higher tiers, of which more is shown. */
function rank({ index, tier }: Candidate): number {
  return (index % 10 === 0 ? 0 : tiersFromTheTop.length) + tiersFromTheTop.indexOf(tier);
}
