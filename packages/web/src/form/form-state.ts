import type { ErrorName, FieldIssue } from '@kontor/contract';

/** What can be wrong with a form as a whole: what a call can end with, and what a page says more precisely. */
export type FormProblem =
  | ErrorName
  | 'noDevice'
  | 'noPasskey'
  | 'confirmFirst'
  | 'unconfirmed'
  | 'tooManyBusinesses';

/** What came of a form that was sent, for its page to show. */
export interface FormState {
  /** What was typed; passwords and codes are never given back. */
  values: Partial<Record<string, string>>;
  /** What is wrong, by field. */
  issues: Partial<Record<string, FieldIssue>>;
  /** What is wrong with the whole form. */
  problem?: FormProblem | undefined;
  /** Seconds after which one may try again. */
  retryAfter?: number | undefined;
  /** Code of what was done, when the form leads nowhere else. */
  done?: string | undefined;
}

export const untouched: FormState = { values: {}, issues: {} };
