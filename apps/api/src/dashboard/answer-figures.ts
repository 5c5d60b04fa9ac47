import { type AnswerFigures, dashboardLimits } from '@kontor/contract';
import { unanswered } from './kinds.ts';

/** So often an inquiry was answered after this time (`kinds.ts`). */
export interface AnswerPart {
  part: string;
  count: number;
}

/** Quarters of an hour in 2, 6, 12, 24 and 48 hours. */
const bounds = [8, 24, 48, 96, 192];
const minutesOfQuarter = 15;

/** How soon inquiries were answered; of too few nothing but how many they are. */
export function answerFigures(parts: readonly AnswerPart[]): AnswerFigures {
  const asked = sumOf(parts);
  const times = parts
    .filter(({ part }) => part !== unanswered)
    .map(({ part, count }) => ({ quarters: Number(part), count }))
    .toSorted((one, other) => one.quarters - other.quarters);
  const answered = sumOf(times);
  if (asked < dashboardLimits.leastAnswers) return { asked, answered };
  const within = (from: number, to: number) =>
    sumOf(times.filter(({ quarters }) => quarters > from && quarters <= to));
  const byTime = [0, ...bounds].map((from, place) => within(from, bounds[place] ?? Number.POSITIVE_INFINITY));
  const minutes = medianMinutes(parts);
  return {
    asked,
    answered,
    ...(answered >= dashboardLimits.leastAnswers && minutes !== undefined && { minutes }),
    shareIn24Hours: within(0, 96) / asked,
    byTime: [...byTime, asked - answered],
  };
}

/** Half of those that were answered were answered sooner; undefined where none was. */
export function medianMinutes(parts: readonly AnswerPart[]): number | undefined {
  const times = parts
    .filter(({ part }) => part !== unanswered)
    .flatMap(({ part, count }) => Array.from({ length: count }, () => Number(part)))
    .toSorted((one, other) => one - other);
  const [low, high] = [times[Math.floor((times.length - 1) / 2)], times[Math.floor(times.length / 2)]];
  if (low === undefined || high === undefined) return undefined;
  return Math.round(((low + high) / 2) * minutesOfQuarter);
}

const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);
