import type { ComparedCount } from '@kontor/contract';

/** How a figure differs from the one of the period before. */
export interface Change {
  /** A share of the former figure, or a difference. */
  value: number;
  isShare: boolean;
  /** Whether that is what a business wants; undefined where nothing changed. */
  isGood: boolean | undefined;
}

/** By which share more or less there was; undefined where there was nothing before. */
export function changeOf({ now, before }: ComparedCount): Change | undefined {
  if (before === 0) return undefined;
  const value = (now - before) / before;
  return { value, isShare: true, isGood: value === 0 ? undefined : value > 0 };
}

/** By how much a figure differs; undefined where either is not known. */
export function differenceOf(
  now: number | undefined,
  before: number | undefined,
  better: 'more' | 'less',
): Change | undefined {
  if (now === undefined || before === undefined) return undefined;
  const value = now - before;
  return { value, isShare: false, isGood: value === 0 ? undefined : value > 0 === (better === 'more') };
}

/** Of 100 views so many led to an inquiry; undefined without views. */
export function perHundred(inquiries: number, views: number): number | undefined {
  return views === 0 ? undefined : (inquiries / views) * 100;
}
