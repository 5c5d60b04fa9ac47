/**
 * Figures products are filtered by: "at most so many" of one of these steps. A closed list, since documents hold a word for each
 * step and not the figure itself. Plain numbers: pages read addresses by them, and the schema is made with them.
 */
export const filterSteps = {
  /** Days. */
  leadTime: [1, 3, 7, 14, 30, 60, 90],
  /** Of whatever unit. */
  minimumOrder: [1, 5, 10, 50, 100, 500, 1_000],
} as const;

/** A figure that products are filtered by, each "at most so many". */
export type SteppedFigure = keyof typeof filterSteps;
export const steppedFigures = Object.keys(filterSteps) as SteppedFigure[];
/** Of each figure the step a query is filtered by. */
export type StepFilters = { [Figure in SteppedFigure]: (typeof filterSteps)[Figure][number] | undefined };
