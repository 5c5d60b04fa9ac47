/** One subject of the bench: it measures its figures beside their yardsticks, in one run on one machine. */
export interface Suite {
  /** As written on the command line: `npm run bench -- search`. */
  name: string;
  /** What is measured against what, in one sentence. */
  about: string;
  /** What it runs on, where that is not the corpus: begins the sentence above its tables. */
  data?: string;
  /** Left out of quick runs unless it is named. */
  isLong?: boolean;
  /** Makes what a quick run measures with: those of all suites go on side by side, before anything is measured. */
  prepareQuick?(options: RunOptions): Promise<unknown>;
  run(options: RunOptions): Promise<Section[]>;
}

export interface RunOptions {
  /** A tenth of the rows, fewer queries and shorter rounds: within 5 minutes for all suites that take part. */
  quick: boolean;
  /** Size of the corpus. */
  businesses: number;
  /** How often each figure is taken; the median counts. At least 5. */
  rounds: number;
  /** Tells the person at the terminal what goes on. */
  progress(what: string): void;
}

/** A table of the report with what it proves. */
export interface Section {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  checks: TargetCheck[];
  /** Sentences below the table: what was left out and why. */
  notes: string[];
}

/** One target of docs/performance.md against what was measured. */
export interface TargetCheck {
  /** P1 … P12, R10. */
  id: string;
  what: string;
  value: number;
  unit: string;
  target: Bound;
  stretch?: Bound;
}

export type Bound = { atLeast: number } | { atMost: number };
