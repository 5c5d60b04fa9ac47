/**
 * Whether more is looked at than what differs from commit to commit: `npm run test:full` sets THOROUGH, and journeys take every
 * width in both schemes and read more pages of each kind.
 */
export const thorough = Boolean(process.env.THOROUGH);
