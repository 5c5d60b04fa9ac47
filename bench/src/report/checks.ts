import type { Bound, TargetCheck } from '../suite.ts';

export type Verdict = 'stretch' | 'met' | 'not met';

function keeps(value: number, bound: Bound): boolean {
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}

export function verdictOf({ value, target, stretch }: TargetCheck): Verdict {
  if (stretch && keeps(value, stretch)) return 'stretch';
  return keeps(value, target) ? 'met' : 'not met';
}

/** `≤ 10 ms` */
export function boundText(bound: Bound, unit: string): string {
  const [sign, limit] = 'atLeast' in bound ? ['≥', bound.atLeast] : ['≤', bound.atMost];
  return `${sign} ${limit.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`;
}
