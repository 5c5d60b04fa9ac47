/** The steps in their order. Each is a part of the page's address, so that going back leads to the one before. */
export const steps = ['name', 'work', 'pictures'] as const;
export type Step = (typeof steps)[number];

/** The step of an address (`#work`), but none behind the first that is not complete. */
export function stepOf(hash: string, isComplete: (step: Step) => boolean): Step {
  const wanted = Math.max(
    0,
    steps.findIndex((step) => hash === `#${step}`),
  );
  return steps.slice(0, wanted).find((step) => !isComplete(step)) ?? steps[wanted] ?? 'name';
}

export function nextStep(step: Step): Step | undefined {
  return steps[steps.indexOf(step) + 1];
}

export function previousStep(step: Step): Step | undefined {
  return steps[steps.indexOf(step) - 1];
}
