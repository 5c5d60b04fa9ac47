import type { FieldIssue } from '@kontor/contract';
import type { RefObject } from 'react';

/** What notes beside a form's button need of it. */
export interface NotedForm {
  form: RefObject<HTMLFormElement | null>;
  issues: Partial<Record<string, FieldIssue>>;
  attempt: number;
  wasRestored: boolean;
  reset: () => void;
}
