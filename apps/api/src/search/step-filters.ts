import { filterSteps, type SteppedFigure } from '@kontor/contract';

const marks: Record<SteppedFigure, string> = { leadTime: '@l', minimumOrder: '@m' };

/** The word of a document by which a figure is found: its step, the smallest that is not below it; none beyond the last. */
export function stepFilters(figure: SteppedFigure, value: number | null): string[] {
  if (value === null) return [];
  const step = filterSteps[figure].find((each) => each >= value);
  return step === undefined ? [] : [`${marks[figure]}${step}`];
}

/** The word of each step, from the smallest. */
export function stepWords(figure: SteppedFigure): { atMost: number; word: string }[] {
  return filterSteps[figure].map((atMost) => ({ atMost, word: `${marks[figure]}${atMost}` }));
}

/** The words of all steps up to one. */
export function stepsUpTo(figure: SteppedFigure, maximum: number): string[] {
  return stepWords(figure)
    .filter(({ atMost }) => atMost <= maximum)
    .map(({ word }) => word);
}
