/** What came of a form that was sent, for its page to show. Codes become words by `use-problem-text.ts`. */
export interface FormState {
  /** What was typed; passwords and codes are never given back. */
  values: Partial<Record<string, string>>;
  /** Code of the problem by field. */
  issues: Partial<Record<string, string>>;
  /** Code of the problem of the whole form. */
  problem?: string | undefined;
  /** Seconds after which one may try again. */
  retryAfter?: number | undefined;
  /** Code of what was done, when the form leads nowhere else. */
  done?: string | undefined;
}

export const untouched: FormState = { values: {}, issues: {} };
