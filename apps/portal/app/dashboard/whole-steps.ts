import type { Dashboard, DashboardStep } from '@kontor/contract';

/** Without a first week of fewer days, in which everything would seem to have been less. */
export function wholeSteps({ unit, steps }: Pick<Dashboard, 'unit' | 'steps'>): DashboardStep[] {
  return unit === 'week' ? steps.filter(({ days }) => days === 7) : steps;
}
