import './tier-colors.css';

export const tiers = ['standard', 'gold', 'premium', 'platinum'] as const;
/** What a business pays for, the least first. */
export type Tier = (typeof tiers)[number];

/** The class whose colours are those of a tier: its metal, and ink on it. */
export function tierColors(tier: Tier): string {
  return `k-tier-${tier}`;
}
