import type { FieldIssue } from '@kontor/contract';
import { databaseError, KontorError } from '@kontor/server';
import type { FormProblem } from '@kontor/web/form/form-result';

/** Why a form was refused, as its page shows it. */
export interface Refusal {
  status: number;
  /** What is wrong, by field. */
  issues: Partial<Record<string, FieldIssue>>;
  /** What is wrong with the whole form. */
  problem: FormProblem | undefined;
  /** Seconds after which one may try again. */
  retryAfter: number | undefined;
}

/** What a verb threw in the terms of a form. What failed on our side is told to `report`. */
export function refusalOf(error: unknown, report: (error: unknown, what: string) => void): Refusal {
  const known = error instanceof KontorError ? error : databaseError(error);
  if (!known || known.status >= 500) report(error, 'A form could not be answered');
  const { status, name, issues, retryAfter } = known ?? new KontorError('Internal', 'It failed on our side.');
  return {
    status,
    issues: Object.fromEntries((issues ?? []).map(({ field, code, limit }) => [field, { code, limit }])),
    problem: issues ? undefined : name,
    retryAfter,
  };
}
