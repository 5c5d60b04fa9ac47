import type { Bound, TargetCheck } from './suite.ts';

type Figure = [value: number, unit: string];

function checkBy(bound: (limit: number) => Bound) {
  return (
    id: string,
    what: string,
    [value, unit]: Figure,
    target: number,
    stretch?: number,
  ): TargetCheck => ({
    id,
    what,
    value,
    unit,
    target: bound(target),
    ...(stretch === undefined ? {} : { stretch: bound(stretch) }),
  });
}

/** A figure that is to be `target` or more, better `stretch`. `id` is the target's in docs/performance.md. */
export const atLeast = checkBy((limit) => ({ atLeast: limit }));

/** The same for one that is to be `target` or less. */
export const atMost = checkBy((limit) => ({ atMost: limit }));
