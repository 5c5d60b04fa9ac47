import type { FieldIssue } from '@kontor/contract';
import { lazy, type RefObject, Suspense } from 'react';

const Notes = lazy(() => import('./notes-of-form.tsx'));

export interface NotedForm {
  form: RefObject<HTMLFormElement | null>;
  issues: Partial<Record<string, FieldIssue>>;
  attempt: number;
  wasRestored: boolean;
  reset: () => void;
}

/** Says what was put back into a form, and all that is wrong after it was sent in vain. Few see it, so it is loaded for them alone. */
export function FormNotes({ typed }: { typed: NotedForm }) {
  if (typed.attempt === 0 && !typed.wasRestored) return null;
  return (
    <Suspense>
      <Notes typed={typed} />
    </Suspense>
  );
}
