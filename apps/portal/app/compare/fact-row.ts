/** What stands behind a value. */
type Proof = 'checked' | 'sample' | 'stated' | 'expired';

/** A value as it is shown, made on the server. */
export interface FactCell {
  text: string;
  /** Nothing is known: its text says so. */
  isMissing?: true;
  proof?: { kind: Proof; text: string };
  /** As its owner stated it, where it was converted. */
  original?: string;
  /** "shortest": the best of its row, in a word. */
  best?: string;
}

export interface FactRow {
  label: string;
  cells: FactCell[];
  differs: boolean;
}

export interface FactGroup {
  title: string;
  rows: FactRow[];
}

/** A value before it is set beside the others. */
export interface Fact extends Omit<FactCell, 'isMissing' | 'best'> {
  /** What is compared: equal figures are equal in whatever words. Its text without it. */
  value?: number | string | undefined;
}

interface Best {
  word: string;
  isLeast: boolean;
}

/**
 * A row of values in the order of the columns; undefined where none of them is known, or is said to be missing.
 * @param best says which value is better than all others, where there is one; figures alone are
 */
export function factRow(
  label: string,
  facts: readonly (Fact | undefined)[],
  missing: string,
  best?: Best,
): FactRow | undefined {
  if (facts.every((fact) => fact === undefined)) return undefined;
  const values = facts.map((fact) => fact && (fact.value ?? fact.text.trim().toLowerCase()));
  const [first] = values;
  const bestPlace = best && placeOfBest(values, best);
  return {
    label,
    differs: values.some((value) => !isSame(value, first)),
    cells: facts.map((fact, place) => {
      if (!fact) return { text: missing, isMissing: true };
      const { value: _, ...cell } = fact;
      return best && place === bestPlace ? { ...cell, best: best.word } : cell;
    }),
  };
}

/** Whether one of some columns says something in a row; they are counted from 0, and there may be fewer. */
export function isStatedIn({ cells }: Pick<FactRow, 'cells'>, columns: readonly number[]): boolean {
  return columns.some((column) => cells[column] !== undefined && !cells[column].isMissing);
}

/** Figures that were converted are never equal to the last digit. */
function isSame(one: number | string | undefined, other: number | string | undefined): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) <= 1e-4 * Math.max(Math.abs(one), Math.abs(other));
}

/** Only one of several figures is the best; where two are, none is. */
function placeOfBest(
  values: readonly (number | string | undefined)[],
  { isLeast }: Best,
): number | undefined {
  const figures = values.filter((value) => typeof value === 'number');
  if (figures.length < 2) return undefined;
  const best = isLeast ? Math.min(...figures) : Math.max(...figures);
  return figures.filter((value) => isSame(value, best)).length === 1 ? values.indexOf(best) : undefined;
}
