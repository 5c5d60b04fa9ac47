import type { Measure } from '@kontor/contract';

/** A figure in a unit that others of its row are stated in. */
export interface Converted {
  from: number;
  to: number;
  unit: string;
  /** Whether it was stated in another one. */
  isConverted: boolean;
}

const keyOf = ({ quantity, factor, offset }: Measure) => `${quantity} ${factor} ${offset}`;

/**
 * Figures of a row in the unit most of them are stated in; of equally many, in the first one. Undefined for what is no figure, or
 * measures something else than most do.
 */
export function inOneUnit(measures: readonly (Measure | undefined)[]): (Converted | undefined)[] {
  const byUnit = Map.groupBy(
    measures.filter((measure) => measure !== undefined),
    keyOf,
  );
  const [shown] = [...byUnit.values()].sort((one, other) => other.length - one.length).flat();
  return measures.map((measure) => {
    if (!measure || !shown || measure.quantity !== shown.quantity) return undefined;
    const converted = (figure: number) => (figure - shown.offset) / shown.factor;
    return {
      from: converted(measure.from),
      to: converted(measure.to),
      unit: shown.unit,
      isConverted: keyOf(measure) !== keyOf(shown),
    };
  });
}
