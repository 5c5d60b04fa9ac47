import type { ErrorName, FieldIssue } from '@kontor/contract';

/** What can be wrong with a form as a whole: what a call can end with, and what a page says more precisely. */
export type FormProblem =
  | ErrorName
  | 'noDevice'
  | 'noPasskey'
  | 'confirmFirst'
  | 'unconfirmed'
  | 'tooManyBusinesses';

/** What is wrong, by field. */
export type Issues<Field extends string = string> = Partial<Record<Field, FieldIssue>>;

/** The result of a form that was sent: what its page's action answers. */
export interface FormResult {
  /** What was typed; passwords and codes are never returned. */
  values: Partial<Record<string, string>>;
  issues: Issues;
  /** What is wrong with the whole form. */
  problem?: FormProblem | undefined;
  /** Seconds after which one may try again. */
  retryAfter?: number | undefined;
  /** Code of what was done, when the form leads nowhere else. */
  done?: string | undefined;
}
