/** How many checks of a step passed and failed; a step that is no set of tests counts as one. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped?: number;
  /** Shown when something failed. */
  output: string;
}

export interface Step {
  name: string;
  /** Steps that must have passed before. */
  after?: string[];
  run(): Promise<StepResult>;
}
