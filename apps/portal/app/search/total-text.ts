import type { Data, searchBusinesses } from '@kontor/contract';
import type { I18n } from '@lingui/core';

/** How much there is of something, and how surely. */
export type Total = Pick<Data<typeof searchBusinesses>, 'total' | 'totalIs'>;

/** A total in short: "147", "≈ 3,400", "10,000+". */
export function totalText({ total, totalIs }: Total, i18n: I18n): string {
  const number = i18n.number(total);
  if (totalIs === 'about') return `≈ ${number}`;
  return totalIs === 'atLeast' ? `${number}+` : number;
}
